import type { RouterContextProvider } from 'react-router';
import { firm } from '#app/content/firm.ts';
import { originContext } from '#app/router/page-loader.server.ts';

/** A page in the breadcrumb. */
export interface Crumb {
  path: string;
  title: string;
}

/**
 * Where a page stands, as the breadcrumb shows it and as search engines read it.
 *
 * @param pages below the home page, the page itself last
 */
export function crumbsOf(context: Readonly<RouterContextProvider>, ...pages: Crumb[]) {
  const crumbs = [{ path: '/', title: '홈' }, ...pages];
  return { crumbs, structuredData: breadcrumbList(context.get(originContext), pages) };
}

/** BreadcrumbList of schema.org. */
function breadcrumbList(origin: string, pages: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ path: '/', title: firm.name }, ...pages].map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  };
}
