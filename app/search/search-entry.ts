/** A page, or a part of one, as the search finds it. */
export interface SearchEntry {
  path: string;
  /** What it is, such as 업무 or 글. */
  kind: string;
  title: string;
  text: string;
}

/** Where the browser loads the entries from. */
export const SEARCH_ENTRIES = '/search-entries.json';
