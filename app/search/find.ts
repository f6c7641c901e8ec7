import MiniSearch from 'minisearch';
import { visible } from '#app/consult/requests/fields/typed-text.ts';
import { synonyms as written } from '#app/firm/data/search.data.ts';
import { createPageWords } from './page-words.ts';
import type { SearchEntry } from './search-entry.ts';

/** The result of a query. */
export interface Found {
  /** The query in the words of the pages. */
  words: string;
  /** The best match first. */
  entries: SearchEntry[];
}

export type Find = (query: string) => Found;

/**
 * Indexes entries by pairs of Korean syllables, because Korean has no spaces before particles or inside compounds.
 * Latin words and numbers are indexed whole.
 */
export function createFind(entries: readonly SearchEntry[], synonyms = written): Find {
  const names = entries.flatMap(({ title, words = [] }) => [title, ...words]);
  const inPageWords = createPageWords(synonyms, names);
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'words', 'text'],
    tokenize: tokens,
    searchOptions: {
      tokenize: tokens,
      boost: { title: 4, words: 4 },
      // A single syllable matches pairs that begin with it.
      prefix: (term) => term.length === 1,
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return (typed) => {
    const words = inPageWords(visible(typed).trim());
    const every = index.search(words, { combineWith: 'AND' });
    // If no page has every pair, perhaps because of a particle or an ending, finds pages with most of them.
    const found =
      every.length > 0
        ? every
        : index
            .search(words, { combineWith: 'OR' })
            .filter(({ queryTerms }) => saysWord(words, queryTerms));
    const best = found[0]?.score ?? 0;
    const good = found.filter(({ score }) => score >= best / 20);
    return { words, entries: good.flatMap(({ id }) => entries[id] ?? []) };
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
