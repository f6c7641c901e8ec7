/** Longer texts are not ours: a family with all its gifts needs a tenth of it. */
const MAX_LENGTH = 8000;

/**
 * The value under a key of a fragment such as `#shares=eyJ…&deadlines=eyJ…`.
 *
 * @returns what JSON knows; null when the key is missing; its text, as it stands, when it cannot be read
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
    // Cut off on its way, or not ours.
    return text;
  }
}

/**
 * The fragment with the value under its key and the others' values as they were. An anchor, such as
 * `#consult`, gives way.
 *
 * @param value what JSON knows, and bigints, which become texts of digits; null takes the key away
 * @returns begins with #, or is empty
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
      // Messengers put a bracket or an ellipsis after it.
      const [, key, text = ''] = /^([\w-]+)=([\w-]*)/.exec(pair) ?? [];
      return key ? [[key, text]] : [];
    });
}

/** Base64 of UTF-8 with the signs that an address keeps as they are. */
function encode(value: unknown): string {
  const json = JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? String(item) : item));
  const binary = Array.from(new TextEncoder().encode(json), (byte) => String.fromCharCode(byte));
  return btoa(binary.join('')).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
