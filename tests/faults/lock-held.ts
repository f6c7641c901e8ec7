import { spawn } from 'node:child_process';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { databaseFile } from '#app/platform/database/database.ts';
import { type RunningSite, startSite } from '../site/server.ts';
import { sendForm } from '../site/visitors.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ TRUSTED_PROXIES: '127.0.0.1' });
  // Rendered once, pages are answered from memory: what is asked is whether they wait for the lock.
  await askForPages();
});
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

/** Sends a form; tells whether it is still without an answer. */
function beginForm() {
  let waits = true;
  const answer = sendForm(site.url).finally(() => {
    waits = false;
  });
  return { answer, waits: () => waits };
}

test('while another holds the lock, pages are answered, and the request is stored after that', async () => {
  await takeLock();
  const { answer, waits } = beginForm();
  for (let round = 0; round < 10; round++) await askForPages();
  expect(waits(), 'the form has no answer before the pages').toBe(true);
  await release();
  expect((await answer).status).toBe(201);
});

test('held for longer, all who wait are told so together, and the next one is served', {
  tags: 'long',
}, async () => {
  await takeLock();
  const forms = [1, 2, 3].map(beginForm);
  /** How often pages were answered while all waited, and while some still did. */
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
  // One after the other, the last two would wait twice as long as the first.
  expect(rounds.some).toBeLessThan(rounds.all);
  await release();
  expect((await sendForm(site.url)).status).toBe(201);
});
