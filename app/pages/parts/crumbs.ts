import { firm } from '#app/firm/firm.ts';

/** A page in the breadcrumb. */
export interface Crumb {
  path: string;
  title: string;
}

/**
 * Where a page stands, as the breadcrumb shows it and as search engines read it.
 *
 * @param origin the site's
 * @param pages below the home page, the page itself last
 */
export function crumbsOf(origin: string, ...pages: Crumb[]) {
  const crumbs = [{ path: '/', title: '홈' }, ...pages];
  return { crumbs, structuredData: breadcrumbList(origin, pages) };
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
