import type { PageLink } from '#app/content/menu-links.ts';
import { pages, type SitePage } from './pages.ts';

/** A link of a menu, with the address of its page and part. */
export type MenuLink = Omit<PageLink, 'menu' | 'part'> & { readonly href: string };

/** The links of a menu, in the order of the pages. */
export function menuLinks(menu: PageLink['menu']): MenuLink[] {
  return Object.values<SitePage>(pages).flatMap(({ path, links = [] }) =>
    links
      .filter((link) => link.menu === menu)
      .map(({ part, menu: _, ...link }) => ({ ...link, href: part ? `${path}#${part}` : path })),
  );
}
