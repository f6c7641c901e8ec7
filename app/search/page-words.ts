import type { Synonym } from '#app/firm/schema/search-schema.ts';

/** Marks a synonym that stands for all words up to it: … 돌아가셨. */
const SENTENCE = '… ';

/**
 * Replaces a visitor's words by those of the pages (content/search.yaml). Particles stay behind their word. A word that a
 * title has stays too, because that page is the one to find.
 *
 * @param titles titles of all entries, and the words by which people search for them
 */
export function createPageWords(
  synonyms: readonly Synonym[],
  titles: readonly string[],
): (query: string) => string {
  const all = synonyms.flatMap(({ said, means }) => said.map((word) => ({ word, means })));
  const sentences = all
    .filter(({ word }) => word.startsWith(SENTENCE))
    .map(({ word, means }) => ({ word: word.slice(SENTENCE.length), means }));
  const words = all.filter(({ word }) => !word.startsWith(SENTENCE));
  const lines = titles.join('\n');
  const isInTitle = ({ word }: { word: string }) => wordsLike([word]).test(lines);
  const meanings = new Map(
    [...sentences, ...words.map((one) => (isInTitle(one) ? { ...one, means: one.word } : one))].map(
      ({ word, means }) => [compact(word), means],
    ),
  );
  const inPlace = wordsLike(words.map(({ word }) => word));
  const upTo = new RegExp(
    `^.*(${anyOf(sentences.map(({ word }) => word))})\\p{L}*[\\s\\p{P}]*`,
    'iu',
  );
  const meaningOf = (said: string) => meanings.get(compact(said)) ?? said;
  return (typed) => {
    const query = typed.replaceAll(/\s+/g, ' ');
    const [sentence = '', end = ''] = upTo.exec(query) ?? [];
    // What follows the sentence is what the visitor asks: 아버지가 돌아가셨는데 빚이 많아요.
    const asked = query.slice(sentence.length);
    return asked === '' ? meaningOf(end) : asked.replace(inPlace, meaningOf);
  };
}

/** Matches words where a word begins. */
function wordsLike(words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(words)})`, 'giu');
}

/** The longest first, so that 관할 법원 is not read as 관할. Matches nothing if there are none. */
function anyOf(words: readonly string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return longestFirst.map((word) => word.replaceAll(' ', ' ?')).join('|') || '(?!)';
}

function compact(text: string): string {
  return text.replaceAll(' ', '').toLowerCase();
}
