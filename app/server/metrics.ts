import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of the running site. Labels come from our own lists, never from a request. */
export interface Metrics {
  /** Records a response, by the pattern of its route. */
  request(route: string, status: number, seconds: number): void;
  /** All of the registry in the text format of Prometheus. */
  text(): Promise<string>;
}

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

interface MetricsOptions {
  /** Features register metrics of their own in it. */
  registry: Registry;
  build: string;
  /** Kind of the database. */
  database: string;
  /** Number of lines that the log could not write so far. */
  droppedLines: () => number;
  /** Whether memory, event loop and garbage collector are measured too: someone reads them. */
  ofProcess: boolean;
}

export function createMetrics({
  registry,
  build,
  database,
  ofProcess,
  droppedLines,
}: MetricsOptions): Metrics {
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response was ready, by route.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers,
  });
  new Gauge({
    name: 'site_info',
    help: 'The running build and the kind of its database.',
    labelNames: ['build', 'database'],
    registers,
  }).set({ build, database }, 1);
  new Counter({
    name: 'site_log_lines_dropped_total',
    help: 'Lines of the log that could not be written.',
    registers,
    collect() {
      this.reset();
      this.inc(droppedLines());
    },
  });
  return {
    request: (route, status, seconds) => requests.observe({ route, status }, seconds),
    text: () => registry.metrics(),
  };
}
