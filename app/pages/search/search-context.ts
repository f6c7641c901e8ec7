import { createVisitContext } from '#app/router/visit-context.ts';
import type { Find } from '#app/search/find.ts';
import type { SearchEntry } from '#app/search/search-entry.ts';

/** Search entries of all public pages. */
export const searchEntriesContext = createVisitContext<() => Promise<readonly SearchEntry[]>>(
  async () => [],
);

/** Finds among all entries; rejects on a server that provides none. */
export const findContext = createVisitContext<() => Promise<Find>>();

/** The query of the address; empty if it has none. */
export const queryContext = createVisitContext('');
