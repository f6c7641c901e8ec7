import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openSmtpPeer } from '../fakes/smtp-peer.ts';
import { runConsult, someKey } from '../site/office.ts';
import { SITE, startSite } from '../site/server.ts';
import { testFolder } from '../site/test-place.ts';
import { sendForm, someForm } from '../site/visitors.ts';

const canary = {
  name: '카나리아CanaryName',
  phone: '010-9753-1864',
  message: '카나리아글 CanaryMessage',
};

/** The canary in the forms in which it could leak: as typed, as stored, and as an address or a log encodes it. */
const traces = Object.values(canary)
  .flatMap((text) => [text, text.replaceAll('-', '')])
  .flatMap((text) => [
    text,
    encodeURIComponent(text),
    JSON.stringify(text).slice(1, -1),
    Buffer.from(text).toString('base64').slice(0, 12),
    Buffer.from(text).toString('hex'),
  ]);

const run = promisify(execFile);

/** Reads all files below a folder. Another process reads them, so that this one releases no lock of SQLite. */
async function bytesBelow(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const { stdout } = await run('cat', files, { encoding: 'buffer', maxBuffer: 64 * 2 ** 20 });
  return stdout.toString('utf8');
}

function expectNoTrace(text: string, where: string): void {
  for (const trace of traces) expect(text.includes(trace), `${trace} in ${where}`).toBe(false);
}

test('RC-3: personal data is in no log, URL or file, even after a crash', async () => {
  const dataDir = await testFolder();
  // The mailbox refuses the first mail: its answer quotes the recipient, and the site logs the failure.
  const mailbox = await openSmtpPeer({ refuse: 550, whom: 'gone@example.com' });
  const settings = {
    SMTP_URL: mailbox.url,
    MAIL_TO: 'gone@example.com',
    SEAL_KEYS: someKey('k1'),
    LOG_LEVEL: 'debug',
  };
  const site = await startSite(settings, SITE, { dataDir });
  const form = someForm(canary);
  const addresses: string[] = [];
  const send = async (body: URLSearchParams, headers: Record<string, string> = {}) => {
    const answer = await sendForm(site.url, body, headers);
    addresses.push(answer.url, answer.headers.get('location') ?? '');
    return answer;
  };
  const first = await send(form);
  const { reference, path } = (await first.json()).receipt;
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  // Only the browser that sent the request can do this; the cookie opens the visitor's name.
  for (const fields of [
    { phone: canary.phone.replace('1864', '2975') },
    { phone: canary.phone },
    { word: canary.message },
    { browser: 'keep' },
  ]) {
    const answer = await fetch(`${site.url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: 'null', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields),
    });
    expect(answer.status).toBe(303);
    addresses.push(answer.headers.get('location') ?? '');
  }
  await fetch(`${site.url}/received/mine`, { headers: { cookie } });
  await send(form, { accept: 'text/html' });
  await send(new URLSearchParams({ ...canary, consent: '' }));
  await send(form, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' });
  await send(new URLSearchParams({ ...canary, message: canary.message.repeat(5_000) }));
  await fetch(`${site.url}/consult`, { method: 'PUT', body: canary.message });
  const searched = await fetch(`${site.url}/search?q=${encodeURIComponent(canary.message)}`);
  expect(await searched.text(), 'the page shows the word').toContain(canary.message);

  const said: string[] = [];
  for (const words of [
    ['list', '--limit', 'x'],
    ['status', reference, '모름'],
    ['deliveries'],
    ['verify'],
    ['note', reference, canary.message],
  ]) {
    const { stdout, stderr } = await runConsult(site.environment, words);
    said.push(stdout, stderr);
  }
  const shown = await runConsult(site.environment, ['show', reference]);
  expect(shown.stdout).toContain(canary.name);

  expectNoTrace(await bytesBelow(dataDir), 'the files of the running site');
  site.process.kill('SIGABRT');
  await site.exit;
  expectNoTrace(await bytesBelow(dataDir), 'the files after a crash');
  expect(site.output()).toContain('delivery_failed');
  expectNoTrace(site.output(), 'the log');
  expect(site.output(), 'the cookie').not.toContain(cookie.split('.').at(-1));
  expectNoTrace(addresses.join('\n'), 'an address');
  expectNoTrace(said.join('\n'), 'what the command line says besides');
  await mailbox.close();
});
