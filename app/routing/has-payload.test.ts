import { expect, test } from 'vitest';
import { hasPayload } from './has-payload.ts';
import { createMatcher } from './route-rules.ts';

const manifest = {
  id: 'b',
  timestamp: 0,
  matcher: createMatcher({
    '/cases/**': { prerender: true },
    '/cases/own': { prerender: false },
    '/old': { prerender: true, redirect: '/' },
  }),
  prerendered: ['/', '/privacy'],
};

test.each([
  ['/', true],
  ['/privacy', true],
  ['/privacy/', true],
  ['/received/7KQ2-M4XD', false],
  ['/cases/one', true],
  ['/cases/own', false],
  ['/old', false],
])('PL-1: whether %s has a payload: %s', (path, expected) => {
  expect(hasPayload(manifest, path)).toBe(expected);
});
