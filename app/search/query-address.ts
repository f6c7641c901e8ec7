import { beginEntry } from '#app/browser/entry-state.ts';
import { ENTRY, QUERY, SEARCH_PATH } from './search-entry.ts';

/**
 * Moves the query of /search?q=… from the address to the record of the history entry. Must run before any tool loads,
 * because tools report addresses (decision 028).
 */
export function takeQueryFromAddress(): void {
  if (!holdsQuery(location)) return;
  const { pathname, search, hash } = location;
  const rest = new URLSearchParams(search);
  const query = rest.get(QUERY);
  rest.delete(QUERY);
  history.replaceState(history.state, '', `${pathname}${rest.size > 0 ? `?${rest}` : ''}${hash}`);
  beginEntry({ [ENTRY]: query });
}

/** Whether an address holds what a visitor searches for. */
export function holdsQuery({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return pathname === SEARCH_PATH && new URLSearchParams(search).has(QUERY);
}
