import { Hono } from 'hono';
import { compressed } from '#app/platform/encode.ts';
import type { Log } from '#app/platform/log.ts';
import { StatusError } from '#app/router/page-error.ts';
import { entryOf, type IconSet, type IconSets, isIconName } from '#app/ui/icon/icon-set.ts';
import type { Pages } from '../pages.ts';
import { fetchFallback } from './icon-fallback.ts';
import { pickIcons } from './icon-sets.ts';

interface IconOptions {
  sets: IconSets;
  /** A public host for other collections. */
  fallback: URL | null;
  pages: Pages;
  log: Log;
}

/**
 * Serves icons by name: `/api/_nuxt_icon/lucide.json?icons=phone,mail` (conformance IC-1). Never sends a whole set.
 * Answers 404 for an unknown collection.
 */
export function iconRoutes({ sets, fallback, pages, log }: IconOptions): Hono {
  const app = new Hono();
  app.get('/api/_nuxt_icon/:file', async ({ req }, next) => {
    const collection = collectionOf(req.param('file'));
    if (!collection) return next();
    const names = (req.query('icons') ?? '').split(',').filter(Boolean);
    const read = names.length > 0 ? entryOf(sets, collection) : undefined;
    if (read) return respond(req.raw, pickIcons(await read(), names));
    const plain = names.filter(isIconName);
    if (!fallback || plain.length === 0) return next();
    try {
      const set = await fetchFallback(fallback, collection, plain);
      return set ? respond(req.raw, set) : next();
    } catch (error) {
      log.warn({ event: 'icon_fallback_failed', error });
      return pages.fail(req.raw, new StatusError(500, 'Failed to fetch fallback icon'));
    }
  });
  return app;
}

const WEEK_S = 7 * 24 * 60 * 60;

/** Returns null for a name that no collection can have. */
function collectionOf(file: string): string | null {
  const name = file.endsWith('.json') ? file.slice(0, -'.json'.length) : '';
  return isIconName(name) ? name : null;
}

function respond(request: Request, set: IconSet): Promise<Response> {
  const headers = new Headers({
    'content-type': 'application/json',
    'cache-control': `public, max-age=${WEEK_S}, stale-while-revalidate=${WEEK_S}`,
  });
  return compressed(request, JSON.stringify(set), { status: 200, headers });
}
