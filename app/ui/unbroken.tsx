/** Phone numbers, and words joined by a middle dot. */
const WHOLE = /(\+?\d{1,4}(?:-\d{1,4})+|\p{L}+(?:·\p{L}+)+)/u;

/**
 * A text in which each phone number, and each group of words joined by a middle dot, stays on one line. The style
 * sheet keeps them whole: a browser does not find 02-0000 where hyphens are of another kind, and invisible characters
 * are copied.
 */
export function Unbroken({ text }: { text: string }) {
  // Every second piece is what the pattern found. Each has an element, since a translated page moves bare text.
  return text.split(WHOLE).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
    <span key={index} className={index % 2 === 1 ? 'whitespace-nowrap' : undefined}>
      {piece}
    </span>
  ));
}
