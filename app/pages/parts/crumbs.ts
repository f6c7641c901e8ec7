import { firm } from '#app/firm/view/firm.ts';
import { labels } from './copy.ts';

/** A page in the breadcrumb. */
export interface Crumb {
  path: string;
  title: string;
}

/**
 * Returns the breadcrumb of a page and its structured data.
 *
 * @param origin the site's origin
 * @param pages path from the home page, which is left out, to the page itself
 */
export function crumbsOf(origin: string, ...pages: Crumb[]) {
  const crumbs = [{ path: '/', title: labels.home }, ...pages];
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
