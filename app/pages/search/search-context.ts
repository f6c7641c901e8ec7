import { createVisitContext } from '#app/router/visit-context.ts';
import type { SearchEntry } from '#app/search/search-entry.ts';

/** Search entries of all public pages. */
export const searchEntriesContext = createVisitContext<() => Promise<readonly SearchEntry[]>>(
  async () => [],
);
