/** The part of a text around the first of the words, about 90 letters long. */
export function excerpt(text: string, query: string): string {
  const at = firstMatch(text, query);
  const start = at < 30 ? 0 : text.lastIndexOf(' ', at - 20) + 1;
  const end = start + 90 >= text.length ? text.length : text.lastIndexOf(' ', start + 90);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

/** Text in pieces, those that were searched for marked. */
export function marked(text: string, query: string): { text: string; found: boolean }[] {
  const words = wordsOf(query);
  if (words.length === 0) return [{ text, found: false }];
  return text
    .split(new RegExp(`(${words.join('|')})`, 'i'))
    .map((piece, index) => ({ text: piece, found: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

function firstMatch(text: string, query: string): number {
  const words = wordsOf(query);
  return words.length === 0 ? -1 : text.search(new RegExp(words.join('|'), 'i'));
}

/** The query's words, the longest first, and their first two syllables for words with an ending. */
function wordsOf(query: string): string[] {
  const words = query.match(/[가-힣]+|[a-z]+|\d+/gi) ?? [];
  return [
    ...new Set(words.flatMap((word) => [word, word.length > 3 ? word.slice(0, -1) : word])),
  ].sort((a, b) => b.length - a.length);
}
