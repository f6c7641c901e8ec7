import { createContext, use } from 'react';
import { currentAt } from './current.ts';

/** Path of the current page. */
export const PathContext = createContext('/');

/** Returns a function from an address to the attributes of its menu link, marked if it leads to the current page. */
export function useMenuLink() {
  const path = use(PathContext);
  return (href: string) => ({ href, 'data-menu-link': '', 'aria-current': currentAt(path, href) });
}
