import { createContext, use } from 'react';
import { currentAt } from './current.ts';

/** The path of the page that the layout is rendered around. */
export const PathContext = createContext('/');

/** @returns gives the attributes of a menu's link: its address, and whether it leads to the page */
export function useMenuLink() {
  const path = use(PathContext);
  return (href: string) => ({ href, 'data-menu-link': '', 'aria-current': currentAt(path, href) });
}
