/** Phone numbers, and a middle dot with the character before it. */
const WHOLE = /(\+?\d{1,4}(?:-\d{1,4})+|\S·)/u;

/**
 * Keeps each phone number on one line, and lets no line begin with a middle dot. Text of a page outside islands needs it
 * for phone numbers only (keep-together.ts). Uses the style sheet, because
 * a browser's search does not find 02-0000 with another kind of hyphen, and visitors would copy invisible characters.
 */
export function Unbroken({ text }: { text: string }) {
  // Every second piece is a match. Each piece has an element, because translation moves text outside elements.
  return text.split(WHOLE).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
    <span key={index} className={index % 2 === 1 ? 'whitespace-nowrap' : undefined}>
      {piece}
    </span>
  ));
}
