// @module-tag long
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTcpProxy, type TcpProxy } from '../fakes/tcp-proxy.ts';
import { sayingSeconds, secondsIn } from '../site/own-seconds.ts';
import { type Postgres, startPostgres, withClient } from '../site/postgres.ts';
import { type RunningSite, startSite } from '../site/server.ts';
import { waitForStatus } from '../site/status.ts';
import { sendForm, someForm } from '../site/visitors.ts';
import { LONGEST_WAIT } from '../timeouts.ts';

/** Longest wait of a visitor before the page says what to do, in seconds of the site's own clock. */
const BOUND = 9;

let postgres: Postgres;
let proxy: TcpProxy;
let databaseUrl: string;
let site: RunningSite;
beforeAll(async () => {
  postgres = await startPostgres();
  proxy = await openTcpProxy(postgres.port);
  databaseUrl = await postgres.createDatabase();
  site = await startSite({
    DATABASE_URL: databaseUrl.replace(`:${postgres.port}`, `:${proxy.port}`),
    SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    TRUSTED_PROXIES: '127.0.0.1',
    ...sayingSeconds,
  });
  // After the first rendering the page comes from memory. The tests below check whether it waits for anything.
  await fetch(site.url);
});
afterAll(async () => {
  proxy.turn('forward');
  await site.stop();
  await proxy.close();
  await postgres.close();
});

// A failed test must not affect the others.
afterEach(async () => {
  proxy.turn('forward');
  await postgres.start();
});

const acknowledged: string[] = [];

async function send(form = someForm()): Promise<number> {
  const answer = await sendForm(site.url, form);
  const { receipt } = await answer.json().catch(() => ({}));
  if (receipt) acknowledged.push(receipt.reference);
  return answer.status;
}

/** Measures how many seconds pass for the site meanwhile. */
async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = secondsIn(site.output());
  await work();
  return secondsIn(site.output()) - before;
}

const stored = () =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('select reference from consultation');
    return rows.map((row): string => row.reference);
  });

async function recovers(): Promise<void> {
  await vi.waitFor(async () => expect(await send()).toBe(201), LONGEST_WAIT);
  await readiness(200);
  const there = new Set(await stored());
  expect(acknowledged.filter((reference) => !there.has(reference))).toEqual([]);
}

const readiness = (status: number) => waitForStatus(`${site.url}/readyz`, status);

/** Expects that the site soon refuses forms, and that pages and /healthz answer as usual. */
async function isRefused(): Promise<void> {
  const took = await secondsOf(async () => expect(await send()).toBe(503));
  expect(took).toBeLessThanOrEqual(BOUND);
  await readiness(503);
  expect(await secondsOf(() => fetch(site.url))).toBeLessThanOrEqual(1);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
}

test('returns 503 while the server is killed, and recovers when it is back', async () => {
  expect(await send()).toBe(201);
  await postgres.kill();
  await isRefused();
  await postgres.start();
  await recovers();
});

test('replaces connections that are cut, both in use and idle', async () => {
  await Promise.all(Array.from({ length: 12 }, () => send()));
  proxy.turn('cut');
  await isRefused();
  proxy.turn('forward');
  await recovers();
});

test('times out on a half-open connection, for all connections at once', async () => {
  await Promise.all(Array.from({ length: 12 }, () => send()));
  proxy.turn('silent');
  await isRefused();
  proxy.turn('forward');
  // Idle connections lost their peer as well. The next visitor must not wait for one of them.
  expect(await secondsOf(async () => expect(await send()).toBe(201))).toBeLessThanOrEqual(2);
  await recovers();
});

test('responds in time when the pool is exhausted', async () => {
  await withClient(databaseUrl, async (client) => {
    await client.query('begin; lock table consultation in access exclusive mode');
    const status: number[] = [];
    const took = await secondsOf(async () => {
      status.push(...(await Promise.all(Array.from({ length: 25 }, () => send()))));
    });
    expect(new Set(status)).toEqual(new Set([503]));
    expect(took).toBeLessThanOrEqual(BOUND);
    expect(proxy.connections()).toBeLessThanOrEqual(12);
    await client.query('rollback');
  });
  await recovers();
});

test('responds in time when the answer to the first query of new connections is lost', async () => {
  proxy.turn('cut');
  await isRefused();
  proxy.turn({ loseAnswerTo: 'set statement_timeout' });
  await isRefused();
  proxy.turn('forward');
  await recovers();
});

test('stores one request when the reply to COMMIT was lost and the form is sent again', async () => {
  const form = someForm({ key: crypto.randomUUID() });
  proxy.turn({ loseAnswerTo: 'commit' });
  const before = new Set(await stored());
  expect(await send(form)).toBe(503);
  const written = (await stored()).filter((reference) => !before.has(reference));
  expect(written).toHaveLength(1);

  proxy.turn('forward');
  acknowledged.length = 0;
  await vi.waitFor(async () => expect(await send(form)).toBe(201), LONGEST_WAIT);
  expect(acknowledged).toEqual(written);
  expect((await stored()).filter((reference) => !before.has(reference))).toEqual(written);
  const outbox = await withClient(databaseUrl, (client) =>
    client.query(
      'select channel from outbox where consultation_id = (select id from consultation where reference = $1)',
      written,
    ),
  );
  expect(outbox.rows).toEqual([{ channel: 'file' }]);
});
