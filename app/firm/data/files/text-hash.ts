import { createHash } from 'node:crypto';

/** Keys of a file that are about its text and no part of it. */
const about = new Set(['reviewed', 'approved']);

/**
 * Returns the eight letters by which a review names the text of a file, without the review itself. The form of the file
 * changes nothing: the order of keys, quotes, line breaks, and fields that are empty or `false`.
 *
 * @param data the data of the file, or of the editor's form
 * @param words words that belong to the text and are not in its file
 */
export function textHash(data: unknown, words?: unknown): string {
  const own = isObject(data)
    ? Object.fromEntries(Object.entries(data).filter(([key]) => !about.has(key)))
    : data;
  const hash = createHash('sha256').update(canonical({ own, words }) ?? '');
  // Letters alone: YAML would read some hexadecimal numbers as numbers.
  return [...hash.digest().subarray(0, 4)]
    .flatMap((byte) => [byte >> 4, byte & 15])
    .map((half) => String.fromCharCode(97 + half))
    .join('');
}

/** Returns one text for equal data, or null for nothing. */
function canonical(value: unknown): string | null {
  if (Array.isArray(value)) {
    const items = value.map(canonical).filter((item) => item !== null);
    return items.length > 0 ? `[${items.join()}]` : null;
  }
  if (isObject(value)) {
    const entries = Object.keys(value)
      .sort()
      .map((key) => [key, canonical(value[key])] as const)
      .filter(([, item]) => item !== null);
    return entries.length > 0
      ? `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${item}`).join()}}`
      : null;
  }
  if (value === null || value === undefined || value === false) return null;
  const words = String(value).normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  return words ? JSON.stringify(words) : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
