import { distance } from 'fastest-levenshtein';
import { visible } from '#app/consult/requests/fields/typed-text.ts';

/** The most letters by which a mistyped path differs from one that is proposed. */
const MISTYPED = 2;
const LONGEST_PATH = 200;

/**
 * The address that a visitor meant by one of no page: a program has encoded its `#` or `?`, capitals were typed, or a
 * point, a particle (`/shares에서`) or an invisible sign has become part of the link.
 *
 * @param path percent-encoded; only the page is read from it, so the address is always one of this site
 * @returns percent-encoded; null where no known path is meant
 */
export function meantAddress(
  path: string,
  search: string,
  isKnown: (path: string) => boolean,
): string | null {
  const [, encoded = path, sign, rest] = path.match(/^(.*?)%(23|3F)(.*)$/i) ?? [];
  const text = readable(encoded);
  const [, meant, after] = text?.match(/^(\/|.*[\w-])([^\w-]*)$/s) ?? [];
  // In the name of a file or an API nothing is guessed.
  if (meant === undefined || (meant === '/' && (sign === undefined || after !== ''))) return null;
  if (!isKnown(meant)) return null;
  if (sign === undefined) return meant + search;
  return sign === '23'
    ? `${meant}#${rest}${search}`
    : `${meant}?${rest}${search.replace('?', '&')}`;
}

/** The page whose path resembles one of no page: mistyped in a letter or two, or above it. */
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

/** A path as the site writes its own; null where its percent-encoding is invalid. */
function readable(path: string): string | null {
  try {
    return visible(decodeURIComponent(path))
      .toLowerCase()
      .replace(/\/{2,}/g, '/');
  } catch {
    return null;
  }
}
