import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { createLimits } from '#app/consult/intake/limits.server.ts';
import { createLog } from '#app/platform/log.ts';
import { BatchedLimiter, createSharedCounts } from '#app/platform/shared-counts.ts';
import { startPostgres } from '../site/postgres.ts';
import { keyring } from './database/test-key.ts';

const postgres = await startPostgres();
const pools = [1, 2].map(() => new pg.Pool({ connectionString: postgres.url, max: 4 }));
for (const pool of pools) pool.on('error', () => {});
afterAll(async () => {
  for (const pool of pools) await pool.end();
  await postgres.close();
});

const ADDRESS = '203.0.113.9';

/** Two instances of one site, whose table is there. */
async function openInstances() {
  const log = createLog('silent');
  const instances = pools.map((pool) => createLimits({ keyring, pool, log }));
  await vi.waitFor(() => pools[0]?.query('select from rate_limit'));
  return instances;
}

/** How many of fifty requests pass that come to both at once, each for another phone. */
async function passed(instances: Awaited<ReturnType<typeof openInstances>>): Promise<number> {
  const refusals = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      instances[index % 2]?.admit({ address: ADDRESS, contact: `0101234${1000 + index}` }),
    ),
  );
  return refusals.filter((refusal) => refusal === null).length;
}

test('39: two instances share exact counts in a table without personal data', async () => {
  const instances = await openInstances();
  expect(await passed(instances)).toBe(20);
  const { rows } = (await pools[0]?.query('select key from rate_limit')) ?? { rows: [] };
  expect(rows.length).toBeGreaterThan(20);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|0101234/);
});

test('39: counts concurrent callers in order, and resets and deletes expired counts', async () => {
  await openInstances();
  const [pool] = pools;
  if (!pool) throw new Error('There are two.');
  const counts = createSharedCounts(pool);
  const { add } = counts;
  const soon = Date.now() + 60_000;
  const counted = await Promise.all(
    [1, 2, -1, 4].map((points) => add({ key: 'k', points, expire: soon })),
  );
  expect(counted.map(({ points }) => points)).toEqual([1, 3, 2, 6]);
  await add({ key: 'over', points: 5, expire: 1 });
  expect(await add({ key: 'over', points: 2, expire: 2 })).toEqual({ points: 2, expire: 2 });
  const limiter = new BatchedLimiter(counts, { keyPrefix: 'x', points: 1, duration: 60 });
  await limiter.clearExpired(Date.now());
  const { rows } = await pool.query("select key from rate_limit where key in ('k', 'over')");
  expect(rows).toEqual([{ key: 'k' }]);
});

test('39: each instance counts in memory when the server is killed', async () => {
  const instances = await openInstances();
  await postgres.kill();
  expect(await passed(instances)).toBe(40);
});
