import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../tests/site/app.ts';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const asHtml = { headers: { accept: 'text/html' } };

describe('files of the build', () => {
  test('are precompressed and immutable', async () => {
    const html = await (await app.fetch('/')).text();
    const [, script = ''] = html.match(/<script data-entry="([^"]*)"/) ?? [];
    const response = await app.fetch(script, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  });

  test('have an ETag too, because a file may change under the same name', async () => {
    const etag = (await app.fetch('/favicon.svg')).headers.get('etag') ?? '';
    const second = await app.fetch('/favicon.svg', { headers: { 'if-none-match': etag } });
    expect(second.status).toBe(304);
  });

  test('are a plain 404 without caching if missing', async () => {
    const response = await app.fetch('/assets/gone-12345678.js', asHtml);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await response.text()).length).toBeLessThan(100);
  });

  test.each(['/assets/../assets.json', '/assets/%2e%2e/assets.json', '/.env', '/build-id'])(
    'nothing else is served: %s',
    async (path) => {
      expect((await app.fetch(path, asHtml)).status).toBe(404);
    },
  );
});
