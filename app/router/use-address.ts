import { createContext, use } from 'react';
import { useLocation } from 'react-router';

/** The site's origin, known to the server; in the browser it is the window's own. */
export const OriginContext = createContext<string | null>(null);

/** The absolute address of the page on show, without query and hash. */
export function useAddress(): string {
  const origin = use(OriginContext) ?? globalThis.location?.origin ?? '';
  return origin + useLocation().pathname;
}
