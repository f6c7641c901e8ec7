/** A page or a part of one that the search can find. */
export interface SearchEntry {
  path: string;
  /** Kind of page, such as 업무 or 글. */
  kind: string;
  title: string;
  text: string;
}

/** Path from which the browser loads the entries. */
export const SEARCH_ENTRIES = '/search-entries.json';
