import type { PageLink } from '#app/content/navigation.ts';
import { pages, type SitePage } from './pages.ts';

/**
 * The links of a menu, in the order of the pages.
 *
 * @returns text, address with its part, and whether it is set in bold
 */
export function menuLinks(menu: PageLink['menu']) {
  return Object.values<SitePage>(pages).flatMap(({ path, links = [] }) =>
    links
      .filter((link) => link.menu === menu)
      .map(({ text, part, important = false }) => ({
        text,
        important,
        href: part ? `${path}#${part}` : path,
      })),
  );
}
