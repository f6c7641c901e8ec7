import type { Hono } from 'hono';
import type { Channel } from '#app/consult/channels/channel.server.ts';
import {
  createFileChannel,
  createMailChannel,
  outboxFolder,
} from '#app/consult/channels/mail.server.ts';
import { createOutbox } from '#app/consult/outbox.server.ts';
import { createStore } from '#app/consult/store.server.ts';
import type { Assets } from '#app/document.tsx';
import { createApp } from './app.ts';
import type { ChannelConfig, Config } from './config.ts';
import { createProbe, openDatabase } from './database/open.ts';
import type { Readiness } from './health.ts';
import type { Log } from './log.ts';
import { createRenderer } from './render.tsx';
import type { Site } from './visit.ts';

export interface Service {
  app: Hono;
  readiness: Readiness;
  /** Begins to deliver what waits. */
  start(): void;
  /** Stops delivering and closes the database; requests must have ended before. */
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
  const channels = config.channels.map((channel) => createChannel(channel, config.dataDir, log));
  const names = channels.map(({ name }) => name);
  const db = await openDatabase(config.dataDir);
  const store = createStore(db, names);
  const outbox = createOutbox({ db, channels, host: config.origin.hostname, log });
  const readiness: Readiness = { draining: false, checkDatabase: createProbe(db, config.dataDir) };
  const render = createRenderer({ site, assets, config, log });
  const onStored = outbox.wake;
  const app = createApp({ config, log, site, store, render, readiness, clientDir, onStored });

  const abandoned = (await store.waitingChannels()).filter((name) => !names.includes(name));
  for (const channel of abandoned)
    log.warn({ event: 'requests wait for a missing channel', channel });
  return {
    app,
    readiness,
    start: outbox.wake,
    async close() {
      await outbox.stop();
      await db.destroy();
    },
  };
}

function createChannel(channel: ChannelConfig, dataDir: string, log: Log): Channel {
  const event = 'requests go to';
  switch (channel.name) {
    case 'mail':
      log.info({ event, channel: channel.name, to: channel.to.map(({ address }) => address) });
      return createMailChannel(channel.url, channel, log);
    case 'file':
      log.info({ event, channel: channel.name, folder: outboxFolder(dataDir) });
      return createFileChannel(dataDir, channel);
  }
}
