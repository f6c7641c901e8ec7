import { expect, test } from 'vitest';
import { definePage } from './define-page.ts';
import { describeBuild } from './describe-build.ts';

const page = () => ({ head: { title: '' }, body: null });
const lastModified = null;

const pages = [
  definePage({ path: '/', audience: 'everyone', lastModified, page }),
  definePage({ path: '/old', audience: 'everyone', lastModified, page }),
  definePage({
    path: '/guides/:slug',
    audience: 'everyone',
    paths: () => ['/guides/a', '/guides/b'],
    lastModified,
    page,
  }),
  definePage({ path: '/mine', audience: 'visitor', page }),
];

test('MF-1, PL-1: lists pages for everyone, unless a rule redirects them', () => {
  const rules = { '/old': { redirect: { to: '/', statusCode: 308 } } };
  const manifest = describeBuild('id', 1, { pages, rules });
  expect(manifest.prerendered).toEqual(['/', '/guides/a', '/guides/b']);
  expect(manifest.matcher.static).toEqual({ '/old': { redirect: '/' } });
});

test('RT-12: a rule with a forbidden target fails the build', () => {
  const rules = { '/x/**': { redirect: 'javascript:alert(1)' } };
  expect(() => describeBuild('id', 1, { pages, rules })).toThrow('javascript:');
});
