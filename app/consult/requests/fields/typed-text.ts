/**
 * Invisible characters: default-ignorable ones (zero-width and bidirectional ones, soft hyphens, tags, Hangul fillers),
 * other format characters, the placeholder of an object, the Braille blank, and controls other than white space.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\ufffc\u2800]|(?!\s)\p{Cc}/gu;

/** Text for comparing and searching: characters that look the same become the same, invisible ones are removed. */
export function visible(typed: string): string {
  return typed.normalize('NFKC').replace(invisible, '');
}

/**
 * A phone number or e-mail address without what programs copy with it: spaces, invisible characters, `mailto:`, `tel:`,
 * angle brackets and the name before them.
 */
export function contactOnly(typed: string): string {
  const text = compact(typed).replace(/[,;.]+$/, '');
  const [, name = '', inside = text] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
  // If the name is another address, it is unclear which one is meant, so neither is accepted.
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
    // The % does not encode a character.
    return path;
  }
}

/**
 * Text of one line in NFC, trimmed: tabs, page breaks and Unicode's separators of lines become spaces. A line break
 * stays, so that the schema refuses it.
 */
export function cleanLine(typed: string): string {
  return withoutControls(typed.replace(/[\t\v\f\u0085\u2028\u2029]+/g, ' '), '\r\n\0');
}

/** Text of several lines in NFC, trimmed: every line break that a program writes becomes \n. */
export function cleanLines(typed: string): string {
  return withoutControls(typed.replace(/\r\n?|[\v\f\u0085]/g, '\n'), '\t\n\0');
}

/** NUL stays, so that the schema refuses it: no keyboard types it, so the text around it may be damaged. */
function withoutControls(text: string, kept: string): string {
  return text
    .replace(/\p{Cc}/gu, (control) => (kept.includes(control) ? control : ''))
    .normalize('NFC')
    .trim();
}

/** NUL, half a surrogate pair, and the replacement character. */
const unreadable = /[\0\p{Cs}\ufffd]/gu;

export function isReadable(text: string): boolean {
  return text.isWellFormed() && !/[\0\ufffd]/.test(text);
}

/** The first unreadable character, as U+FFFD, with the word around it and one word on either side. */
export function aroundUnreadable(text: string): string {
  const shown = text.replace(unreadable, '\ufffd');
  const [words = ''] = /(?:\S{1,12} )?\S{0,12}\ufffd\S{0,12}(?: \S{1,12})?/u.exec(shown) ?? [];
  return words;
}

/**
 * The key that a person means: by its label, by a part that no other label has, or by the key itself.
 *
 * @param labels labels by their keys
 * @returns undefined if no label matches, or several do
 */
export function keyOf<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  text: string,
): Key | undefined {
  const typed = visible(text).trim();
  if (typed === '') return undefined;
  // Object.entries is typed string although the record's keys are known.
  const all = Object.entries(labels) as [Key, string][];
  const exact = all.find(([key, label]) => key === typed || label === typed);
  const partial = all.filter(([, label]) => label.includes(typed));
  return (exact ?? (partial.length === 1 ? partial[0] : undefined))?.[0];
}
