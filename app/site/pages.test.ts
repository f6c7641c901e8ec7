import { expect, expectTypeOf, test } from 'vitest';
import type { LoadersOf, PageLoader } from '#app/router/page-loader.server.ts';
import type { PageProps, PageTable } from '#app/router/page-route.ts';
import { publicPages } from '#app/router/public-pages.ts';
import { loaders } from './loaders.server.ts';
import { menuLinks } from './navigation.ts';
import { pages } from './pages.ts';

const Page = (_: PageProps<{ title: string }>) => null;
const module = async () => ({ Page });
const table = {
  list: { path: '/guides', audience: 'everyone', module },
  guide: { path: '/guides/:slug', audience: 'everyone', module },
  receipt: { path: '/receipts/:id', audience: 'visitor', module },
} as const satisfies PageTable;

const loader: PageLoader<{ title: string }> = {
  load: () => ({ head: { title: '' }, content: { title: '' } }),
};
const paths = () => ['/guides/one', '/guides/two'];
const guide = { ...loader, paths, lastModified: () => '2026-03-17' };
const list = { ...loader, lastModified: null };

const wrong: PageLoader<{ heading: string }> = {
  load: () => ({ head: { title: '' }, content: { heading: '' } }),
};

/** Fails where tsc accepts too much: an expected error that is none is an error. */
const take = (taken: LoadersOf<typeof table>) => taken;
const fitting = take({ list, guide, receipt: loader });
// @ts-expect-error: a page without a loader
take({ list, guide });
// @ts-expect-error: a loader without a page
take({ list, guide, receipt: loader, other: loader });
// @ts-expect-error: a path with parameters whose addresses nobody lists
take({ list, guide: { ...loader, lastModified: null }, receipt: loader });
// @ts-expect-error: a page for everyone that says nothing of the sitemap
take({ list: loader, guide, receipt: loader });
// @ts-expect-error: content that the component does not take
take({ list: { ...wrong, lastModified: null }, guide, receipt: loader });

test('the ids of pages and loaders are the same', () => {
  expectTypeOf<keyof typeof loaders>().toEqualTypeOf<keyof typeof pages>();
  expect(Object.keys(loaders).sort()).toEqual(Object.keys(pages).sort());
});

test('a path with parameters is listed by its addresses, and a visitor’s page not at all', () => {
  const listed = publicPages({ pages: table, loaders: fitting });
  expect(listed.map(({ path }) => path)).toEqual(['/guides', '/guides/one', '/guides/two']);
  expect(listed[1]?.lastModified).toBe('2026-03-17');
});

test('no address of the site has a parameter left', () => {
  const links = (['calculators', 'main', 'footer'] as const).flatMap((menu) =>
    menuLinks(menu).map(({ href }) => href),
  );
  const addresses = publicPages({ pages, loaders }).map(({ path }) => path);
  expect([...links, ...addresses].filter((address) => address.includes(':'))).toEqual([]);
});
