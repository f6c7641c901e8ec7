import { distance } from 'fastest-levenshtein';
import { visible } from '#app/consult/requests/fields/typed-text.ts';

/** Maximum number of letters by which a mistyped path may differ from a proposed one. */
const MISTYPED = 2;
const LONGEST_PATH = 200;

/**
 * Returns the address that a visitor meant by an unknown one: a program encoded its `#` or `?`, the visitor typed
 * capitals, or a full stop, a particle (`/shares에서`) or an invisible character became part of the link.
 *
 * @param path percent-encoded path. Only the page is read from it, so the result is always on this site
 * @returns percent-encoded address; null if it resembles no known path
 */
export function meantAddress(
  path: string,
  search: string,
  isKnown: (path: string) => boolean,
): string | null {
  const [, encoded = path, sign, rest] = path.match(/^(.*?)%(23|3F)(.*)$/i) ?? [];
  const text = readable(encoded);
  const [, meant, after] = text?.match(/^(\/|.*[\w-])([^\w-]*)$/s) ?? [];
  // Does not guess for names of files or APIs.
  if (meant === undefined || (meant === '/' && (sign === undefined || after !== ''))) return null;
  if (!isKnown(meant)) return null;
  if (sign === undefined) return meant + search;
  return sign === '23'
    ? `${meant}#${rest}${search}`
    : `${meant}?${rest}${search.replace('?', '&')}`;
}

/** Returns the page whose path differs from an unknown one by a letter or two, or is a parent of it. */
export function nearestPath(path: string, paths: readonly string[]): string | null {
  const text = path.length <= LONGEST_PATH ? readable(path) : null;
  if (text === null || paths.includes(text)) return null;
  const [near] = paths
    .map((known) => ({ known, changes: distance(text, known) }))
    .filter(({ known, changes }) => known.length > 2 * MISTYPED && changes <= MISTYPED)
    .sort((a, b) => a.changes - b.changes);
  if (near) return near.known;
  const above = paths.filter(
    (known) => known !== '/' && text.startsWith(known) && !/[\w-]/.test(text.charAt(known.length)),
  );
  return above.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** Normalizes a path as the site writes its own. Returns null if its percent-encoding is invalid. */
function readable(path: string): string | null {
  try {
    return visible(decodeURIComponent(path))
      .toLowerCase()
      .replace(/\/{2,}/g, '/');
  } catch {
    return null;
  }
}
