import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type OpenApp, openApp } from '../../tests/site/app.ts';
import { allTools } from '../../tests/site/tracking.ts';

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

test('the page of the forms allows no host of a tracking tool, which other pages do', async () => {
  const withTools = await openApp({ ...allTools });
  onTestFinished(() => withTools.close());
  const policyOf = async (path: string) =>
    (await withTools.fetch(path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/fees')).toContain('https://');
  expect(await policyOf('/forms')).not.toContain('https://');
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

  // The proxy holds the certificate and passes requests on in HTTP.
  test.each([
    ['http://www.example.com./', 'https://www.example.com/'],
    ['http://WWW.Example.com./shares?from=a', 'https://www.example.com/shares?from=a'],
    ['http://www.example.com.:8443/none', 'https://www.example.com:8443/none'],
    ['http://example.com.//evil.example', 'https://example.com//evil.example'],
    ['http://www.example.com./icon.svg', 'https://www.example.com/icon.svg'],
  ])('a known name with a final dot is redirected to the name without it: %s', async (url, to) => {
    const answer = await app.fetch(url, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(to);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
  });

  test.each([
    'http://evil.example./',
    'http://www.example.com../',
    'http://./',
    'http://localhost./',
  ])('an unknown name with a final dot is refused: %s', async (url) => {
    expect((await app.fetch(url, { redirect: 'manual' })).status).toBe(421);
  });

  test('an unknown name is refused with a link to the site, and logged once', async () => {
    const other = await openApp({ ORIGIN: 'https://www.example.com' });
    onTestFinished(() => other.close());
    for (const host of ['first.example', 'second.example', 'first.example']) {
      const answer = await other.fetch(`https://${host}/fees`);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('strict-transport-security')).toContain('max-age');
      const page = await answer.text();
      expect(page).toContain('이 주소로는 사이트를 열 수 없습니다');
      expect(page).toContain('<a href="https://www.example.com/">www.example.com</a>');
      expect(page).toContain('href="tel:');
      expect(page).not.toContain(host);
    }
    const lines = other.log.filter((line) => line.includes('unknown_host'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'warn', host: 'first.example', setting: 'ORIGIN' },
    ]);
    expect(lines[0]).toContain('ALLOWED_HOSTS');
  });

  test('a local site accepts every local name', async () => {
    expect((await local.fetch('http://127.0.0.1:3000/')).status).toBe(200);
    expect((await local.fetch('http://[::1]:3000/')).status).toBe(200);
    expect((await local.fetch('http://localhost.:3000/')).status).toBe(200);
    expect((await local.fetch('http://evil.example/')).status).toBe(421);
  });
});
