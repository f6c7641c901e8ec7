import { createContext, use } from 'react';
import { currentAt } from './current.ts';

/** Path of the page inside the layout. */
export const PathContext = createContext('/');

/** @returns a function from an address to the attributes of its menu link */
export function useMenuLink() {
  const path = use(PathContext);
  return (href: string) => ({ href, 'data-menu-link': '', 'aria-current': currentAt(path, href) });
}
