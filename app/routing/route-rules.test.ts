import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMatcher, matchRule, type RouteRules } from './route-rules.ts';

const match = (rules: RouteRules, path: string) => matchRule(createMatcher(rules), path);

describe('RT-13: precedence of rules', () => {
  const rules: RouteRules = {
    '/**': { redirect: '/all', prerender: true },
    '/blog/**': { redirect: '/blogs' },
    '/blog/:id': { redirect: '/one' },
    '/blog/old/**': { redirect: '/older' },
    '/blog/new': { redirect: '/newest' },
    '/a/*/c': { redirect: '/dynamic' },
  };
  test.each([
    ['exact before dynamic', '/blog/new', '/newest'],
    ['a slash at the end does not matter', '/blog/new/', '/newest'],
    ['dynamic before wildcard', '/blog/12', '/one'],
    ['dynamic before a longer wildcard', '/blog/old', '/one'],
    ['longer before shorter wildcard', '/blog/old/1/2', '/older'],
    ['a wildcard holds for its own path', '/blog', '/blogs'],
    ['and with a slash', '/blog/', '/blogs'],
    ['a star is one segment', '/a/b/c', '/dynamic'],
    ['and not two', '/a/b/b/c', '/all'],
    ['a part of a segment is another', '/blogger', '/all'],
    ['the root', '/', '/all'],
  ])('%s: %s → %s', (_, path, redirect) => {
    expect(match(rules, path)).toMatchObject({ redirect, prerender: true });
  });

  test('merges objects, prefers the specific rule, and ignores missing values', () => {
    const merged: RouteRules = {
      '/**': { appMiddleware: ['a', 'b'], prerender: true },
      '/x/**': { appMiddleware: { b: false } },
      '/x/y': { appMiddleware: 'c' },
    };
    expect(match(merged, '/x/y')).toEqual({
      appMiddleware: { a: true, b: false, c: true },
      prerender: true,
    });
  });

  test('takes the base from the rule that redirects', () => {
    const based: RouteRules = { '/old/**': { redirect: '/new/**' }, '/old/a': { redirect: '/b' } };
    expect(match(based, '/old/x').redirectBase).toBe('/old');
    expect(match(based, '/old/a')).toEqual({ redirect: '/b' });
  });

  test('finds no rule for names of Object.prototype', () => {
    expect(match({}, '/constructor')).toEqual({});
    expect(match({ '/a': { prerender: true } }, '__proto__')).toEqual({});
  });
});

const segment = fc.constantFrom('a', 'b', '한글', 'c-d');
const path = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
const pattern = fc.tuple(
  fc.array(fc.oneof(segment, fc.constantFrom(':id', '*')), { maxLength: 3 }),
  fc.boolean(),
);
const rules = fc
  .array(fc.tuple(pattern, path))
  .map(
    (list): RouteRules =>
      Object.fromEntries(
        list.map(([[parts, open], redirect]) => [
          `/${parts.join('/')}${open ? '/**' : ''}`.replace('//', '/'),
          { redirect },
        ]),
      ),
  );

test('finds the same rule in the browser as on the server, after the matcher was sent as JSON', () => {
  fc.assert(
    fc.property(rules, path, (some, where) => {
      const matcher = createMatcher(some);
      expect(matchRule(JSON.parse(JSON.stringify(matcher)), where)).toEqual(
        matchRule(matcher, where),
      );
    }),
  );
});

test('prefers an exact rule to all others, with and without a trailing slash', () => {
  fc.assert(
    fc.property(rules, path, (some, where) => {
      const all = { ...some, [where]: { redirect: '/exact' } };
      expect(match(all, where).redirect).toBe('/exact');
      if (where !== '/') expect(match(all, `${where}/`).redirect).toBe('/exact');
    }),
  );
});
