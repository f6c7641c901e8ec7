const FILE = /^\/assets\/[\w./-]+$/;
/** A part of a path that the site itself could have named. */
const NAME = /^_?[a-z][a-z-]{0,39}(?:\.json)?$/;

/**
 * What of an address says nothing about a visitor: of the site's own the path, with `:other` in the place
 * of every part that may be a reference or a word; of another site the origin; of a file its end. Query and
 * fragment never.
 *
 * @param own the site's origin; paths without an origin are its own too
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

/** A file on the server, without the folders above the site, which may be named after a person. */
export function describeFile(path: string): string {
  if (path.startsWith('node:')) return path;
  return path.match(/(?:dist[\w-]*|node_modules)\/[\w@./-]+$/)?.[0] ?? path.replace(/^.*\//, '');
}

/** Not URL.parse: Safari has it since 18, and what goes wrong in an older one is to be told too. */
function parsed(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
