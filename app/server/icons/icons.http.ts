import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../../tests/site/app.ts';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({}, 'fixtures');
});
afterAll(() => app.close());

const icons = async (path: string) => {
  const response = await app.fetch(`/api/_nuxt_icon/${path}`);
  return { status: response.status, headers: response.headers, body: await response.json() };
};

describe('a collection of the site', () => {
  test('IC-1: returns the requested icons and no others', async () => {
    const { status, headers, body } = await icons('lucide.json?icons=phone%2Cmail');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(body).toEqual({
      prefix: 'lucide',
      lastModified: expect.any(Number),
      width: 24,
      height: 24,
      icons: {
        mail: { body: expect.stringContaining('<') },
        phone: { body: expect.stringContaining('<path') },
      },
    });
  });

  test('IC-1: is cached for seven days', async () => {
    const { headers } = await icons('lucide.json?icons=phone');
    expect(headers.get('cache-control')).toBe(
      'public, max-age=604800, stale-while-revalidate=604800',
    );
  });

  test('IC-1: an alias comes with its parent', async () => {
    const { body } = await icons('shapes.json?icons=arrow-up');
    expect(Object.keys(body.icons)).toEqual(['arrow']);
    expect(body.aliases).toEqual({
      'arrow-down': { parent: 'arrow', rotate: 1 },
      'arrow-up': { parent: 'arrow-down', vFlip: true, rotate: 2 },
    });
  });

  test('IC-1: unknown names are listed, also those of Object.prototype', async () => {
    const { status, body } = await icons('lucide.json?icons=none,phone,constructor,__proto__');
    expect(status).toBe(200);
    expect(Object.keys(body.icons)).toEqual(['phone']);
    expect(body.not_found).toEqual(['none', 'constructor', '__proto__']);
  });

  test('is compressed for clients that accept it', async () => {
    const response = await app.fetch('/api/_nuxt_icon/lucide.json?icons=phone', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const unzipped = response.body?.pipeThrough(new DecompressionStream('gzip')) ?? null;
    expect(await new Response(unzipped).json()).toMatchObject({ prefix: 'lucide' });
  });

  test('does not handle other methods', async () => {
    const post = await app.fetch('/api/_nuxt_icon/lucide.json?icons=phone', { method: 'POST' });
    expect(post.status).toBe(405);
  });
});

describe('answers 404, as data', () => {
  test.each([
    ['IC-1: a collection without names', 'lucide.json'],
    ['IC-1: empty names', 'lucide.json?icons=,'],
    ['IC-1: an unknown collection', 'mdi.json?icons=home'],
    ['a collection that every object has', 'constructor.json?icons=home'],
    ['another kind of file', 'lucide.svg?icons=phone'],
    ['IC-1: a path out of the folder', '..%2F..%2Fpackage.json?icons=name'],
    ['IC-1: the same with backslashes', '..%5C..%5Cpackage.json?icons=name'],
    [
      'IC-1: a path into the set’s own package',
      '%40iconify-json%2Flucide%2Ficons.json?icons=phone',
    ],
    ['IC-1: an end of the string', 'lucide%00.json?icons=phone'],
  ])('%s', async (_, path) => {
    const { status, headers, body } = await icons(path);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({ statusCode: 404 });
  });
});
