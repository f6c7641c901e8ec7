import { beginEntry } from '#app/browser/entry-key.ts';
import { ENTRY, QUERY, SEARCH_PATH } from './search-entry.ts';

/**
 * Moves the query of /search?q=… from the address to the record of the history entry. Must run before any tool loads,
 * because tools report addresses (decision 028).
 */
export function takeQueryFromAddress(): void {
  const query = queryIn(location);
  if (query === null) return;
  history.replaceState(history.state, '', SEARCH_PATH + location.hash);
  beginEntry({ [ENTRY]: query });
}

/** The query that an address holds; null if it holds none. */
export function queryIn({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  return pathname === SEARCH_PATH ? new URLSearchParams(search).get(QUERY) : null;
}
