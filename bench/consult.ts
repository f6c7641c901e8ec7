import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ensureBuild } from '../scripts/build.ts';
import { startPostgres } from '../tests/site/postgres.ts';
import { type RunningSite, startSite } from '../tests/site/server.ts';
import { rawPostgres, rawSqlite } from './consult/raw-commits.ts';
import { sendForms } from './consult/visitors.ts';
import { goal } from './goal.ts';

const MS = 5_000;
const VISITORS = 8;

/** How many requests a second are acknowledged, beside what the database alone can commit. */
export async function bench(): Promise<void> {
  await ensureBuild();
  const settings = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent' };
  const embedded = await startSite(settings);
  await measure('SQLite', embedded, async () =>
    rawSqlite(join(embedded.dataDir, 'raw.sqlite'), MS),
  );
  await embedded.stop();

  const postgres = await startPostgres();
  const [url, raw] = [await postgres.createDatabase(), await postgres.createDatabase()];
  const served = await startSite({ ...settings, DATABASE_URL: url });
  await measure('PostgreSQL', served, () => rawPostgres(raw, MS));
  await served.stop();
  await postgres.close();
}

async function measure(name: string, site: RunningSite, raw: () => Promise<number>): Promise<void> {
  await sendForms(site.url, VISITORS, 1_000);
  const alone = await readPages(site.url, MS);
  const before = await raw();
  const [load, beside] = await Promise.all([
    sendForms(site.url, VISITORS, MS),
    readPages(site.url, MS),
  ]);
  const commits = (before + (await raw())) / 2;
  console.log(name);
  console.table({
    'raw commits/s': Math.round(commits),
    'acknowledged/s': Math.round(load.rate),
    'p99 of a request, ms': Number(load.p99.toFixed(1)),
    'p99 of a page alone, ms': Number(alone.toFixed(1)),
    'p99 of a page meanwhile, ms': Number(beside.toFixed(1)),
    'memory, MB': await memory(site),
  });
  goal(`${name}: raw commits for each acknowledged request`, commits / load.rate, 2.5);
  goal(`${name}: p99 of a page meanwhile, against alone`, beside / alone, 2);
}

/** On a thread of its own: beside the visitors it would wait for them, and not for the site. */
async function readPages(url: string, ms: number): Promise<number> {
  const reader = new Worker(new URL('./consult/page-reader.ts', import.meta.url), {
    workerData: { url, ms },
  });
  const [p99] = await once(reader, 'message');
  return p99;
}

/** Resident memory of the process, in megabytes. */
async function memory({ process }: RunningSite): Promise<number> {
  const status = await readFile(`/proc/${process.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
