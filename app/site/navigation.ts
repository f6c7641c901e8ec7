import type { MenuLink as DefinedLink } from '#app/router/define-page.ts';
import { pages } from './pages.ts';

/** A link of a menu, with the address of its page or of a part of it. */
export type MenuLink = Omit<DefinedLink, 'menu' | 'part'> & { readonly href: string };

/** The links of a menu, in the order of the pages. */
export function menuLinks(menu: DefinedLink['menu']): MenuLink[] {
  return pages.flatMap(({ path, links = [] }) =>
    links
      .filter((link) => link.menu === menu)
      .map(({ part, menu: _, ...link }) => ({ ...link, href: part ? `${path}#${part}` : path })),
  );
}
