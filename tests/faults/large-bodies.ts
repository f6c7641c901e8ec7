import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { startSite } from '../site/server.ts';

const site = await startSite();
afterAll(() => site.stop());

const FORM = 'application/x-www-form-urlencoded';

function post(body: BodyInit, headers: Record<string, string>): Promise<Response> {
  return fetch(`${site.url}/consult`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html', ...headers },
    body,
  });
}

/** Peak memory of the process, in bytes. */
async function peak(): Promise<number> {
  const status = await readFile(`/proc/${site.process.pid}/status`, 'utf8');
  return Number(/VmHWM:\s*(\d+) kB/.exec(status)?.[1]) * 1024;
}

test('refuses a body of 100 KB with the firm’s phone number', async () => {
  const response = await post(`message=${'a'.repeat(100_000)}`, { 'content-type': FORM });
  expect(response.status).toBe(413);
  expect(await response.text()).toContain('href="tel:');
});

test.each([
  ['a bomb of gzip', gzipSync(Buffer.alloc(20_000_000, 'a')), FORM, { 'content-encoding': 'gzip' }],
  ['two codings', 'x', FORM, { 'content-encoding': 'gzip, br' }],
  ['JSON', '{}', 'application/json', {}],
  ['plain text', 'name=x', 'text/plain', {}],
  ['a file upload', '--x--', 'multipart/form-data; boundary=x', {}],
  ['a type that begins like ours', 'name=x', `${FORM}-not`, {}],
])('%s is refused', async (_, body, type, headers) => {
  const response = await post(body, { 'content-type': type, ...headers });
  expect(response.status).toBe(415);
});

/** Sends chunks for as long as the server takes them. */
function sendEndlessly(): Promise<{ answer: string; sent: number }> {
  const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
  return new Promise((resolve) => {
    let [answer, sent] = ['', 0];
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    const send = () => {
      while (!socket.destroyed && socket.write(chunk)) sent += chunk.length;
    };
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    socket.on('drain', send);
    // The server closes the connection while more data is on its way.
    socket.on('error', () => {});
    socket.on('close', () => resolve({ answer, sent }));
    socket.write(
      'POST /consult HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n' +
        `Content-Type: ${FORM}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    send();
  });
}

test('answers and disconnects an endless body with bounded memory', async () => {
  await fetch(site.url);
  const before = await peak();
  const all = await Promise.all(Array.from({ length: 8 }, sendEndlessly));
  const sent = all.reduce((sum, one) => sum + one.sent, 0);
  for (const { answer } of all) expect(answer).toMatch(/^HTTP\/1.1 413 /);
  const grown = (await peak()) - before;
  // If the server kept the bodies, they would be in memory in full.
  expect(sent).toBeGreaterThan(0);
  expect(grown).toBeLessThan(Math.max(64 * 1024 * 1024, sent / 4));
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
});
