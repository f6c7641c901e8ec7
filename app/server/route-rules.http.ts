import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { islands } from '#app/site/registry.ts';
import { type OpenApp, openApp } from '../../tests/site/app.ts';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({}, 'fixtures');
});
afterAll(() => app.close());

const asHtml = { headers: { accept: 'text/html' }, redirect: 'manual' as const };
const description = (html: string) => html.match(/data-error-description="">(.*?)<\/p>/)?.[1];

describe('redirects', () => {
  test.each([
    ['/fixtures/moved', 307, '/privacy'],
    ['/fixtures/moved?a=1', 307, '/privacy?a=1'],
    ['/fixtures/moved/', 307, '/privacy'],
    ['/fixtures/old/open?a=1', 307, '/fixtures/guards/open?a=1'],
    ['/fixtures/old', 307, '/fixtures/guards'],
    ['/fixtures/gone-for-good?a=1', 301, '/privacy?from=rule&a=1#top'],
    ['/fixtures/away', 307, 'https://away.example/landing'],
  ])('RT-11: %s answers %i to %s', async (path, status, location) => {
    const response = await app.fetch(path, asHtml);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(location);
  });
});

describe('guards', () => {
  test.each(['open', 'later', 'passed', 'removed'])('RT-2, RT-14: %s is allowed', async (name) => {
    const response = await app.fetch(`/fixtures/guards/${name}`, asHtml);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Let in');
  });

  test.each([
    ['RT-2: false', 'false', 404, 'Page Not Found: /fixtures/guards/false?a=1'],
    ['RT-2: nothing', 'undefined', 404, 'Page Not Found: /fixtures/guards/undefined?a=1'],
    ['RT-2: an object', 'truthy', 404, 'Page Not Found: /fixtures/guards/truthy?a=1'],
    ['RT-2: an error', 'error', 404, 'Page Not Found: /fixtures/guards/error?a=1'],
    ['RT-2: a status of its own', 'gone', 410, 'Gone'],
    ['RT-4: middleware says false', 'stopped', 404, 'Page Not Found: /fixtures/guards/stopped?a=1'],
    ['RT-4: middleware gives an error', 'failed', 403, 'Closed'],
    ['RT-4: global middleware', 'never', 404, 'Page Not Found: /fixtures/guards/never?a=1'],
    ['RT-5: nobody has the name', 'unknown', 500, 'Unknown route middleware: &#x27;nobody&#x27;.'],
    ['RT-14: a rule adds one', 'added', 404, 'Page Not Found: /fixtures/guards/added?a=1'],
  ])('%s', async (_, name, status, message) => {
    const response = await app.fetch(`/fixtures/guards/${name}?a=1`, asHtml);
    expect(response.status).toBe(status);
    expect(description(await response.text())).toBe(message);
  });

  test('RT-14: middleware redirects', async () => {
    const response = await app.fetch('/fixtures/guards/leaving', asHtml);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/privacy');
  });
});

describe('build manifests', () => {
  const latest = async () => (await app.fetch('/assets/builds/latest.json?1')).json();

  test('MF-1: the manifest has an immutable address with its id', async () => {
    const { id, timestamp } = await latest();
    const response = await app.fetch(`/assets/builds/meta/${id}.json`);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const manifest = await response.json();
    expect(manifest).toMatchObject({ id, timestamp });
    expect(manifest.prerendered).toContain('/privacy');
    expect(manifest.prerendered).not.toContain('/received/:reference');
    expect(manifest.matcher.static['/fixtures/gone-for-good']).toEqual({
      redirect: '/privacy?from=rule#top',
    });
    expect(manifest.matcher.wildcard['/fixtures/old']).toEqual({
      redirect: '/fixtures/guards/**',
    });
  });

  test('MF-2: the latest one is revalidated each time', async () => {
    const response = await app.fetch('/assets/builds/latest.json?1790000000000');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const build = await response.json();
    expect(build).toEqual({ id: expect.any(String), timestamp: expect.any(Number) });
    expect(build.id).toBe(readFileSync('dist-fixtures/build-id', 'utf8'));
  });
});

test('MS-2: the code of each island is one chunk', () => {
  const chunks = readdirSync('dist-fixtures/client/assets')
    .filter((file) => /\.island-[^.]+\.js$/.test(file))
    .map((file) => file.split('.')[0]);
  expect(chunks).toEqual([...new Set(chunks)]);
  expect(chunks).toEqual(expect.arrayContaining(Object.keys(islands)));
});
