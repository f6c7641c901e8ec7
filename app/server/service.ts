import type { Hono } from 'hono';
import type { Config } from '#app/config/config.ts';
import type { OpenIntake } from '#app/consult/intake/intake.server.ts';
import type { Assets } from '#app/entry/document.tsx';
import type { Log } from '#app/platform/log.ts';
import { createApp } from './app.ts';
import type { Readiness } from './health.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createRenderer } from './render.tsx';
import type { Site } from './visit.ts';

export interface Service {
  app: Hono;
  readiness: Readiness;
  metrics: Metrics;
  /** Begins to deliver what waits, to watch over it, and to delete what is over. */
  start(): Promise<void>;
  /** Stops all of that and closes the database; requests must have ended before. */
  close(): Promise<void>;
}

interface ServiceOptions {
  config: Config;
  log: Log;
  site: Site;
  openIntake: OpenIntake;
  /** Read anew for each page, since development has no fixed build. */
  assets: () => Assets;
  /** Folder of the browser's build; null in development, where Vite serves it. */
  clientDir: string | null;
}

/** Everything behind the port, put together: the intake, and the pages. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { config, log, site, openIntake, assets, clientDir } = options;
  const [intake] = await Promise.all([
    openIntake((...attempt) => metrics.delivery(...attempt)),
    // All at once: a later build must not take away what this process has not read yet.
    ...Object.values(site.pages).map((page) => page.module()),
  ]);
  const { database, keys, channels } = intake.facts;
  const { checkDatabase, readBacklog } = intake;
  const metrics = createMetrics({
    ...{ build: __BUILD_ID__, database, channels, readBacklog },
    ofProcess: config.metrics.port !== null || config.metrics.token !== null,
  });
  const readiness: Readiness = {
    ...{ draining: false, build: __BUILD_ID__, database, keys, checkDatabase, readBacklog },
  };
  const app = createApp({
    ...{ config, log, site, intake, readiness, metrics, clientDir },
    render: createRenderer({ site, assets, config, log }),
  });
  return { app, readiness, metrics, start: intake.start, close: intake.close };
}
