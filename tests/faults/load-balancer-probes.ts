import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { refusingPostgres } from '../fakes/refusing-postgres.ts';
import { launchSite, startSite } from '../site/server.ts';
import { raw } from '../site/socket.ts';
import { waitForStatus } from '../site/status.ts';

const SEAL_KEYS = `k1:${randomBytes(32).toString('base64')}`;
// Names of this machine are not among the site's.
const site = await startSite({ ORIGIN: 'https://www.example.com', CHANNELS: 'file', SEAL_KEYS });
const database = await refusingPostgres('the database system is starting up', '57P03');
const waiting = await launchSite({ DATABASE_URL: database.url, SEAL_KEYS });
await waitForStatus(`${waiting.url}/healthz`, 200);
afterAll(async () => {
  await Promise.all([site.stop(), waiting.stop()]);
  await database.close();
});

const methods = ['GET', 'HEAD', 'OPTIONS'];
const requests = methods.flatMap((method) => [
  [method, 'HTTP/1.0', ''],
  [method, 'HTTP/1.0', 'Host:\r\n'],
  [method, 'HTTP/1.0', 'Host: 10.0.0.5:3000\r\n'],
  [method, 'HTTP/1.1', 'Host:\r\nConnection: close\r\n'],
  [method, 'HTTP/1.1', 'Host: lb_1.internal\r\nConnection: close\r\n'],
]);

test.each(requests)('answers a load balancer that asks with %s in %s: %j', async (...words) => {
  const [method, version, headers] = words;
  const status = async (url: string, path: string) => {
    const answer = await raw(`${method} ${path} ${version}\r\n${headers}\r\n`, url);
    return answer.slice(0, 'HTTP/1.1 200'.length);
  };
  expect(await status(site.url, '/healthz')).toBe('HTTP/1.1 200');
  expect(await status(site.url, '/readyz')).toBe('HTTP/1.1 200');
  expect(await status(waiting.url, '/healthz')).toBe('HTTP/1.1 200');
  expect(await status(waiting.url, '/readyz')).toBe('HTTP/1.1 503');
});

test('pages, and a POST to a health check, still need a name', async () => {
  for (const request of ['GET / HTTP/1.0', 'OPTIONS / HTTP/1.0', 'GET /metrics HTTP/1.0']) {
    expect(await raw(`${request}\r\n\r\n`, site.url)).toMatch(/^HTTP\/1.1 400/);
  }
  expect(await raw('POST /healthz HTTP/1.0\r\n\r\n', site.url)).toMatch(/^HTTP\/1.1 4/);
});

test('redirects a name with a trailing dot to the name without it, over the wire too', async () => {
  for (const host of ['www.example.com.', 'www.example.com.:443']) {
    const request = `GET /shares HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    const answer = await raw(request, site.url);
    expect(answer).toMatch(/^HTTP\/1.1 308/);
    expect(answer).toMatch(/^location: https:\/\/www\.example\.com(?::443)?\/shares\r$/im);
  }
});
