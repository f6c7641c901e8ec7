import { Counter, Gauge, type Registry } from 'prom-client';
import type { Backlog } from './delivery/backlog.server.ts';
import { deliveryOutcomes } from './delivery/worker.server.ts';

/** Outcomes of a submitted form. `refused`: cross-origin, or of another content type. */
const submissionOutcomes = [
  'stored',
  'suspected',
  'repeated',
  'conflict',
  'invalid',
  'limited',
  'refused',
  'too-large',
  'failed',
] as const;

const limits = ['address', 'contact'] as const;

export type SubmissionOutcome = (typeof submissionOutcomes)[number];

export type ConsultMetrics = ReturnType<typeof createConsultMetrics>;

interface ConsultMetricsOptions {
  registry: Registry;
  /** Names of the configured channels. */
  channels: readonly string[];
  readBacklog: () => Promise<readonly Backlog[]>;
}

/** Registers the metrics of consultation requests. Labels never come from a request. */
export function createConsultMetrics(options: ConsultMetricsOptions) {
  const registers = [options.registry];
  const submissions = new Counter({
    name: 'consult_submissions_total',
    help: 'Consultation requests by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const limited = new Counter({
    name: 'consult_limited_total',
    help: 'Forms refused for now, by the limit that refused them.',
    labelNames: ['limit'],
    registers,
  });
  const deliveries = new Counter({
    name: 'consult_deliveries_total',
    help: 'Attempts to deliver a request, by channel.',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  // From zero on: `increase()` does not see a series that begins at one.
  for (const outcome of submissionOutcomes) submissions.inc({ outcome }, 0);
  for (const limit of limits) limited.inc({ limit }, 0);
  for (const channel of options.channels) {
    for (const outcome of deliveryOutcomes) deliveries.inc({ channel, outcome }, 0);
  }
  registerBacklog(options);

  return {
    /** Counts a form; `limit` is the one that refused it. */
    submission(outcome: SubmissionOutcome, limit?: (typeof limits)[number]): void {
      submissions.inc({ outcome });
      if (limit) limited.inc({ limit });
    },
    /** Counts an attempt to deliver. */
    delivery(channel: string, outcome: (typeof deliveryOutcomes)[number]): void {
      deliveries.inc({ channel, outcome });
    },
  };
}

/** Gauges that are read at each scrape; without a database they are absent, because stale values would mislead. */
function registerBacklog({ registry, readBacklog }: ConsultMetricsOptions): void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: (backlog: Backlog) => number) =>
    new Gauge({
      ...{ name, help, labelNames: ['channel'], registers },
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
