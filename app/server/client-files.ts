import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { BUILDS } from '#app/routing/manifest.ts';
import { cachedBody, type HeaderFields, type KeptBodies, respondFromCache } from './kept-bodies.ts';

/**
 * Serves the files of the browser's build, and those of older builds that the operator keeps, as the build compressed
 * them.
 *
 * @param root folder of the files
 * @param bodies memory that keeps each file after its first request
 * @param always headers of every response
 */
export async function clientFiles(
  root: string,
  bodies: KeptBodies,
  always: HeaderFields,
): Promise<MiddlewareHandler> {
  const files = await filesIn(root);
  const read = async (path: string) => {
    const file = files.get(path);
    return file === undefined ? undefined : readFile(file);
  };
  return async ({ req }, next) => {
    const { path } = req;
    const [identity, br, gzip] = await Promise.all(
      ['', '.br', '.gz'].map((ending) => read(path + ending)),
    );
    if (!identity) return next();
    const body = cachedBody({ ...always, ...headersOf(path) }, { identity, br, gzip });
    bodies.keep(path, body);
    return respondFromCache(req.raw, body);
  };
}

/** Lists the files by path on the site. Only these are served: the path of a request never becomes one of a file. */
async function filesIn(root: string): Promise<Map<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [`/${relative(root, file).replaceAll(sep, '/')}`, file];
    }),
  );
}

function headersOf(path: string): HeaderFields {
  return {
    'content-type': getMimeType(path) ?? 'application/octet-stream',
    'cache-control': cacheControl(path),
    // Messengers and search engines show these on their own pages.
    ...(/^\/social[./]/.test(path) && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
}

const forADay = 'public, max-age=86400';
const forEver = 'public, max-age=31536000, immutable';

/** Names under /assets/ are never reused, except for the file that names the latest build. */
function cacheControl(path: string): string {
  if (path === `${BUILDS}/latest.json`) return 'no-cache';
  return path.startsWith('/assets/') ? forEver : forADay;
}
