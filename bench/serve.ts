import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ensureBuild } from '../scripts/build.ts';
import { startSite } from '../tests/site/server.ts';
import { goal } from './goal.ts';
import { median } from './quantile.ts';
import type { Answer } from './serve/bare.ts';
import type { Load } from './serve/load.ts';

/** Many short rounds, so that other work of the machine affects both servers alike. */
const ROUNDS = 20;
/** Length of one measurement. */
const MS = 300;
/** Discarded rounds at the start, until both servers are compiled. */
const WARM_UP = 4;
const CONNECTIONS = 32;

/** Compares requests per second answered from memory with a bare server that sends the same bytes. */
export async function bench(): Promise<void> {
  await ensureBuild();
  const site = await startSite({}, 'dist', { log: 'ignore' });
  const sitePort = Number(new URL(site.url).port);
  const asset = /"(\/assets\/[^"]*\.js)"/.exec(await (await fetch(site.url)).text())?.[1] ?? '';
  const paths = { page: '/', payload: '/_payload.json', asset };
  const bare = child('bare.ts');
  const answers = Object.values(paths).map((path) => read(sitePort, path));
  const barePort = await ask(bare, await Promise.all(answers));
  const load = child('load.ts');
  const rate = (port: number, path: string) =>
    ask(load, { port, path, connections: CONNECTIONS, ms: MS });

  const rows: Record<string, { bare: number; site: number; ratio: number }> = {};
  for (const [name, path] of Object.entries(paths)) {
    const rates = { bare: [] as number[], site: [] as number[], ratio: [] as number[] };
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const [ofBare, ofSite] = [await rate(barePort, path), await rate(sitePort, path)];
      if (round < 0) continue;
      rates.bare.push(ofBare);
      rates.site.push(ofSite);
      rates.ratio.push(ofSite / ofBare);
    }
    rows[name] = {
      bare: Math.round(median(rates.bare)),
      site: Math.round(median(rates.site)),
      ratio: Number(median(rates.ratio).toFixed(3)),
    };
  }
  bare.disconnect();
  load.disconnect();
  bare.kill();
  await site.stop();
  console.log('Requests per second, medians');
  console.table(rows);
  // At least 0.6 of the bare server.
  for (const [name, { ratio }] of Object.entries(rows)) {
    goal(`bare answers for each answer of the site, ${name}`, 1 / ratio, 1 / 0.6);
  }
}

/** Forks a process, so that server and load do not wait for each other. */
function child(file: string): ChildProcess {
  const forked = fork(new URL(`./serve/${file}`, import.meta.url));
  return forked.once('exit', (code) => {
    if (code) throw new Error(`${file} has ended.`);
  });
}

async function ask(child: ChildProcess, message: Load | Answer[]): Promise<number> {
  child.send(message);
  const [answer] = await once(child, 'message');
  return answer;
}

/** Reads an answer as sent; `fetch` would decompress it. */
async function read(port: number, path: string): Promise<Answer> {
  const sent = request({ port, path, headers: { 'accept-encoding': 'gzip, br' } }).end();
  const [response] = await once(sent, 'response');
  const { date: _, connection: _c, 'keep-alive': _k, ...headers } = response.headers;
  return { path, headers, body: (await buffer(response)).toString('base64') };
}
