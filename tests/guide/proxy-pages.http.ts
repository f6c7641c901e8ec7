import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../site/free-port.ts';
import { type RunningSite, SITE, startSite } from '../site/server.ts';
import { expectFirm } from './expect-firm.ts';
import { isInstalled, type RunningProgram, startProgram } from './proxy-program.ts';
import { send, sendHttp2, sendRaw } from './proxy-requests.ts';

const long = (bytes: number) => 'a'.repeat(bytes);
const host = 'Host: www.example.com\r\n';

// Pages of the site itself, too: it has its own limits.
describe.each(['nginx', 'caddy'] as const)('behind the example for %s', (name) => {
  let site: RunningSite;
  let proxy: RunningProgram;
  beforeAll(async () => {
    if (!isInstalled(name)) return;
    const port = await freePort();
    const SEAL_KEYS = `k1:${Buffer.alloc(32, 1).toString('base64')}`;
    const settings = { ORIGIN: 'https://www.example.com', CHANNELS: 'file', SEAL_KEYS };
    site = await startSite(settings, SITE, { port });
    proxy = await startProgram(name, [port]);
  });
  afterAll(async () => {
    await proxy?.close();
    await site?.stop();
  });
  const ifInstalled = test.skipIf(!isInstalled(name));

  describe.each([
    ['HTTP/1.1', send],
    ['HTTP/2', sendHttp2],
  ])('%s', (_, send) => {
    ifInstalled.each([
      ['a header of 10 KB', '/', { cookie: long(10_000) }],
      ['headers of 20 KB', '/', { cookie: long(7_000), a: long(7_000), b: long(6_000) }],
      ['a header of 40 KB', '/', { cookie: long(40_000) }],
      ['an address of 10 KB', `/?${long(10_000)}`, {}],
      ['an address of 20 KB', `/?${long(20_000)}`, {}],
    ])('%s is served, or refused by a page of the firm', async (_, path, headers) => {
      const answer = await send(proxy.tls, path, { headers });
      if (answer.status === 200) return;
      expect([414, 431]).toContain(answer.status);
      expectFirm(answer);
      expect(answer.body).toContain('쿠키');
    });

    ifInstalled('a form above 96 KB is refused by a page of the firm', async () => {
      for (const bytes of [100_000, 200_000, 2_000_000]) {
        const answer = await send(proxy.tls, '/consult', {
          body: `message=${long(bytes)}`,
          headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
        });
        expect(answer.status).toBe(413);
        expect(answer.body).toContain('너무 깁니다');
      }
    });
  });

  ifInstalled.each([
    ['no HTTP', 'NONSENSE\r\n\r\n'],
    [
      'two lengths',
      `POST /consult HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    ],
    ['a header that is none', `GET / HTTP/1.1\r\n${host}a b: c\r\n\r\n`],
    ['an unknown encoding', `POST /consult HTTP/1.1\r\n${host}Transfer-Encoding: x\r\n\r\n`],
    ['another version', `GET / HTTP/3.1\r\n${host}\r\n`],
  ])('%s is refused, where the program can by a page of the firm', async (_, bytes) => {
    const answer = await sendRaw(proxy.tls, bytes);
    expect(answer).toMatch(/^HTTP\/1.\d (?:400|501|505) /);
    if (name === 'nginx') expect(answer).toContain('href="tel:');
    else expect(answer.split('\r\n\r\n')[1]).toMatch(/^[\w :]{1,80}$/);
  });
});
