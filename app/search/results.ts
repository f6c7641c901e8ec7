import type { Found } from './find.ts';
import { excerpt } from './marked.ts';

/** Maximum number of listed results. */
const MAX_RESULTS = 20;

/** The list for a query. The server sends it too, to browsers without script. */
export interface Results {
  /** Number of all results, listed or not. */
  count: number;
  /** The words to mark: those of the visitor, and those of the pages in their place. */
  marked: string;
  listed: readonly { path: string; kind: string; title: string; text: string }[];
}

/** Shortens what was found to what is listed. */
export function resultsOf({ words, entries }: Found, query: string): Results {
  // One syllable of a synonym, such as 일, is in every text.
  const own = words === query ? [] : words.split(' ').filter((word) => word.length > 1);
  const marked = [query, ...own].join(' ');
  return {
    count: entries.length,
    marked,
    listed: entries
      .slice(0, MAX_RESULTS)
      .map(({ path, kind, title, text }) => ({ path, kind, title, text: excerpt(text, marked) })),
  };
}
