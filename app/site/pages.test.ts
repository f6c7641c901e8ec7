import { expect, test } from 'vitest';
import { createPageMatcher } from '#app/router/admit.ts';
import { definePage } from '#app/router/define-page.ts';
import { publicPages } from '#app/router/public-pages.ts';
import { pageExamples } from '../../tests/site/page-kinds.ts';
import { menuLinks } from './navigation.ts';
import { pages } from './pages.ts';

const page = () => ({ head: { title: '' }, body: null });
const paths = () => ['/guides/one', '/guides/two'];
const lastModified = () => '2026-03-17';

/** Definitions that tsc must accept or, after `@ts-expect-error`, reject. */
const defined = [
  definePage({ path: '/guides', audience: 'everyone', lastModified: null, page }),
  definePage({ path: '/guides/:slug', audience: 'everyone', paths, lastModified, page }),
  definePage({ path: '/receipts/:id', audience: 'visitor', page }),
];
// @ts-expect-error: a path with parameters whose addresses nobody lists
definePage({ path: '/guides/:slug', audience: 'everyone', lastModified, page });
// @ts-expect-error: a page for everyone that says nothing of the sitemap
definePage({ path: '/guides', audience: 'everyone', page });
// @ts-expect-error: a page that shows nothing
definePage({ path: '/receipts/:id', audience: 'visitor' });

test('lists a path with parameters by its addresses, and leaves out a visitor’s page', () => {
  const listed = publicPages(defined);
  expect(listed.map(({ path }) => path)).toEqual(['/guides', '/guides/one', '/guides/two']);
  expect(listed.map((one) => one.lastModified)).toEqual([undefined, '2026-03-17', '2026-03-17']);
});

test('no listed address contains a parameter', () => {
  const links = (['calculators', 'main', 'footer'] as const).flatMap((menu) =>
    menuLinks(menu).map(({ href }) => href),
  );
  const addresses = publicPages(pages).map(({ path }) => path);
  expect([...links, ...addresses].filter((address) => address.includes(':'))).toEqual([]);
});

test('each listed address matches the page that lists it', () => {
  const match = createPageMatcher(pages);
  for (const { path, page } of publicPages(pages)) expect(match(path)?.page, path).toBe(page);
});

test('each kind of page has an example of its kind', () => {
  const match = createPageMatcher(pages);
  const kinds = pages.map(({ path }) => path);
  expect(Object.keys(pageExamples).sort()).toEqual(kinds.sort());
  for (const [kind, path] of Object.entries(pageExamples)) {
    if (path !== null) expect(match(path)?.page.path).toBe(kind);
  }
});
