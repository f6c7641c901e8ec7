import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { BUILDS } from '#app/router/release/manifest.ts';
import { type Bytes, type CachedBody, cachedBody, type HeaderFields } from './cached-body.ts';

/**
 * Reads the browser's build into memory, with what the build has compressed; a later build cannot remove it then.
 *
 * @param always headers of every response
 * @returns the files by their path on the site
 */
export async function readClientFiles(
  root: string,
  always: HeaderFields,
): Promise<Map<string, CachedBody>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = new Map<string, Bytes>(
    await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async ({ parentPath, name }): Promise<[string, Bytes]> => {
          const file = join(parentPath, name);
          return [`/${relative(root, file).replaceAll(sep, '/')}`, await readFile(file)];
        }),
    ),
  );
  const bodies = new Map<string, CachedBody>();
  for (const [path, identity] of files) {
    if (/\.(?:br|gz)$/.test(path)) continue;
    const [br, gzip] = [files.get(`${path}.br`), files.get(`${path}.gz`)];
    const headers = { ...always, ...headersOf(path) };
    bodies.set(path, cachedBody(headers, { identity, ...(br && { br }), ...(gzip && { gzip }) }));
  }
  return bodies;
}

function headersOf(path: string): HeaderFields {
  return {
    'content-type': getMimeType(path) ?? 'application/octet-stream',
    'cache-control': cacheControl(path),
    // Messengers and search engines show this one on their own pages.
    ...(path === '/social.png' && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
}

const forADay = 'public, max-age=86400';
const forEver = 'public, max-age=31536000, immutable';

/** Names under /assets/ are never reused, except for the file that names the latest build. */
function cacheControl(path: string): string {
  if (path === `${BUILDS}/latest.json`) return 'no-cache';
  return path.startsWith('/assets/') ? forEver : forADay;
}
