import { Registry } from 'prom-client';
import { openConsult } from '#app/consult/consult.server.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import { createApp } from './app.ts';
import type { Readiness } from './health.ts';
import { createMetrics } from './metrics.ts';
import { createRenderer } from './render.tsx';
import type { Setup } from './site.ts';

export type Service = Awaited<ReturnType<typeof createService>>;

interface ServiceOptions extends Setup {
  alerts: Alerts;
  /** Number of lines that the log could not write. */
  droppedLines?: () => number;
}

/** Composes everything behind the port: the features and the pages. */
export async function createService(options: ServiceOptions) {
  const { config, log, alerts, site, assets, clientDir, droppedLines = () => 0 } = options;
  const registry = new Registry();
  const consult = await openConsult({ config, log, alerts, registry });
  const { database, keys, checkDatabase, readBacklog } = consult;
  const metrics = createMetrics({
    registry,
    build: __BUILD_ID__,
    database,
    droppedLines,
    ofProcess: config.metrics.port !== null || config.metrics.token !== null,
  });
  const readiness: Readiness = {
    draining: false,
    build: __BUILD_ID__,
    database,
    keys,
    checkDatabase,
    readBacklog,
  };
  const app = await createApp({
    config,
    log,
    alerts,
    site,
    consult,
    readiness,
    metrics,
    assets,
    clientDir,
    ...createRenderer({ site, assets, config, log, alerts }),
  });
  return { app, readiness, metrics, start: consult.start, close: consult.close };
}
