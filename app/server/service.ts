import { Registry } from 'prom-client';
import type { Config } from '#app/config/config.ts';
import { openConsult } from '#app/consult/consult.server.ts';
import type { Assets } from '#app/entry/document.tsx';
import type { App } from '#app/platform/http.ts';
import type { Log } from '#app/platform/log.ts';
import { createApp } from './app.ts';
import type { Readiness } from './health.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createRenderer } from './render.tsx';
import type { Site } from './visit.ts';

export interface Service {
  app: App;
  readiness: Readiness;
  metrics: Metrics;
  /** Starts deliveries, their monitoring, and retention. */
  start(): void;
  /** Stops all of that and closes the database; requests must have ended before. */
  close(): Promise<void>;
}

interface ServiceOptions {
  config: Config;
  log: Log;
  site: Site;
  /** Read for each page, since development has no fixed build. */
  assets: () => Assets;
  /** Folder of the browser's build; null in development, where Vite serves it. */
  clientDir: string | null;
  /** Number of lines that the log could not write. */
  droppedLines?: () => number;
}

/** Composes everything behind the port: the features and the pages. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { config, log, site, assets, clientDir, droppedLines = () => 0 } = options;
  const registry = new Registry();
  const [consult] = await Promise.all([
    openConsult({ config, log, registry }),
    // All at once: a later build must not remove what this process has not read yet.
    ...Object.values(site.pages).map((page) => page.module()),
  ]);
  const { database, keys, checkDatabase, readBacklog } = consult;
  const metrics = createMetrics({
    ...{ registry, build: __BUILD_ID__, database, droppedLines },
    ofProcess: config.metrics.port !== null || config.metrics.token !== null,
  });
  const readiness: Readiness = {
    ...{ draining: false, build: __BUILD_ID__, database, keys, checkDatabase, readBacklog },
  };
  const app = await createApp({
    ...{ config, log, site, consult, readiness, metrics, assets, clientDir },
    render: createRenderer({ site, assets, config, log, keep: clientDir !== null }),
  });
  return { app, readiness, metrics, start: consult.start, close: consult.close };
}
