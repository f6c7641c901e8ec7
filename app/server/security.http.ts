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

describe('every response', () => {
  test('only https requires https', async () => {
    const { headers } = await local.fetch('/');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });

  test('other sites may embed the social picture', async () => {
    const { headers } = await app.fetch('/social.png');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
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

  test('a local site accepts every local name', async () => {
    expect((await local.fetch('http://127.0.0.1:3000/')).status).toBe(200);
    expect((await local.fetch('http://[::1]:3000/')).status).toBe(200);
    expect((await local.fetch('http://evil.example/')).status).toBe(421);
  });
});
