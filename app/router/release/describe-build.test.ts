import { expect, test } from 'vitest';
import { describeBuild } from './describe-build.ts';

const routes = [
  { path: '/', audience: 'everyone' },
  { path: '/old', audience: 'everyone' },
  { path: '/page/:id', audience: 'everyone' },
  { path: '/mine', audience: 'visitor' },
] as const;

test('MF-1, PL-1: pages for everyone are listed, unless a rule leads away from them', () => {
  const rules = { '/old': { redirect: { to: '/', statusCode: 308 } } };
  const manifest = describeBuild('id', 1, { routes, rules });
  expect(manifest.prerendered).toEqual(['/']);
  expect(manifest.matcher.static).toEqual({ '/old': { redirect: '/' } });
});

test('RT-12: a build with a rule that must not be followed does not come about', () => {
  const rules = { '/x/**': { redirect: 'javascript:alert(1)' } };
  expect(() => describeBuild('id', 1, { routes, rules })).toThrow('javascript:');
});
