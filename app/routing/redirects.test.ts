import { expect, test } from 'vitest';
import { redirectTarget } from './redirect-target.ts';
import { redirectOf } from './redirects.ts';

test.each([
  ['a plain target', '/new', undefined, '/old', '', '/new'],
  ['the query goes along', '/new', undefined, '/old', '?a=1', '/new?a=1'],
  ['beside one of the target', '/new?b=2', undefined, '/old', '?a=1', '/new?b=2&a=1'],
  ['and before its hash', '/new#h', undefined, '/old', '?a=1', '/new?a=1#h'],
  ['the rest of the path', '/new/**', '/old', '/old/x/y', '', '/new/x/y'],
  ['with its query', '/new/**', '/old', '/old/x', '?a=1', '/new/x?a=1'],
  ['no rest', '/new/**', '/old', '/old', '', '/new'],
  ['another site', 'https://away.example/**', '/out', '/out/x', '', 'https://away.example/x'],
])('RT-11: %s', (_, redirect, redirectBase, pathname, search, to) => {
  const rule = { redirect, ...(redirectBase !== undefined && { redirectBase }) };
  expect(redirectOf(rule, { pathname, search })?.to).toBe(to);
});

test('RT-11: drops the query in the browser, unless the target keeps the path', () => {
  const address = { pathname: '/old/x', search: '?a=1' };
  expect(redirectTarget({ redirect: '/new' }, address)).toBe('/new');
  expect(redirectTarget({ redirect: '/new/**', redirectBase: '/old' }, address)).toBe('/new/x?a=1');
});

test.each([
  ['https://away.example/', true],
  ['//away.example/', true],
  ['\\\\away.example', true],
  ['/within', false],
])('RT-12: %s leaves the site: %s', (redirect, external) => {
  const address = { pathname: '/', search: '' };
  expect(redirectOf({ redirect }, address)).toMatchObject({ external });
});

test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'file:///x'])(
  'RT-12: %s is never followed',
  (redirect) => {
    expect(() => redirectOf({ redirect }, { pathname: '/', search: '' })).toThrow();
  },
);

test('no requested path turns a target within the site into another site', () => {
  const address = { pathname: '/old//evil.example', search: '' };
  expect(redirectOf({ redirect: '/**', redirectBase: '/old' }, address)).toEqual({
    to: '/evil.example',
    external: false,
  });
});
