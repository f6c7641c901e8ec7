import { afterAll, expect, test } from 'vitest';
import { startSite } from '../site/server.ts';
import { raw } from '../site/socket.ts';

const site = await startSite();
afterAll(() => site.stop());

test.each([
  ['two Host headers', '/', ['localhost', 'evil.example'], 400],
  ['the same Host header twice', '/', ['localhost', 'localhost'], 400],
  ['no Host header', '/', [], 400],
  ['a host that is none', '/', ['a b'], 400],
  ['a host behind a name', '/', ['localhost@evil.example'], 400],
  ['an absolute URI', 'http://evil.example/', ['localhost'], 400],
  ['an absolute URI of our own', 'http://localhost/', ['localhost'], 400],
  ['an unknown host', '/', ['evil.example'], 421],
  ['a host that begins like ours', '/', ['localhost.evil.example'], 421],
  ['an unknown host with a dot at its end', '/', ['evil.example.'], 421],
  ['an empty host', '/', [''], 400],
  ['no host at a health check with a query', '/healthz?x', [], 400],
  ['a host twice at a health check', '/healthz', ['localhost', 'evil.example'], 400],
  ['two empty hosts at a health check', '/healthz', ['', ''], 400],
  ['a usual request', '/', ['localhost'], 200],
])('%s', async (_, target, hosts, status) => {
  const lines = hosts.map((host) => `Host: ${host}\r\n`).join('');
  const answer = await raw(`GET ${target} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`, site.url);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).not.toContain('evil.example');
});
