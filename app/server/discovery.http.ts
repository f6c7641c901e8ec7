import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../tests/site/app.ts';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ ORIGIN: 'https://www.example.com', INDEXNOW_KEY: 'key-12345678' });
});
afterAll(() => app.close());

describe('search engines and feed readers', () => {
  test('find the sitemap in robots.txt, and the pages in the sitemap', async () => {
    const robots = await app.fetch('/robots.txt');
    expect(robots.headers.get('content-type')).toMatch(/^text\/plain/);
    const [, sitemap = ''] = (await robots.text()).match(/^Sitemap: (.*)$/m) ?? [];
    const response = await app.fetch(new URL(sitemap).pathname);
    expect(response.headers.get('content-type')).toMatch(/xml/);
    const xml = await response.text();
    for (const path of ['/', '/privacy']) {
      expect(xml).toContain(`<loc>https://www.example.com${path}</loc>`);
    }
  });

  test('find the licences of typefaces and code', async () => {
    const response = await app.fetch('/licenses.txt');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toContain('SIL OPEN FONT LICENSE');
  });

  test('find only the configured IndexNow key', async () => {
    const response = await app.fetch('/key-12345678.txt');
    expect(await response.text()).toBe('key-12345678');
    expect((await app.fetch('/key-00000000.txt')).status).toBe(404);
  });

  test.each([
    ['/social.png', 1200, 630],
    ['/apple-touch-icon.png', 180, 180],
    ['/icon-192.png', 192, 192],
    ['/icon-512.png', 512, 512],
  ])('find %s in the declared size', async (path, width, height) => {
    const response = await app.fetch(path);
    expect(response.headers.get('content-type')).toBe('image/png');
    const picture = Buffer.from(await response.arrayBuffer());
    // Width and height in the image header (PNG, section 11.2.1).
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([width, height]);
    // Messengers show no image that takes too long to load.
    expect(picture.byteLength).toBeLessThan(300_000);
  });

  test('find an outline in the headings of the home page: one h1, no skipped level', async () => {
    const html = await (await app.fetch('/')).text();
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, at) => {
      expect(level, `heading ${at + 1}`).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
    });
  });
});
