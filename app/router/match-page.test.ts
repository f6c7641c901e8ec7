import { expect, test } from 'vitest';
import { definePage } from './define-page.ts';
import { createPageMatcher } from './match-page.ts';

const page = () => ({ head: { title: '' }, body: null });
const paths = ['/', '/guides/:slug', '/guides/new', '/receipts/:id/part/:part'];
const match = createPageMatcher(
  paths.map((path) => definePage({ path, audience: 'visitor', page })),
);

test.each([
  ['the home page', '/', '/', {}],
  ['a parameter', '/guides/a-b.c', '/guides/:slug', { slug: 'a-b.c' }],
  ['decoded', '/guides/%EC%83%81%EC%86%8D%2F1', '/guides/:slug', { slug: '상속/1' }],
  ['several', '/receipts/7/part/2', '/receipts/:id/part/:part', { id: '7', part: '2' }],
  ['a path without parameters first, wherever it is listed', '/guides/new', '/guides/new', {}],
])('RT-1: %s', (_, path, expected, params) => {
  const found = match(path);
  expect(found?.page.path).toBe(expected);
  expect(found?.params).toEqual(params);
});

test.each(['/guides', '/guides/', '/guides/a/b', '/none', '//guides/a', '/receipts/7/part'])(
  'RT-1: %s is of no page',
  (path) => {
    expect(match(path)).toBeNull();
  },
);
