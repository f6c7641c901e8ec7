import { useLocation } from 'react-router';

/**
 * Whether a link of a menu is to the page on show.
 *
 * @returns the link's `aria-current`: `page`, or `true` on a page below it, such as an article
 */
export function useCurrent(): (href: string) => 'page' | 'true' | undefined {
  const { pathname } = useLocation();
  return (href) => {
    if (href === pathname) return 'page';
    return pathname.startsWith(`${href}/`) ? 'true' : undefined;
  };
}
