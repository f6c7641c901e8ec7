import { createContext } from 'react-router';
import type { SearchEntry } from './search-entry.ts';

/** Every page for everyone, as the search finds it. */
export const searchEntriesContext = createContext<() => Promise<readonly SearchEntry[]>>(
  async () => [],
);
