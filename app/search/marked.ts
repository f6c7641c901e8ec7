import { visible } from '#app/consult/requests/fields/typed-text.ts';

/** Returns about 90 characters of a text around the first match. */
export function excerpt(text: string, query: string): string {
  const words = wordsOf(query);
  const at = words ? text.search(words) : -1;
  const start = at < 30 ? 0 : text.lastIndexOf(' ', at - 20) + 1;
  const end = start + 90 >= text.length ? text.length : text.lastIndexOf(' ', start + 90);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

/** Splits a text into pieces and marks those that match the query. */
export function marked(text: string, query: string): { text: string; found: boolean }[] {
  const words = wordsOf(query);
  if (!words) return [{ text, found: false }];
  return text
    .split(words)
    .map((piece, index) => ({ text: piece, found: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** Pattern for the query's words, longest first, also without their last syllable. Null if the query has no words. */
function wordsOf(query: string): RegExp | null {
  const words = visible(query)
    .match(/[가-힣]+|[a-z]+|\d+/gi)
    ?.flatMap((word) => [word, word.length > 3 ? word.slice(0, -1) : word]);
  return words ? new RegExp(`(${words.sort((a, b) => b.length - a.length).join('|')})`, 'i') : null;
}
