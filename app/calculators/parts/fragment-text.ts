/** Longer texts are not the site's: a family with all its gifts needs a tenth of it. */
const MAX_LENGTH = 8000;

/**
 * The value under a key of a fragment such as `#shares=eyJ…&deadlines=eyJ…`.
 *
 * @returns a JSON value; null when the key is missing; the raw text when it cannot be read
 */
export function valueIn(fragment: string, key: string): unknown {
  const text = pairsOf(fragment).find(([name]) => name === key)?.[1];
  if (text === undefined) return null;
  if (text.length > MAX_LENGTH) return text;
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) =>
      sign.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // Truncated, or not the site's.
    return text;
  }
}

/**
 * The fragment with the value under its key and the others' values as they were. An anchor, such as
 * `#consult`, is dropped.
 *
 * @param value JSON, and bigints, which become texts of digits; null removes the key
 * @returns with its #, or empty
 */
export function withValue(fragment: string, key: string, value: unknown): string {
  const others = pairsOf(fragment).filter(([name]) => name !== key);
  const pairs: [string, string][] = value === null ? others : [[key, encode(value)], ...others];
  return pairs.length > 0 ? `#${pairs.map((pair) => pair.join('=')).join('&')}` : '';
}

function pairsOf(fragment: string): [string, string][] {
  return fragment
    .replace(/^#/, '')
    .split('&')
    .flatMap((pair) => {
      // Messengers append a bracket or an ellipsis.
      const [, key, text = ''] = /^([\w-]+)=([\w-]*)/.exec(pair) ?? [];
      return key ? [[key, text]] : [];
    });
}

/** Base64url of UTF-8. */
function encode(value: unknown): string {
  const json = JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? String(item) : item));
  const binary = Array.from(new TextEncoder().encode(json), (byte) => String.fromCharCode(byte));
  return btoa(binary.join('')).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
