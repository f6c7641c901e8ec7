/** A page or a part of one that the search can find. */
export interface SearchEntry {
  path: string;
  /** Kind of page, such as 업무 or 글. */
  kind: string;
  title: string;
  text: string;
  /** Other names by which people search for it. They count like the title and are not shown. */
  words?: readonly string[];
}

/** Path from which the browser loads the entries. */
export const SEARCH_ENTRIES = '/search-entries.json';
export const SEARCH_PATH = '/search';
/** Name of the query in the address. */
export const QUERY = 'q';
/** Name of the query in the record of the history entry. */
export const ENTRY = 'search-query';
/** Longest query, in characters. */
export const LONGEST_QUERY = 100;
