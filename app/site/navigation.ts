import type { PageLinks } from '#app/content/navigation.ts';
import { pages, type SitePage } from './pages.ts';

/** The links of the menu and of the footer, in the order of the pages. */
export const headerLinks = linksOf('header');
export const footerLinks = linksOf('footer');

function linksOf(place: keyof PageLinks) {
  return Object.values<SitePage>(pages).flatMap(({ path, links }) =>
    (links?.[place] ?? []).map(({ text, part, important = false }) => ({
      text,
      important,
      href: part ? `${path}#${part}` : path,
    })),
  );
}
