import { createContext, use, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** Called once the page of a new location stands in the document; null on the server. */
export const ArrivalContext = createContext<(() => void) | null>(null);

/** Reports every arrival. Rendered inside whatever the router shows: a page or the error page. */
export function Arrival() {
  const location = useLocation();
  const arrive = use(ArrivalContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is the occasion
  useLayoutEffect(() => arrive?.(), [location, arrive]);
  return null;
}
