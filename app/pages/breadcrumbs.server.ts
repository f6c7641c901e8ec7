import { firm } from '#app/content/firm.ts';

/** Where a page stands below the home page (BreadcrumbList of schema.org). */
export function breadcrumbs(origin: string, page: { path: string; title: string }): object {
  const crumbs = [{ path: '/', title: firm.name }, page];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  };
}
