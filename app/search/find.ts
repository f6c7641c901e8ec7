import MiniSearch from 'minisearch';
import type { SearchEntry } from './search-entry.ts';

/** Finds entries for what a visitor typed, the best first. */
export type Find = (query: string) => SearchEntry[];

/**
 * Indexes entries by pairs of Korean syllables, since Korean has no spaces before particles and inside
 * compounds; Latin words and numbers are indexed whole.
 */
export function createFind(entries: readonly SearchEntry[]): Find {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'text'],
    tokenize: tokens,
    searchOptions: {
      tokenize: tokens,
      boost: { title: 4 },
      // A single syllable is the beginning of pairs.
      prefix: (term) => term.length === 1,
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return (query) => {
    const every = index.search(query, { combineWith: 'AND' });
    // A particle or an ending that no page has: pages with most of the pairs.
    const found = every.length > 0 ? every : index.search(query, { combineWith: 'OR' });
    const best = found[0]?.score ?? 0;
    return found.filter(({ score }) => score >= best / 20).flatMap(({ id }) => entries[id] ?? []);
  };
}

/** 상속포기 3개월 빚 as 상속, 속포, 포기, 3, 개월, 빚. */
function tokens(text: string): string[] {
  const runs = text.toLowerCase().match(/[가-힣]+|[a-z]+|\d+/g) ?? [];
  return runs.flatMap((run) => (/[가-힣]{2}/.test(run) ? pairs(run) : run));
}

function pairs(run: string): string[] {
  return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
}
