import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../tests/site/app.ts';

let app: OpenApp;
let local: OpenApp;
beforeAll(async () => {
  app = await openApp({ ORIGIN: 'https://www.example.com', ALLOWED_HOSTS: 'example.com' });
  local = await openApp();
});
afterAll(async () => {
  await app.close();
  await local.close();
});

describe('every answer', () => {
  test.each<[string, string, RequestInit]>([
    ['a page', '/', {}],
    ['a page that is not there', '/none', { headers: { accept: 'text/html' } }],
    ['an error as data', '/none', { headers: { accept: 'application/json' } }],
    ['a file', '/favicon.svg', {}],
    ['a lost file', '/assets/none.js', {}],
    ['a refused form', '/consult', { method: 'POST' }],
    ['a redirect', '/consult', {}],
    ['a payload', '/_payload.json', {}],
    ['a health check', '/healthz', {}],
    ['a foreign host', 'https://other.example/', {}],
  ])('carries the security headers: %s', async (_, path, init) => {
    const { headers } = await app.fetch(path, init);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('only https asks for https', async () => {
    const { headers } = await local.fetch('/');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });

  test('the picture for messengers may be shown elsewhere', async () => {
    const { headers } = await app.fetch('/social.png');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});

describe('the policy for scripts', () => {
  test.each([
    ['a page', '/'],
    ['the error page', '/none'],
  ])('CM-2: names the one inline script by its hash: %s', async (_, path) => {
    const response = await app.fetch(path, { headers: { accept: 'text/html' } });
    const html = await response.text();
    const inline = [...html.matchAll(/<script(?: [^>]*)?>(.*?)<\/script>/gs)].filter(
      ([tag]) => !/ src=|type="application\/ld\+json"/.test(tag),
    );
    const hashes = inline.map(([, script = '']) => {
      return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    });
    expect(hashes).toHaveLength(1);
    const policy = response.headers.get('content-security-policy') ?? '';
    const directive = policy.split('; ').find((words) => words.startsWith('script-src '));
    expect(directive).toBe(`script-src 'self' ${hashes}`);
    // Before it, a style sheet would hold it up.
    expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });
});

describe('hosts', () => {
  test.each([
    ['https://www.example.com/', 200],
    ['https://example.com/', 200],
    ['https://evil.example/', 421],
    ['https://www.example.com.evil.example/', 421],
    ['https://localhost/', 421],
    ['https://10.0.0.7/healthz', 200],
  ])('%s answers %i', async (url, status) => {
    expect((await app.fetch(url)).status).toBe(status);
  });

  test('on this machine every local name will do', async () => {
    expect((await local.fetch('http://127.0.0.1:3000/')).status).toBe(200);
    expect((await local.fetch('http://[::1]:3000/')).status).toBe(200);
    expect((await local.fetch('http://evil.example/')).status).toBe(421);
  });
});

describe('health', () => {
  test('lives, is ready, and drains', async () => {
    const status = async (path: string) => (await local.fetch(path)).status;
    expect(await status('/healthz')).toBe(200);
    expect(await status('/readyz')).toBe(200);
    local.service.readiness.draining = true;
    expect(await status('/readyz')).toBe(503);
    expect(await status('/healthz')).toBe(200);
    expect((await local.fetch('/')).headers.get('connection')).toBe('close');
    local.service.readiness.draining = false;
  });
});
