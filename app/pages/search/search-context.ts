import { createVisitContext } from '#app/router/visit-context.ts';
import type { SearchEntry } from '#app/search/search-entry.ts';

/** Every page for everyone, as the search finds it. */
export const searchEntriesContext = createVisitContext<() => Promise<readonly SearchEntry[]>>(
  async () => [],
);
