import { compressed } from '#app/platform/encode.ts';
import { pageNotFound, type StatusError } from '#app/router/page-error.ts';
import { type PublicPage, publicPages } from '#app/router/public-pages.ts';
import { payloadPath } from '#app/router/release/payload.ts';
import { createMatcher, matchRule } from '#app/router/route-rules.ts';
import { errorJson, wantsJson } from './error-response.ts';
import { createPageCache, isCachedBody, prepareBody, respondFromCache } from './page-cache.ts';
import type { Render, Rendered } from './render.tsx';
import { failureContext, type Provided, type Site } from './visit.ts';

interface PagesOptions {
  site: Site;
  render: Render;
  origin: URL;
  /** What the loaders of every page may ask for. */
  provided: Provided;
  /** False in development, where a page may have changed since. */
  keep: boolean;
}

export interface Pages {
  /** Answers a GET of any path, the unknown ones included. */
  get(request: Request): Promise<Response>;
  /** Answers any request with one of the pages, drawn for it alone. */
  show(
    request: Request,
    page: { path: string; status: number; provided: Provided; headers?: Record<string, string> },
  ): Promise<Response>;
  /** Answers with the error page, or with JSON where that is asked for. */
  fail(request: Request, failure: StatusError, headers?: Record<string, string>): Promise<Response>;
}

/** Pages over HTTP: those for everyone from memory, those for one visitor drawn and not stored. */
export function createPages({ site, render, origin, provided, keep }: PagesOptions): Pages {
  const cached = createPageCache<Rendered | Response>();

  const draw = (pathname: string, search = '', more: Provided = new Map()) => {
    // The router would write a path that it cannot read to the console.
    if (!isReadable(pathname)) {
      return draw('/', '', new Map([[failureContext, pageNotFound(pathname + search)], ...more]));
    }
    // Put together and not parsed: a path such as //evil.example would be read as another site.
    return render(
      Object.assign(new URL(origin), { pathname, search }),
      new Map([...(provided ?? []), ...more]),
    );
  };

  const documentOf = (path: string) => async (search: string) => {
    const drawn = await draw(path, search);
    if (drawn instanceof Response || drawn.error || !drawn.whole) return drawn;
    return prepareBody('text/html; charset=utf-8', drawn.html);
  };
  const payloadOf = (path: string) => async (search: string) => {
    const drawn = await draw(path, search);
    if (drawn instanceof Response || !drawn.payload) return drawn;
    return prepareBody('application/json', JSON.stringify(drawn.payload));
  };
  const matcher = createMatcher(site.rules);
  /** What a guard may refuse is asked for each visit anew, with its query. */
  const isGuarded = ({ path, route: { validate, middleware } }: PublicPage) =>
    validate !== undefined ||
    middleware !== undefined ||
    site.middleware.global.length > 0 ||
    matchRule(matcher, path).appMiddleware !== undefined;
  const makers = new Map(
    publicPages(site).flatMap((page) => {
      const kept = keep && !isGuarded(page);
      const { path } = page;
      return [
        [path, { make: documentOf(path), kept }],
        [payloadPath(path), { make: payloadOf(path), kept }],
      ];
    }),
  );

  return {
    async get(request) {
      const { pathname, search } = new URL(request.url);
      const maker = makers.get(pathname);
      if (maker) {
        const { make, kept } = maker;
        // A page for everyone does not depend on its query, so the query is left out.
        const answer = await (kept ? cached(pathname, () => make('')) : make(search));
        return isCachedBody(answer) ? respondFromCache(request, answer) : respond(request, answer);
      }
      const bare = pathname.endsWith('/') ? pathname.slice(0, -1) : '';
      if (makers.has(bare)) return redirect(bare + search, 308);
      return respond(request, await draw(pathname, search));
    },
    async show(request, page) {
      return respond(request, await draw(page.path, '', page.provided), page);
    },
    async fail(request, failure, headers = {}) {
      const { pathname, search } = new URL(request.url);
      const drawn = await draw(pathname, search, new Map([[failureContext, failure]]));
      return respond(request, drawn, { headers });
    },
  };
}

/** Whether every percent-encoding of a path stands for a character. */
function isReadable(pathname: string): boolean {
  try {
    // Its result is used, or the bundler leaves the call out.
    return decodeURIComponent(pathname) !== '';
  } catch {
    // Malformed, so no page has this path.
    return false;
  }
}

/** Paths only: an address built from a request must not lead to another site. */
function redirect(path: string, status: number): Response {
  return new Response(null, { status, headers: { location: path } });
}

async function respond(
  request: Request,
  drawn: Rendered | Response,
  { status = 200, headers: extra }: { status?: number; headers?: Record<string, string> } = {},
): Promise<Response> {
  // A response that several wait for is read by each of them.
  if (drawn instanceof Response) return drawn.clone();
  if (drawn.error && wantsJson(request)) return errorJson(request, drawn.error, extra);
  const headers = new Headers(extra);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', 'no-store');
  return compressed(request, drawn.html, {
    status: drawn.error ? drawn.status : status,
    headers,
  });
}
