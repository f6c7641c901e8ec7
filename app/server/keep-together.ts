import { tied } from '#app/ui/tied.ts';

/** Elements whose text stays as it is: React compares that of an island, and a span in the others is not text. */
const SKIPPED = /^<(?:div [^>]*data-island=|(?:script|style|svg|textarea|select|title)[ >])/;
/** A tag, or the text up to the next one. React escapes `>` in attributes. */
const PIECE = /<[^>]*>|[^<]+/g;
/**
 * A middle dot and the character before it, which may be an entity; a closing quotation mark or parenthesis and the particle
 * after it; a weekday in parentheses and the character before it.
 */
const PAIR = /((?:&[#\w]+;|[^\s;])·|[’”)][가-힣]|[가-힣]\([월화수목금토일]요일\))/;
/** The class with which Unbroken keeps its own words on one line. */
const WHOLE = 'whitespace-nowrap';

/**
 * Keeps dates, decisions, articles and sums of a page's HTML from breaking, and lets no line begin with a middle dot, the
 * particle of a quoted or explained word, or the weekday of `내일(월요일)`. Uses elements for that, because visitors would copy an
 * invisible character.
 */
export function keepTogether(html: string): string {
  let skipped: { name: string; depth: number } | null = null;
  let parent = '';
  return html.replace(PIECE, (piece) => {
    const isTag = piece.startsWith('<');
    if (skipped) {
      if (isTag && nameOf(piece) === skipped.name) skipped.depth += piece[1] === '/' ? -1 : 1;
      if (skipped.depth === 0) skipped = null;
      return piece;
    }
    if (!isTag) return parent.includes(WHOLE) ? piece : withPairs(tied(piece));
    if (SKIPPED.test(piece)) skipped = { name: nameOf(piece), depth: 1 };
    parent = piece;
    return piece;
  });
}

const nameOf = (tag: string): string => /^<\/?([a-z\d-]+)/i.exec(tag)?.[1] ?? '';

function withPairs(text: string): string {
  const joined = text.replaceAll(' ·', '\u00a0·');
  if (!PAIR.test(joined)) return joined;
  const pieces = joined.split(PAIR).filter((piece) => piece !== '');
  const spans = pieces.map((piece) =>
    PAIR.test(piece) ? `<span class="${WHOLE}">${piece}</span>` : piece,
  );
  // One element: in a flex container each piece would be an item.
  return `<span>${spans.join('')}</span>`;
}
