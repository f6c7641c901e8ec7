import { compressed } from '#app/platform/encode.ts';
import { pageNotFound, readPageError, type StatusError } from '#app/router/page-error.ts';
import { type PublicPage, publicPages } from '#app/router/public-pages.ts';
import type { Provided } from '#app/router/visit-context.ts';
import { BUILD_HEADER, payloadPath } from '#app/routing/payload.ts';
import { createMatcher, matchRule } from '#app/routing/route-rules.ts';
import {
  type CachedBody,
  cachedText,
  type HeaderFields,
  isCachedBody,
  respondFromCache,
} from './cached-body.ts';
import { errorJson, wantsJson } from './error-response.ts';
import { createPageCache } from './page-cache.ts';
import type { Render, Rendered } from './render.tsx';
import { failureContext, type Site } from './site.ts';

interface PagesOptions {
  site: Site;
  render: Render;
  origin: URL;
  /** Values for every page. */
  provided: Provided;
  /** Whether pages are cached; not in development, where they change. */
  keep: boolean;
  /** Where they are, by path. */
  bodies: Map<string, CachedBody>;
  /** Headers of every response. */
  always: HeaderFields;
}

/** A page for one request. */
interface OwnPage {
  path: string;
  status: number;
  provided: Provided;
  headers?: Record<string, string>;
}

const revalidated = { 'cache-control': 'no-cache' };

/** Of payloads, beside their type: the browser asks each time, and learns which build has answered. */
export const payloadHeaders: HeaderFields = { ...revalidated, [BUILD_HEADER]: __BUILD_ID__ };

export type Pages = ReturnType<typeof createPages>;

/** Pages over HTTP: those for everyone from memory, those for one visitor rendered and not stored. */
export function createPages(options: PagesOptions) {
  const { site, render, origin, provided, keep, bodies, always } = options;
  const cached = createPageCache<Rendered | Response>(bodies);
  const cachedAs = (headers: HeaderFields, text: string) =>
    cachedText({ ...always, ...headers }, text);

  const renderPath = (pathname: string, search = '', more: Provided = new Map()) => {
    if (!isReadable(pathname)) {
      const failure = pageNotFound(pathname + search);
      return renderPath('/', '', new Map([[failureContext, failure], ...more]));
    }
    // Assigned, not parsed: a path such as //evil.example would be read as another site.
    const url = Object.assign(new URL(origin), { pathname, search });
    return render(url, new Map([...(provided ?? []), ...more]));
  };

  const documentOf = async (path: string, search: string) => {
    const page = await renderPath(path, search);
    if (page instanceof Response || page.error || !page.whole) return page;
    return cachedAs({ 'content-type': 'text/html; charset=utf-8', ...revalidated }, page.html);
  };
  const payloadOf = async (path: string, search: string) => {
    const page = await renderPath(path, search);
    if (page instanceof Response || !page.payload) return page;
    const headers = { 'content-type': 'application/json', ...payloadHeaders };
    const text = JSON.stringify(page.payload);
    if (page.whole) return cachedAs(headers, text);
    return new Response(text, { headers: { ...headers, 'cache-control': 'no-store' } });
  };
  const matcher = createMatcher(site.rules);
  /**
   * A guard may refuse a visit, so these pages are rendered for each visit, with its query.
   */
  const isGuarded = ({ path, page: { validate, middleware } }: PublicPage) =>
    validate !== undefined ||
    middleware !== undefined ||
    site.middleware.global.length > 0 ||
    matchRule(matcher, path).appMiddleware !== undefined;
  const makers = new Map(
    publicPages(site.pages).flatMap((page) => {
      const { path } = page;
      // What is cached is sent before the rules are read.
      const isKept = (at: string) =>
        keep && !isGuarded(page) && matchRule(matcher, at).redirect === undefined;
      const payload = payloadPath(path);
      return [
        [path, { path, make: documentOf, kept: isKept(path) }],
        [payload, { path, make: payloadOf, kept: isKept(payload) }],
      ] as const;
    }),
  );

  return {
    /** Responds to a GET of any path, unknown ones included. */
    async get(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      const maker = makers.get(pathname);
      if (maker) {
        const { path, make, kept } = maker;
        // A page for everyone does not depend on its query.
        const answer = await (kept ? cached(pathname, () => make(path, '')) : make(path, search));
        return isCachedBody(answer) ? respondFromCache(request, answer) : respond(request, answer);
      }
      const bare = pathname.endsWith('/') ? pathname.replace(/\/+$/, '') : '';
      if (makers.has(bare)) {
        // Only a path: a location built from a request must not lead to another site.
        return new Response(null, { status: 308, headers: { location: bare + search } });
      }
      return respond(request, await renderPath(pathname, search));
    },
    /** Responds with one of the pages, rendered for this request alone. */
    async show(request: Request, page: OwnPage): Promise<Response> {
      return respond(request, await renderPath(page.path, '', page.provided), page);
    },
    /** Responds with the error page, or with JSON where the client prefers that. */
    async fail(
      request: Request,
      failure: StatusError,
      headers: Record<string, string> = {},
    ): Promise<Response> {
      // A page would cost a hundred times as much.
      if (wantsJson(request)) return errorJson(request, readPageError(failure), headers);
      const { pathname, search } = new URL(request.url);
      const page = await renderPath(pathname, search, new Map([[failureContext, failure]]));
      return respond(request, page, { headers });
    },
  };
}

/** Whether the percent-encoding of a path is valid. */
function isReadable(pathname: string): boolean {
  try {
    // The result is used, or the bundler removes the call.
    return decodeURIComponent(pathname) !== '';
  } catch {
    // Malformed.
    return false;
  }
}

async function respond(
  request: Request,
  rendered: Rendered | Response,
  { status = 200, headers: extra }: { status?: number; headers?: Record<string, string> } = {},
): Promise<Response> {
  // Several requests may wait for the same response, and each reads its body.
  if (rendered instanceof Response) return rendered.clone();
  if (rendered.error && wantsJson(request)) return errorJson(request, rendered.error, extra);
  const headers = new Headers(extra);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', 'no-store');
  return compressed(request, rendered.html, {
    status: rendered.error ? rendered.status : status,
    headers,
  });
}
