import type { Hono } from 'hono';
import { sql } from 'kysely';
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
import { openDatabase } from './database/open.ts';
import type { Readiness } from './health.ts';
import type { Log } from './log.ts';
import { createRenderer } from './render.tsx';
import type { Site } from './visit.ts';

export interface Service {
  app: Hono;
  readiness: Readiness;
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
  const channels = config.channels.map((channel) => createChannel(channel, config.dataDir));
  for (const { name } of config.channels) {
    const folder = name === 'file' ? outboxFolder(config.dataDir) : undefined;
    log.info({ event: 'requests go to', channel: name, folder });
  }
  const db = await openDatabase(config.dataDir);
  const outbox = createOutbox({ db, channels, host: config.origin.hostname, log });
  const store = createStore(
    db,
    channels.map(({ name }) => name),
  );
  const readiness: Readiness = {
    draining: false,
    async checkDatabase() {
      await sql`select 1`.execute(db);
    },
  };
  const render = createRenderer({ site, assets, config, log });
  const app = createApp({
    config,
    log,
    site,
    store,
    render,
    readiness,
    clientDir,
    onStored: outbox.wake,
  });
  outbox.wake();
  return {
    app,
    readiness,
    async close() {
      await outbox.stop();
      await db.destroy();
    },
  };
}

function createChannel(channel: ChannelConfig, dataDir: string): Channel {
  switch (channel.name) {
    case 'mail':
      return createMailChannel(channel.url, channel);
    case 'file':
      return createFileChannel(dataDir, channel);
  }
}
