import { beginEntry } from '#app/browser/entry-key.ts';
import { ENTRY, QUERY, SEARCH_PATH } from './search-entry.ts';

/**
 * Moves the query of /search?q=… from the address to the record of the history entry. Must run before any tool loads,
 * because tools report addresses (decision 028).
 */
export function takeQueryFromAddress(): void {
  const { pathname, search, hash } = location;
  if (pathname !== SEARCH_PATH || !search) return;
  const query = new URLSearchParams(search).get(QUERY);
  history.replaceState(history.state, '', pathname + hash);
  if (query !== null) beginEntry({ [ENTRY]: query });
}
