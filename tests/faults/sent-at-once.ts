import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { databaseFile } from '#app/platform/database/database.ts';
import { SITE, startSite } from '../site/server.ts';
import { sendForm, someForm } from '../site/visitors.ts';

const TOKEN = 'a-token-of-more-than-16';
const settings = { TRUSTED_PROXIES: '127.0.0.1', METRICS_TOKEN: TOKEN };

/** Data folder of two processes of one site, as during a replacement. */
const dataDir = await mkdtemp(join(tmpdir(), 'at-once-'));
const start = () => startSite(settings, SITE, { dataDir });
const sites = [await start(), await start()];
afterAll(async () => {
  for (const site of sites) await site.stop();
  await rm(dataDir, { recursive: true });
});

function rows(table: 'consultation' | 'outbox'): number {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  const { count } = database.prepare(`select count(*) as count from ${table}`).get() ?? {};
  database.close();
  return Number(count);
}

/** Number of requests with this outcome that both have counted. */
async function counted(outcome: string): Promise<number> {
  const line = new RegExp(`^consult_submissions_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm');
  const texts = sites.map(async ({ url }) =>
    (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text(),
  );
  const counts = (await Promise.all(texts)).map((text) => Number(line.exec(text)?.[1]));
  expect(counts.every(Number.isInteger)).toBe(true);
  return counts.reduce((sum, count) => sum + count, 0);
}

test.each([
  ['with a key', { key: randomUUID() }],
  ['without script', {}],
])('a form sent fifty times at once %s is one request with one response', async (_, more) => {
  const before = {
    requests: rows('consultation'),
    deliveries: rows('outbox'),
    stored: await counted('stored'),
  };
  const form = someForm(more);
  const address = { 'x-forwarded-for': '203.0.113.9' };
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const response = await sendForm(sites[index % 2]?.url ?? '', form, address);
      return { status: response.status, body: await response.text() };
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(rows('consultation')).toBe(before.requests + 1);
  expect(rows('outbox')).toBe(before.deliveries + 1);
  expect(await counted('stored')).toBe(before.stored + 1);
});
