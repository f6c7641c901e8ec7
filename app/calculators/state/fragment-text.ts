/** Limit of the site's own texts. A family with all its gifts needs a tenth of it. */
const MAX_LENGTH = 8000;

/**
 * Returns the value under a key of a fragment such as `#shares=eyJ…`.
 *
 * @returns a JSON value; null when the key is missing; the raw text when it cannot be read
 */
export function valueIn(fragment: string, key: string): unknown {
  // Messengers append a bracket or an ellipsis.
  const [, text] = new RegExp(`[#&]${key}=([\\w-]*)`).exec(fragment) ?? [];
  if (text === undefined) return null;
  if (text.length > MAX_LENGTH) return text;
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) =>
      sign.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // Truncated, or from another source.
    return text;
  }
}

/**
 * Returns a fragment with a value under its key, in base64url of UTF-8.
 *
 * @param value JSON, which may contain bigints; they become strings of digits
 */
export function fragmentOf(key: string, value: unknown): string {
  const json = JSON.stringify(jsonOf(value));
  const binary = Array.from(new TextEncoder().encode(json), (byte) => String.fromCharCode(byte));
  const text = btoa(binary.join('')).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return `#${key}=${text}`;
}

/** Returns JSON of a value that may contain bigints, which become strings of digits. */
export function jsonOf(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? String(item) : item)),
  );
}
