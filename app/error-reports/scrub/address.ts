const FILE = /^\/assets\/[\w./-]+$/;
/** A path segment that the site itself may have. */
const NAME = /^_?[a-z][a-z-]{0,39}(?:\.json)?$/;

/**
 * The part of a URL that says nothing about a visitor: of the site's own URLs the path, with `:other` for
 * every segment that may be a reference or a word; of another site the origin; of a file its last part.
 * Never the query or the fragment.
 *
 * @param own the site's origin; paths without an origin belong to it
 */
export function describeAddress(address: string, own: string): string {
  const base = parsed(own)?.href ?? 'http://site.invalid';
  const url = parsed(address, base);
  if (!url) return '';
  if (url.protocol === 'file:' || url.protocol === 'node:') return describeFile(address);
  if (!/^https?:$/.test(url.protocol)) return url.protocol;
  if (url.origin !== new URL(base).origin) return url.origin;
  if (FILE.test(url.pathname)) return url.pathname;
  return url.pathname
    .split('/')
    .map((part) => (part === '' || NAME.test(part) ? part : ':other'))
    .join('/');
}

/** A file on the server, without the directories above the site, which may contain a person's name. */
export function describeFile(path: string): string {
  if (path.startsWith('node:')) return path;
  return path.match(/(?:dist[\w-]*|node_modules)\/[\w@./-]+$/)?.[0] ?? path.replace(/^.*\//, '');
}

/** Not URL.parse: errors of Safari before 18 are reported too. */
function parsed(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
