import { Counter, Gauge, type Registry } from 'prom-client';
import type { Backlog } from './backlog.server.ts';
import { deliveryOutcomes } from './worker.server.ts';

interface DeliveryMetricsOptions {
  registry: Registry;
  /** Names of the configured channels. */
  channels: readonly string[];
  readBacklog: () => Promise<readonly Backlog[]>;
}

/**
 * Registers the metrics of deliveries. Labels never come from a request.
 *
 * @returns counts an attempt to deliver
 */
export function createDeliveryMetrics(options: DeliveryMetricsOptions) {
  const { registry, channels } = options;
  const deliveries = new Counter({
    name: 'consult_deliveries_total',
    help: 'Attempts to deliver a request, by channel.',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  });
  // From zero on: `increase()` does not see a series that begins at one.
  for (const channel of channels) {
    for (const outcome of deliveryOutcomes) deliveries.inc({ channel, outcome }, 0);
  }
  registerBacklog(options);
  return (channel: string, outcome: (typeof deliveryOutcomes)[number]): void => {
    deliveries.inc({ channel, outcome });
  };
}

/** Gauges that are read at each scrape; without a database they are absent, because stale values would mislead. */
function registerBacklog({ registry, readBacklog }: DeliveryMetricsOptions): void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: (backlog: Backlog) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['channel'],
      registers,
      async collect() {
        const backlog = await readBacklog().catch(() => []);
        this.reset();
        for (const one of backlog) this.set({ channel: one.channel }, read(one));
      },
    });
  gauge('consult_outbox_waiting', 'Deliveries that have not arrived yet.', (one) => one.waiting);
  gauge('consult_outbox_stuck', 'Deliveries that a person must look at.', (one) => one.stuck);
  gauge(
    'consult_outbox_oldest_seconds',
    'Age of the oldest request that waits.',
    (one) => one.oldestSeconds,
  );
  new Gauge({
    name: 'site_database_readable',
    help: '1 when the database could be read for this response.',
    registers,
    async collect() {
      const backlog = await readBacklog().catch(() => null);
      this.set(backlog ? 1 : 0);
    },
  });
}
