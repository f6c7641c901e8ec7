import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openHttpPeer } from '../fakes/http-peer.ts';
import { openSmtpPeer } from '../fakes/smtp-peer.ts';
import { freePort } from '../site/free-port.ts';
import { startPostgres } from '../site/postgres.ts';
import { type RunningSite, SITE, startSite } from '../site/server.ts';
import { storedRequests } from '../site/stored-requests.ts';
import { sendForm, someForm } from '../site/visitors.ts';

const VISITORS = 8;
/** Time without any delivery after which the test fails. A killed worker's leases end after a minute. */
const STANDSTILL_MS = 3 * 60_000;
const POSTGRES_KILLED_EVERY = 4;

export interface LoadOptions {
  database: 'sqlite' | 'postgres';
  /** A new, empty folder. */
  dataDir: string;
  requests: number;
  kills: number;
  /** Called after each kill with the number of acknowledged requests and of kills so far. */
  progress?: (acknowledged: number, kills: number) => void;
}

/** Counts of the requests in one sink. */
export interface SinkCounts {
  there: number;
  /** Stored, but not in this sink. In the database: acknowledged, but not stored. */
  missing: number;
  /** Arrived more than once, because a killed site does not know what it has delivered. */
  repeated: number;
  /** In this sink, but not stored. */
  unknown: number;
}

export interface LoadResult {
  acknowledged: number;
  sinks: Record<'database' | 'mail' | 'file' | 'webhook', SinkCounts>;
}

/** Sends forms until this many receipts were read, then kills the site in the middle of other forms. */
async function loadUntilKilled(site: RunningSite, acknowledged: Set<string>, receipts: number) {
  const dead = new Promise((resolve) => site.process.once('exit', resolve));
  let left = receipts;
  async function visitor(): Promise<void> {
    while (left > 0) {
      const form = someForm({ key: crypto.randomUUID() });
      const answer = await sendForm(site.url, form).catch(() => null);
      const body = await answer?.json().catch(() => null);
      if (answer === null) return;
      if (!body?.receipt) continue;
      acknowledged.add(body.receipt.reference);
      if (--left === 0) site.process.kill('SIGKILL');
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  site.process.kill('SIGKILL');
  await dead;
}

async function untilDelivered(metricsPort: string): Promise<void> {
  let left = Number.POSITIVE_INFINITY;
  for (let moved = Date.now(); Date.now() - moved < STANDSTILL_MS; await wait(1_000)) {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const waiting = [...text.matchAll(/^consult_outbox_waiting\{.*\} (\d+)$/gm)];
    const now = waiting.reduce((sum, [, count]) => sum + Number(count), 0);
    if (waiting.length > 0 && now === 0) return;
    if (now < left) moved = Date.now();
    left = Math.min(left, now);
  }
  throw new Error('Nothing is delivered any more.');
}

const references = /[0-9A-Z]{4}-[0-9A-Z]{4}/;

/**
 * Sends requests to a site that is killed again and again, then waits until everything is delivered. Every fourth
 * time, PostgreSQL's server is killed too.
 *
 * @throws {Error} if nothing was delivered for three minutes although deliveries wait
 */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const { database, dataDir, requests, kills, progress } = options;
  const postgres = database === 'postgres' ? await startPostgres() : null;
  const [mailbox, hook, port, METRICS_PORT] = [
    await openSmtpPeer(),
    await openHttpPeer(),
    await freePort(),
    String(await freePort()),
  ];
  const settings: Record<string, string> = {
    SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    DATABASE_URL: (await postgres?.createDatabase()) ?? '',
    TRUSTED_PROXIES: '127.0.0.1',
    CHANNELS: 'mail,file,webhook',
    SMTP_URL: mailbox.url,
    WEBHOOK_URL: hook.url,
    METRICS_PORT,
  };
  const begin = () => startSite(settings, SITE, { port, dataDir, log: 'ignore' });
  const acknowledged = new Set<string>();
  for (let kill = 1; kill <= kills; kill++) {
    const share = Math.ceil((requests - acknowledged.size) / (kills - kill + 1));
    await loadUntilKilled(await begin(), acknowledged, share);
    if (postgres && kill % POSTGRES_KILLED_EVERY === 0) {
      await postgres.kill();
      await postgres.start();
    }
    progress?.(acknowledged.size, kill);
  }
  const last = await begin();
  await untilDelivered(METRICS_PORT);
  await last.stop();
  const exported = await storedRequests({ ...settings, DATA_DIR: dataDir });
  const stored = new Set(exported.map(({ reference }) => reference));
  const found = (texts: (string | undefined)[]) =>
    texts.flatMap((text) => references.exec(text ?? '')?.[0] ?? []);
  const files = await readdir(join(dataDir, 'outbox'));
  const arrived = {
    mail: found(mailbox.received.map(({ mail }) => mail.subject)),
    file: found(files.filter((name) => name.endsWith('.eml'))),
    webhook: hook.requests.map(({ body }): string => JSON.parse(body).request.reference),
  };
  await Promise.all([mailbox.close(), hook.close(), postgres?.close()]);
  return {
    acknowledged: acknowledged.size,
    sinks: {
      // A request can be stored whose acknowledgement the kill cut off.
      database: { ...compare(acknowledged, [...stored]), unknown: 0 },
      mail: compare(stored, arrived.mail),
      file: compare(stored, arrived.file),
      webhook: compare(stored, arrived.webhook),
    },
  };
}

function compare(expected: Set<string>, list: string[]): SinkCounts {
  const there = new Set(list);
  return {
    there: there.size,
    missing: expected.difference(there).size,
    repeated: list.length - there.size,
    unknown: there.difference(expected).size,
  };
}
