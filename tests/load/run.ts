/**
 * Sends requests to a site that is killed again and again, on SQLite and on PostgreSQL (whose server is
 * killed too, every fourth time), and compares what was acknowledged with what is stored and with what
 * arrived by mail, file and webhook. Needs a build; not part of `npm test`.
 *
 *     node tests/load/run.ts --requests 30000 --kills 60 [--database sqlite|postgres]
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openHttpPeer } from '../fakes/http-peer.ts';
import { openSmtpPeer } from '../fakes/smtp-peer.ts';
import { freePort } from '../site/free-port.ts';
import { startPostgres } from '../site/postgres.ts';
import { type RunningSite, SITE, startSite } from '../site/server.ts';
import { storedRequests } from '../site/stored-requests.ts';
import { sendForm, someForm } from '../site/visitors.ts';

const VISITORS = 8;
/** Time without any delivery; a killed worker's are free again after a minute. */
const STANDSTILL_MS = 3 * 60_000;
const POSTGRES_KILLED_EVERY = 4;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '30000' },
    kills: { type: 'string', default: '60' },
    database: { type: 'string', default: 'both' },
  },
});
const requests = Number(values.requests);
const kills = Number(values.kills);

/** Sends until so many receipts were read, then kills the site, in the middle of other forms. */
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

/** @returns whether nothing is missing */
async function run(database: 'sqlite' | 'postgres'): Promise<boolean> {
  const start = performance.now();
  const dataDir = await mkdtemp(join(tmpdir(), 'load-'));
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
    process.stdout.write(`\r${database}: ${acknowledged.size} acknowledged, ${kill} kills`);
  }
  const last = await begin();
  await untilDelivered(METRICS_PORT);
  await last.stop();
  const stored = new Set(
    (await storedRequests({ ...settings, DATA_DIR: dataDir })).map(({ reference }) => reference),
  );
  const found = (texts: (string | undefined)[]) =>
    texts.flatMap((text) => references.exec(text ?? '')?.[0] ?? []);
  const sinks = {
    mail: found(mailbox.received.map(({ mail }) => mail.subject)),
    file: found((await readdir(join(dataDir, 'outbox'))).filter((name) => name.endsWith('.eml'))),
    webhook: hook.requests.map(({ body }): string => JSON.parse(body).request.reference),
  };
  const seconds = Math.round((performance.now() - start) / 1000);
  const summary = `${acknowledged.size} acknowledged, ${stored.size} stored, ${kills} kills, ${seconds} s`;
  process.stdout.write(`\r${database}: ${summary}\n`);
  let whole = report('database', acknowledged, acknowledged, stored);
  for (const [name, list] of Object.entries(sinks)) {
    const arrived = new Set(list);
    whole = report(name, stored, acknowledged, arrived, list.length - arrived.size) && whole;
  }
  await Promise.all([mailbox.close(), hook.close(), postgres?.close()]);
  await rm(dataDir, { recursive: true });
  return whole;
}

function report(
  name: string,
  expected: Set<string>,
  acknowledged: Set<string>,
  there: Set<string>,
  repeated = 0,
): boolean {
  const missing = expected.difference(there).size;
  const unknown = name === 'database' ? 0 : there.difference(expected).size;
  const lost = acknowledged.difference(there).size;
  process.stdout.write(
    `  ${name}: ${there.size} there, ${missing} missing (${lost} of them acknowledged), ${repeated} repeated, ${unknown} never stored\n`,
  );
  return missing === 0 && unknown === 0;
}

const databases = (['sqlite', 'postgres'] as const).filter(
  (name) => values.database === 'both' || values.database === name,
);
for (const database of databases) if (!(await run(database))) process.exitCode = 1;
