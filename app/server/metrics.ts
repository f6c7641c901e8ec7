import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

interface MetricsOptions {
  /** Registry to which features add their own metrics. */
  registry: Registry;
  build: string;
  /** Kind of the database. */
  database: string;
  /** Number of lines that the log could not write so far. */
  droppedLines: () => number;
  /** Whether to measure memory, event loop and garbage collector too, because someone reads the metrics. */
  ofProcess: boolean;
}

/** Metrics of the running site. Labels come from our own lists, never from a request. */
export function createMetrics(options: MetricsOptions) {
  const { registry, build, database, ofProcess, droppedLines } = options;
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
    /** Records a response, by the pattern of its route. */
    request: (route: string, status: number, seconds: number) =>
      requests.observe({ route, status }, seconds),
    /** All of the registry in the text format of Prometheus. */
    text: () => registry.metrics(),
  };
}
