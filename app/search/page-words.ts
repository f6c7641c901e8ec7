import type { Synonym } from '#app/firm/schema/search-schema.ts';

/** Marks a synonym that replaces all words up to it: … 돌아가셨. */
const SENTENCE = '… ';

/**
 * Replaces a visitor's words by those of the pages (content/search.yaml). Particles stay behind their word. A word that
 * begins a word of a title stays too, because that page is the one to find. The meaning of a synonym may be another one:
 * 관할 is 어느 법원, the title of a page that a firm may not have, and then the words of a guide.
 *
 * @param titles titles of all entries, and the words by which people search for them
 */
export function createPageWords(
  synonyms: readonly Synonym[],
  titles: readonly string[],
): (query: string) => string {
  const all = synonyms.flatMap(({ said, means }) => said.map((word) => ({ word, means })));
  const words = all.filter(({ word }) => !word.startsWith(SENTENCE));
  const ends = all
    .filter(({ word }) => word.startsWith(SENTENCE))
    .map(({ word, means }) => ({ word: word.slice(SENTENCE.length), means }));
  const inTitles = titles.join('\n');
  const known = words.filter(({ word }) => beginsWord([word]).test(inTitles));
  const meanings = new Map([...ends, ...words].map(({ word, means }) => [compact(word), means]));
  for (const { word } of known) meanings.set(compact(word), word);
  const meaningOf = (said: string) => meanings.get(compact(said)) ?? said;
  const inPlace = beginsWord(words.map(({ word }) => word));
  const sentenceTo = new RegExp(
    `^.*(${anyOf(ends.map(({ word }) => word))})\\p{L}*[\\s\\p{P}]*`,
    'iu',
  );
  return (typed) => {
    const query = typed.replaceAll(/\s+/g, ' ');
    const [sentence = '', end = ''] = sentenceTo.exec(query) ?? [];
    // The words after the sentence are the question: 아버지가 돌아가셨는데 빚이 많아요.
    const asked = query.slice(sentence.length);
    if (asked === '') return meaningOf(end);
    return asked.replace(inPlace, (said) => meaningOf(meaningOf(said)));
  };
}

/** Matches words where a word begins. */
function beginsWord(words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(words)})`, 'giu');
}

/** The longest first, so that 관할 법원 is not read as 관할. Matches nothing if there are none. */
function anyOf(words: readonly string[]): string {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return longestFirst.map((word) => word.replaceAll(' ', ' ?')).join('|') || '(?!)';
}

function compact(text: string): string {
  return text.replaceAll(' ', '').toLowerCase();
}
