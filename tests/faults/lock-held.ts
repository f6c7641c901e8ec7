import { spawn } from 'node:child_process';
import { afterAll, afterEach, expect, test } from 'vitest';
import { databaseFile } from '#app/platform/database/database.ts';
import { startSite } from '../site/server.ts';
import { sendForm } from '../site/visitors.ts';

const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1' });
// Rendered once, pages are answered from memory: what is measured is whether they wait for the lock.
await askForPages();
afterAll(() => site.stop());

let release = async () => {};
// A test that fails must not keep the lock from the next one.
afterEach(() => release());

/** Another process takes the write lock of the site's database, until it is released; resolves when it has it. */
async function takeLock(): Promise<void> {
  const program = `
    const database = new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 5000 });
    database.exec('begin immediate');
    process.stdout.write('taken');
    process.stdin.resume().on('end', () => database.exec('commit'));
  `;
  const holder = spawn(process.execPath, ['-e', program, databaseFile(site.dataDir)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => holder.once('exit', resolve));
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  release = async () => {
    holder.stdin.end();
    await ended;
  };
}

async function askForPages(): Promise<void> {
  const paths = ['/', '/privacy', '/healthz'];
  for (const answer of await Promise.all(paths.map((path) => fetch(site.url + path)))) {
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }
}

/** Asks for pages, one after the other, for so long or until told; how long the slowest took, in ms. */
async function slowestPage(until: () => boolean): Promise<number> {
  let slowest = 0;
  while (!until()) {
    const start = performance.now();
    await askForPages();
    slowest = Math.max(slowest, performance.now() - start);
  }
  return slowest;
}

test('while another holds the lock for 3 s, pages stay fast and the request is stored then', async () => {
  await takeLock();
  const sent = sendForm(site.url);
  const end = performance.now() + 3_000;
  expect(await slowestPage(() => performance.now() > end)).toBeLessThan(500);
  await release();
  expect((await sent).status).toBe(201);
});

test('held for longer, all who wait are told so together, and the next one is served', async () => {
  await takeLock();
  let answered = false;
  const start = performance.now();
  const sent = Promise.all([1, 2, 3].map(() => sendForm(site.url))).finally(() => {
    answered = true;
  });
  expect(await slowestPage(() => answered)).toBeLessThan(500);
  const answers = await sent;
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(Number(answers[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  // One after the other they would take three times as long.
  expect(performance.now() - start).toBeLessThan(9_000);
  await release();
  expect((await sendForm(site.url)).status).toBe(201);
});
