import MiniSearch from 'minisearch';
import { visible } from '#app/consult/requests/fields/typed-text.ts';
import { inPageWords } from './everyday-words.ts';
import type { SearchEntry } from './search-entry.ts';

/** Finds entries for a query, best match first. */
export type Find = (query: string) => SearchEntry[];

/**
 * Indexes entries by pairs of Korean syllables, because Korean has no spaces before particles or inside compounds.
 * Latin words and numbers are indexed whole.
 */
export function createFind(entries: readonly SearchEntry[]): Find {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'text'],
    tokenize: tokens,
    searchOptions: {
      tokenize: tokens,
      boost: { title: 4 },
      // A single syllable matches pairs that begin with it.
      prefix: (term) => term.length === 1,
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return (typed) => {
    const query = inPageWords(visible(typed).trim());
    const every = index.search(query, { combineWith: 'AND' });
    // If no page has every pair, perhaps because of a particle or an ending, finds pages with most of them.
    const found =
      every.length > 0
        ? every
        : index
            .search(query, { combineWith: 'OR' })
            .filter(({ queryTerms }) => saysWord(query, queryTerms));
    const best = found[0]?.score ?? 0;
    return found.filter(({ score }) => score >= best / 20).flatMap(({ id }) => entries[id] ?? []);
  };
}

/**
 * Whether the meaning of a word was found, and not only a part of it: 사업소 must not find 사업자. The end of a compound
 * has its meaning, as in 무료상담. A word longer than four syllables ends with a verb ending, so its beginning counts.
 */
function saysWord(query: string, found: readonly string[]): boolean {
  return runs(query).some((run) => {
    const pair = tokens(run.replace(PARTICLE, '')).at(run.length > 4 ? 0 : -1);
    return pair !== undefined && found.includes(pair);
  });
}

const PARTICLE = /(?<=..)(?:에서|에게|한테|까지|부터|으로|이나|[은는이가을를에의도로와과만요])$/;

/** Splits 상속포기 3개월 빚 into 상속, 속포, 포기, 3, 개월, 빚. */
function tokens(text: string): string[] {
  return runs(text).flatMap((run) => (/[가-힣]{2}/.test(run) ? pairs(run) : run));
}

function runs(text: string): string[] {
  return (
    visible(text)
      .toLowerCase()
      .match(/[가-힣]+|[a-z]+|\d+/g) ?? []
  );
}

function pairs(run: string): string[] {
  return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
}
