/**
 * Whether a link of a menu leads to the current page.
 *
 * @param path path of the current page
 * @returns the link's `aria-current`: `page`, or `true` on a page below it, such as an article
 */
export function currentAt(path: string, href: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}

/** Marks the menu links that lead to the current page, after a navigation. */
export function markCurrent(path: string): void {
  for (const link of document.querySelectorAll('[data-menu-link]')) {
    const current = currentAt(path, link.getAttribute('href') ?? '');
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}
