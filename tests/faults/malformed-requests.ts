import { afterAll, expect, test } from 'vitest';
import { startSite } from '../site/server.ts';
import { raw } from '../site/socket.ts';

const site = await startSite();
afterAll(() => site.stop());

const host = 'Host: localhost\r\n';
const post = `POST /consult HTTP/1.1\r\n${host}Content-Type: application/x-www-form-urlencoded\r\n`;
/** A second request, which would be read if a proxy and the site disagreed on where the first one ends. */
const smuggled = `GET /healthz HTTP/1.1\r\n${host}\r\n`;

test.each([
  [
    'two lengths, one in chunks',
    `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    400,
  ],
  [
    'two different lengths',
    `${post}Content-Length: 0\r\nContent-Length: 5\r\n\r\nname=${smuggled}`,
    400,
  ],
  [
    'the same length twice',
    `${post}Content-Length: 5\r\nContent-Length: 5\r\n\r\nname=${smuggled}`,
    400,
  ],
  ['a length with a sign', `${post}Content-Length: +5\r\n\r\nname=${smuggled}`, 400],
  [
    'chunks that are not the last encoding',
    `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`,
    400,
  ],
  [
    'a chunk whose size is no number',
    `${post}Sec-Fetch-Site: same-origin\r\nTransfer-Encoding: chunked\r\n\r\n0x5\r\nname=\r\n0\r\n\r\n${smuggled}`,
    400,
  ],
  ['bare line feeds', `GET / HTTP/1.1\nHost: localhost\n\n${smuggled}`, 400],
  ['a NUL in a header', `GET / HTTP/1.1\r\n${host}X: a\0b\r\n\r\n${smuggled}`, 400],
  [
    'a bare carriage return in a header',
    `GET / HTTP/1.1\r\n${host}X: a\rb\r\n\r\n${smuggled}`,
    400,
  ],
  ['a space before the colon', `GET / HTTP/1.1\r\nHost : localhost\r\n\r\n${smuggled}`, 400],
  ['a folded header', `GET / HTTP/1.1\r\n${host}X: a\r\n b: c\r\n\r\n${smuggled}`, 400],
  ['no HTTP', `NONSENSE\r\n\r\n${smuggled}`, 400],
  [
    'a header of 20 KB',
    `GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(20_000)}\r\n\r\n${smuggled}`,
    431,
  ],
])('refuses %s, and reads nothing after it', async (_, request, status) => {
  const answer = await raw(request, site.url);
  expect(answer.match(/HTTP\/1.1 \d{3}/g)).toEqual([`HTTP/1.1 ${status}`]);
  // The answer says what to do.
  expect(answer).toContain('이 사이트의 쿠키를 지우고');
  expect(answer).toContain('href="tel:');
});
