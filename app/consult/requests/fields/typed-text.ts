/**
 * What nobody sees: default-ignorable characters (zero-width and bidirectional ones, soft hyphens, tags, Hangul
 * fillers), other format characters, the place of an object, the Braille blank, and controls that are no white space.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\ufffc\u2800]|(?!\s)\p{Cc}/gu;

/** Text as it is compared and searched: what looks the same is the same, and nothing is invisible. */
export function visible(typed: string): string {
  return typed.normalize('NFKC').replace(invisible, '');
}

/**
 * A number or an address alone: visible, without spaces and without what programs copy with it, which is `mailto:`,
 * `tel:`, angle brackets and the name before them.
 */
export function contactOnly(typed: string): string {
  const text = compact(typed).replace(/[,;.]+$/, '');
  const [, name = '', inside = text] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
  // Two addresses are one too many.
  const one = name.includes('@') && name !== inside ? text : inside;
  const [, path] = /^(?:mailto|tel|sms):([^?;]*)/i.exec(one) ?? [];
  return path === undefined ? one : compact(decoded(path));
}

function compact(text: string): string {
  return visible(text).replace(/\s/g, '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A % that encodes nothing.
    return path;
  }
}

/** Text of one line in NFC, trimmed: tabs and page breaks become spaces. A line break stays, to be refused. */
export function cleanLine(typed: string): string {
  return withoutControls(typed.replace(/[\t\v\f\u0085]+/g, ' '), '\r\n\0');
}

/** Text of several lines in NFC, trimmed: every line break that a program writes becomes \n. */
export function cleanLines(typed: string): string {
  return withoutControls(typed.replace(/\r\n?|[\v\f\u0085]/g, '\n'), '\t\n\0');
}

/** NUL stays, to be refused: no keyboard writes it, so what is around it may be damaged. */
function withoutControls(text: string, kept: string): string {
  return text
    .replace(/\p{Cc}/gu, (control) => (kept.includes(control) ? control : ''))
    .normalize('NFC')
    .trim();
}

/** NUL, half a character, and what stands for bytes that are no text. */
const unreadable = /[\0\p{Cs}\ufffd]/gu;

export function isReadable(text: string): boolean {
  return text.isWellFormed() && !/[\0\ufffd]/.test(text);
}

/** The first unreadable character, as U+FFFD, with the word that it stands in and one on either side. */
export function aroundUnreadable(text: string): string {
  const shown = text.replace(unreadable, '\ufffd');
  const [words = ''] = /(?:\S{1,12} )?\S{0,12}\ufffd\S{0,12}(?: \S{1,12})?/u.exec(shown) ?? [];
  return words;
}
