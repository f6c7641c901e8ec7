import { expect, test } from 'vitest';
import type { PageLoaders } from '../page-loader.server.ts';
import type { PageTable } from '../page-route.ts';
import { describeBuild } from './describe-build.ts';

const Page = () => null;
const module = async () => ({ Page });
const load = () => ({ head: { title: '' }, content: {} });

const pages: PageTable = {
  home: { path: '/', audience: 'everyone', module },
  old: { path: '/old', audience: 'everyone', module },
  guide: { path: '/guides/:slug', audience: 'everyone', module },
  mine: { path: '/mine', audience: 'visitor', module },
};
const loaders: PageLoaders = {
  home: { load },
  old: { load },
  guide: { load, paths: () => ['/guides/a', '/guides/b'] },
  mine: { load },
};

test('MF-1, PL-1: pages for everyone are listed, unless a rule leads away from them', () => {
  const rules = { '/old': { redirect: { to: '/', statusCode: 308 } } };
  const manifest = describeBuild('id', 1, { pages, loaders, rules });
  expect(manifest.prerendered).toEqual(['/', '/guides/a', '/guides/b']);
  expect(manifest.matcher.static).toEqual({ '/old': { redirect: '/' } });
});

test('RT-12: a build with a rule that must not be followed does not come about', () => {
  const rules = { '/x/**': { redirect: 'javascript:alert(1)' } };
  expect(() => describeBuild('id', 1, { pages, loaders, rules })).toThrow('javascript:');
});
