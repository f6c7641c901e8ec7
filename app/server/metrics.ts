import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Backlog } from '#app/consult/delivery/backlog.server.ts';
import { type CountSubmission, submissionOutcomes } from '#app/consult/http/submit.server.ts';
import type { DatabaseKind } from '#app/platform/database/open.ts';

/** Numbers of the running site. Labels come from our own lists, never from a request. */
export interface Metrics {
  submission: CountSubmission;
  delivery: CountDelivery;
  /** An answer, by its route's pattern. */
  request(route: string, status: number, seconds: number): void;
  /** All of them in the text format of Prometheus. */
  text(): Promise<string>;
}

/** `stuck`: failed, and from now on tried slowly. */
const deliveryOutcomes = ['delivered', 'failed', 'stuck'] as const;

/** Called after each attempt of a channel. */
export type CountDelivery = (channel: string, outcome: (typeof deliveryOutcomes)[number]) => void;

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

interface MetricsOptions {
  build: string;
  database: DatabaseKind;
  /** Names of the configured ones. */
  channels: readonly string[];
  readBacklog: () => Promise<readonly Backlog[]>;
  /** Whether those of the process (memory, event loop, collector) are kept too: someone reads them. */
  ofProcess: boolean;
}

export function createMetrics({
  build,
  database,
  channels,
  readBacklog,
  ofProcess,
}: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });

  const submissions = new Counter({
    name: 'consult_submissions_total',
    help: 'Consultation requests, by what became of them.',
    labelNames: ['outcome'],
    registers,
  });
  const limited = new Counter({
    name: 'consult_limited_total',
    help: 'Forms that were refused for now, by the limit that they met.',
    labelNames: ['limit'],
    registers,
  });
  const deliveries = new Counter({
    name: 'consult_deliveries_total',
    help: 'Attempts to deliver a request, by channel.',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  // From zero on: a rise from nothing to one would not be seen as a rise.
  for (const outcome of submissionOutcomes) submissions.inc({ outcome }, 0);
  for (const limit of ['address', 'phone']) limited.inc({ limit }, 0);
  for (const channel of channels) {
    for (const outcome of deliveryOutcomes) deliveries.inc({ channel, outcome }, 0);
  }
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer was ready, by route.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers,
  });
  const outbox = outboxGauges(registers);
  new Gauge({
    name: 'site_info',
    help: 'The build that runs and the kind of its database.',
    labelNames: ['build', 'database'],
    registers,
  }).set({ build, database }, 1);

  return {
    submission(outcome, limit) {
      submissions.inc({ outcome });
      if (limit) limited.inc({ limit });
    },
    delivery: (channel, outcome) => deliveries.inc({ channel, outcome }),
    request: (route, status, seconds) => requests.observe({ route, status }, seconds),
    async text() {
      outbox.show(await readBacklog().catch(() => null));
      return registry.metrics();
    },
  };
}

/** What waits, as of now; without a database there is no saying, and old numbers would mislead. */
function outboxGauges(registers: Registry[]) {
  const labelNames = ['channel'] as const;
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames, registers });
  const waiting = gauge('consult_outbox_waiting', 'Deliveries that have not arrived yet.');
  const stuck = gauge('consult_outbox_stuck', 'Of these, the ones that a person must look at.');
  const oldest = gauge('consult_outbox_oldest_seconds', 'Age of the oldest request that waits.');
  const readable = new Gauge({
    name: 'site_database_readable',
    help: '1 when the database could be read for this answer.',
    registers,
  });
  return {
    show(backlog: readonly Backlog[] | null): void {
      for (const one of [waiting, stuck, oldest]) one.reset();
      readable.set(backlog ? 1 : 0);
      for (const { channel, ...one } of backlog ?? []) {
        waiting.set({ channel }, one.waiting);
        stuck.set({ channel }, one.stuck);
        oldest.set({ channel }, one.oldestSeconds);
      }
    },
  };
}
