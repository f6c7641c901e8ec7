import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuild } from '../scripts/build.ts';
import { startPostgres } from '../tests/site/postgres.ts';
import { type RunningSite, startSite } from '../tests/site/server.ts';
import type { Task } from './consult/client.ts';
import { rawPostgres, rawSqlite } from './consult/raw-commits.ts';
import { goal } from './goal.ts';
import { quantile } from './quantile.ts';

const ROUNDS = 4;
/** Length of one measurement. */
const MS = 3_000;
/** Enough to keep the site busy all the time: eight left a quarter of the processors idle. */
const VISITORS = 16;
const settings = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent' };

/** Compares the requests that the site acknowledges per second with the commits of the bare database. */
export async function bench(): Promise<void> {
  await ensureBuild();
  await measure(
    'SQLite',
    () => startSite(settings, 'dist'),
    async ({ dataDir }) => rawSqlite(join(dataDir, 'raw.sqlite'), MS),
  );
  const postgres = await startPostgres();
  const beside = await postgres.createDatabase();
  await measure(
    'PostgreSQL',
    async () => startSite({ ...settings, DATABASE_URL: await postgres.createDatabase() }, 'dist'),
    () => rawPostgres(beside, MS),
  );
  await postgres.close();
}

/**
 * Measures in rounds, so that other work of the machine affects all figures alike. Each round starts its own site,
 * because the one before is still delivering its requests.
 */
async function measure(
  name: string,
  start: () => Promise<RunningSite>,
  raw: (site: RunningSite) => Promise<number>,
): Promise<void> {
  const commits: number[] = [];
  const forms: number[] = [];
  const alone: number[] = [];
  const beside: number[] = [];
  const megabytes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await start();
    commits.push(await raw(site));
    const reader: Task = { does: 'read', url: site.url, ms: MS };
    const crowd: Task = { does: 'send', url: site.url, ms: MS, visitors: VISITORS };
    await atOnce(reader);
    alone.push(...(await atOnce(reader)).flat());
    await atOnce(crowd);
    const [read = [], sent = []] = await atOnce(reader, crowd);
    beside.push(...read);
    forms.push(...sent);
    megabytes.push(await memory(site));
    await site.stop();
  }
  const raws = commits.reduce((sum, rate) => sum + rate, 0) / ROUNDS;
  const acknowledged = (forms.length / (ROUNDS * MS)) * 1000;
  const p99 = (times: number[]) => quantile(times, 0.99);
  const [formP99, aloneP99, besideP99] = [p99(forms), p99(alone), p99(beside)];
  console.log(name);
  console.table({
    'raw commits/s': Math.round(raws),
    'acknowledged/s': Math.round(acknowledged),
    'p99 of a request, ms': Number(formP99.toFixed(1)),
    'p99 of a page alone, ms': Number(aloneP99.toFixed(1)),
    'p99 of a page meanwhile, ms': Number(besideP99.toFixed(1)),
    'page meanwhile, against alone': Number((besideP99 / aloneP99).toFixed(1)),
    'acknowledged, of raw commits': `${Math.round((100 * acknowledged) / raws)} %`,
    'memory, MB': Math.max(...megabytes),
  });
  // At least 40 % of the raw rate.
  goal(`${name}: raw commits for each acknowledged request`, raws / acknowledged, 4);
}

/** Runs each task in its own process: in a shared one, tasks would wait for each other instead of the site. */
async function atOnce(...tasks: Task[]): Promise<number[][]> {
  const file = new URL('./consult/client.ts', import.meta.url);
  const clients = tasks.map((task) => fork(file, [JSON.stringify(task)]));
  await Promise.all(clients.map(wordOf));
  return Promise.all(
    clients.map((client) => {
      client.send('go');
      return wordOf(client);
    }),
  );
}

async function wordOf(client: ChildProcess): Promise<number[]> {
  const ended = once(client, 'exit').then(() => Promise.reject(new Error('A client has ended.')));
  const [word] = await Promise.race([once(client, 'message'), ended]);
  return word;
}

/** Resident memory of the process, in megabytes. */
async function memory({ process }: RunningSite): Promise<number> {
  const status = await readFile(`/proc/${process.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
