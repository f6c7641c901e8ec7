import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { databaseFile } from '#app/platform/database/database.ts';
import { freePort } from '../site/free-port.ts';
import { type RunningSite, SITE, startSite } from '../site/server.ts';
import { testFolder } from '../site/test-place.ts';
import { sendForm } from '../site/visitors.ts';

const KILLS = 20;
const VISITORS = 6;

test(`1: killed ${KILLS} times under load, the site has every request that it acknowledged`, async () => {
  const dataDir = await testFolder();
  const port = await freePort();
  const acknowledged: string[] = [];
  for (let kill = 1; kill <= KILLS; kill++) {
    const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1' }, SITE, { port, dataDir });
    await loadUntilKilled(site, acknowledged, 5 + kill);
  }
  const database = new DatabaseSync(databaseFile(dataDir));
  const all = (query: string) => database.prepare(query).all();
  expect(all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  const stored = new Set(all('select reference from consultation').map((row) => row.reference));
  const outbox = all('select distinct consultation_id from outbox').length;
  database.close();
  expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
  expect(outbox).toBe(stored.size);
  expect(acknowledged.length).toBeGreaterThan(KILLS * 5);
}, 120_000);

/** Several visitors send without pause; the process dies in the middle, after so many receipts. */
async function loadUntilKilled(
  { url, process, exit }: RunningSite,
  acknowledged: string[],
  receipts: number,
): Promise<void> {
  let left = receipts;
  async function visitor(): Promise<void> {
    for (;;) {
      const answer = await sendForm(url).catch(() => null);
      const text = await answer?.text().catch(() => null);
      if (!answer || !text) return;
      expect(answer.status, text).toBe(201);
      acknowledged.push(JSON.parse(text).receipt.reference);
      if (--left === 0) process.kill('SIGKILL');
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  await exit;
}
