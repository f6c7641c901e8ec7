import { expect, test } from 'vitest';
import { createAdmission, createPageMatcher } from './admit.ts';
import { definePage, type Page } from './define-page.ts';

const page = () => ({ head: { title: '' }, body: null });
const paths = ['/', '/guides/:slug', '/guides/new', '/receipts/:id/part/:part'];
const match = createPageMatcher(
  paths.map((path) => definePage({ path, audience: 'visitor', page })),
);

test.each([
  ['the home page', '/', '/', {}],
  ['a parameter', '/guides/a-b.c', '/guides/:slug', { slug: 'a-b.c' }],
  ['a decoded parameter', '/guides/%EC%83%81%EC%86%8D%2F1', '/guides/:slug', { slug: '상속/1' }],
  ['several', '/receipts/7/part/2', '/receipts/:id/part/:part', { id: '7', part: '2' }],
  ['a path without parameters first, wherever it is listed', '/guides/new', '/guides/new', {}],
])('RT-1: finds %s', (_, path, expected, params) => {
  const found = match(path);
  expect(found?.page.path).toBe(expected);
  expect(found?.params).toEqual(params);
});

test.each([
  '/guides',
  '/guides/',
  '/guides/a/b',
  '/guides/%ff',
  '/none',
  '//guides/a',
  '/receipts/7/part',
])('RT-1: finds no page at %s', (path) => {
  expect(match(path)).toBeNull();
});

/** Admits a visit of `/a`, whose middleware note their names. */
function setUp(
  marks: Pick<Page, 'middleware' | 'validate'>,
  { rule = {}, no }: { rule?: Record<string, boolean>; no?: () => unknown } = {},
) {
  const notes: string[] = [];
  const note = (name: string) => () => {
    notes.push(name);
  };
  const named = Object.fromEntries(['a', 'b', 'c'].map((name) => [name, note(name)]));
  const middleware = { global: [note('global')], named: no ? { ...named, no } : named };
  const lastModified = null;
  const listed = () => ['/guides/one'];
  const admit = createAdmission({
    pages: [
      definePage({ path: '/a', audience: 'everyone', lastModified, page, ...marks }),
      definePage({
        path: '/guides/:slug',
        audience: 'everyone',
        paths: listed,
        lastModified,
        page,
      }),
    ],
    middleware,
    rules: { '/a': { appMiddleware: rule } },
  });
  return { admit: (path: string) => admit(new URL(path, 'https://www.example.com')), notes };
}

test.each([
  ['runs global, page and rule middleware', ['b'], { a: true }, ['global', 'b', 'a']],
  ['leaves out a name that a rule removes', ['a', 'b'], { a: false }, ['global', 'b']],
  ['runs a repeated name once', ['a'], { a: true }, ['global', 'a']],
  ['runs global middleware alone', [], {}, ['global']],
])('RT-14: %s', async (_, middleware, rule, order) => {
  const { admit, notes } = setUp({ middleware }, { rule });
  expect(await admit('/a')).toMatchObject({ page: { path: '/a' }, params: {} });
  expect(notes).toEqual(order);
});

test('RT-5: refuses an unknown name before any middleware runs', async () => {
  const { admit, notes } = setUp({ middleware: ['a', 'toString'] });
  await expect(admit('/a')).rejects.toMatchObject({
    statusCode: 500,
    statusMessage: "Unknown route middleware: 'toString'.",
  });
  expect(notes).toEqual([]);
});

test('stops at the first middleware that refuses', async () => {
  const { admit, notes } = setUp({ middleware: ['a', 'no', 'b'] }, { no: () => false });
  await expect(admit('/a')).rejects.toMatchObject({ statusCode: 404 });
  expect(notes).toEqual(['global', 'a']);
});

test('stops at the first middleware that redirects', async () => {
  const { admit, notes } = setUp({ middleware: ['no', 'b'] }, { no: () => '/elsewhere' });
  expect(await admit('/a')).toEqual({ redirect: '/elsewhere' });
  expect(notes).toEqual(['global']);
});

test('RT-2: checks the validity of a page before its middleware', async () => {
  const { admit, notes } = setUp({ middleware: ['a'], validate: () => ({ statusCode: 410 }) });
  await expect(admit('/a?x=1')).rejects.toMatchObject({
    statusCode: 410,
    statusMessage: 'Page Not Found: /a?x=1',
  });
  expect(notes).toEqual([]);
});

test.each(['/none?x=1', '/guides/two?x=1'])(
  'RT-1: refuses %s, which no page lists',
  async (path) => {
    await expect(setUp({}).admit(path)).rejects.toMatchObject({
      statusCode: 404,
      statusMessage: `Page not found: ${path}`,
      data: { path },
    });
  },
);
