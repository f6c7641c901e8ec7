import { spawn } from 'node:child_process';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { databaseFile } from '#app/platform/database/database.ts';
import { type RunningSite, startSite } from '../site/server.ts';
import { sendForm } from '../site/visitors.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ TRUSTED_PROXIES: '127.0.0.1' });
  // After the first rendering, pages come from memory. The question is whether they wait for the lock.
  await askForPages();
});
afterAll(() => site.stop());

let release = async () => {};
// A failed test must not hold the lock during the next one.
afterEach(() => release());

/** Takes the write lock of the site's database in another process until `release`. Resolves when it has the lock. */
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

/** Sends a form; `waits` reports whether it has no answer yet. */
function beginForm() {
  let waits = true;
  const answer = sendForm(site.url).finally(() => {
    waits = false;
  });
  return { answer, waits: () => waits };
}

test('while another process holds the lock, answers pages, and stores the request afterwards', async () => {
  await takeLock();
  const { answer, waits } = beginForm();
  for (let round = 0; round < 10; round++) await askForPages();
  expect(waits(), 'the form has no answer before the pages').toBe(true);
  await release();
  expect((await answer).status).toBe(201);
});

test('while the lock is held for longer, refuses all waiting forms together, and serves the next one', {
  tags: 'long',
}, async () => {
  await takeLock();
  const forms = [1, 2, 3].map(beginForm);
  /** How often pages were answered while all forms waited, and while only some did. */
  const rounds = { all: 0, some: 0 };
  while (forms.some(({ waits }) => waits())) {
    const all = forms.every(({ waits }) => waits());
    await askForPages();
    rounds[all ? 'all' : 'some']++;
  }
  const answers = await Promise.all(forms.map(({ answer }) => answer));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(Number(answers[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(rounds.all).toBeGreaterThan(10);
  // If forms waited one after the other, the last two would wait twice as long as the first.
  expect(rounds.some).toBeLessThan(rounds.all);
  await release();
  expect((await sendForm(site.url)).status).toBe(201);
});
