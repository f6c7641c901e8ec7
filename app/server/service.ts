import type { Hono } from 'hono';
import { createChannels } from '#app/consult/channels/create.server.ts';
import { createLimits } from '#app/consult/door/limits.server.ts';
import { backlogReader, readBacklog } from '#app/consult/outbox/backlog.server.ts';
import { createOutbox } from '#app/consult/outbox/outbox.server.ts';
import { createWatch } from '#app/consult/outbox/watch.server.ts';
import { createRetention } from '#app/consult/retention/retention.server.ts';
import { createStore } from '#app/consult/vault/store.server.ts';
import { openVault } from '#app/consult/vault/vault.server.ts';
import type { Assets } from '#app/document.tsx';
import { createAlerts } from './alerts.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { createDailyCounts } from './counts/daily-counts.ts';
import { classifySource } from './counts/source-class.ts';
import type { Readiness } from './health.ts';
import type { Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createRenderer } from './render.tsx';
import { createTurns } from './turns.ts';
import type { Site } from './visit.ts';

export interface Service {
  app: Hono;
  readiness: Readiness;
  metrics: Metrics;
  /** Begins to deliver what waits, to watch over it, and to delete what is over. */
  start(): void;
  /** Stops all of that and closes the database; requests must have ended before. */
  close(): Promise<void>;
}

interface ServiceOptions {
  config: Config;
  log: Log;
  site: Site;
  /** Read anew for each page, since development has no fixed build. */
  assets: () => Assets;
  /** Folder of the browser's build; null in development, where Vite serves it. */
  clientDir: string | null;
}

/** Everything behind the port, put together: database, outbox, pages. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { config, log, site, assets, clientDir } = options;
  // All at once: a later build must not take away what this process has not read yet.
  await Promise.all(site.routes.map((route) => route.module()));
  const channels = createChannels(config, log);
  const { db, keyring } = await openVault(config, log, { resident: true });
  const store = createStore(db, keyring, channels);
  const alerts = createAlerts({ log, webhook: config.alertWebhook });
  const channelNames = channels.map(({ name }) => name);
  const backlog = backlogReader(db, channelNames);
  const metrics = createMetrics({
    build: __BUILD_ID__,
    database: db.kind,
    channels: channelNames,
    readBacklog: backlog,
    ofProcess: config.metrics.port !== null || config.metrics.token !== null,
  });
  const turns = createTurns();
  const outbox = createOutbox({
    ...{ db, keyring, channels, log, alerts },
    host: config.origin.hostname,
    count: metrics.delivery,
    calm: turns.calm,
  });
  const retention = createRetention({ db, config, log, alerts });
  const watch = createWatch({ readBacklog: backlog, alerts, log });
  const counts = createDailyCounts(db, log);
  const readiness: Readiness = {
    draining: false,
    checkDatabase: db.probe,
    build: __BUILD_ID__,
    database: db.kind,
    keys: keyring.ids,
    readBacklog: backlog,
  };
  const app = createApp({
    ...{ config, log, site, store, keyring, readiness, metrics, clientDir, turns },
    render: createRenderer({ site, assets, config, log }),
    limits: createLimits({ keyring, pool: db.pool, log }),
    counts,
    onStored({ source, counted }) {
      outbox.wake();
      if (counted) counts.add('request', classifySource(source));
    },
    count(outcome, limit) {
      metrics.submission(outcome, limit);
      if (outcome === 'failed') alerts.raise('request not stored');
    },
  });

  // A channel that is configured no more leaves its deliveries waiting: that must not go unseen.
  for (const { channel } of await readBacklog(db, channelNames)) {
    if (channelNames.includes(channel)) continue;
    log.warn({ event: 'requests wait for a missing channel', channel });
  }
  return {
    app,
    readiness,
    metrics,
    start() {
      outbox.wake();
      watch.start();
      retention.start();
    },
    async close() {
      watch.stop();
      await Promise.all([outbox.stop(), retention.stop(), counts.flush()]);
      await db.close();
    },
  };
}
