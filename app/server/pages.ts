import { compressed } from '#app/platform/encode.ts';
import { html } from '#app/platform/html.ts';
import { createPageMatcher } from '#app/router/admit.ts';
import type { Page } from '#app/router/define-page.ts';
import { pageNotFound, readPageError, type StatusError } from '#app/router/page-error.ts';
import { publicPages } from '#app/router/public-pages.ts';
import type { Provided } from '#app/router/visit-context.ts';
import { BUILD_HEADER, payloadPath } from '#app/routing/payload.ts';
import { createMatcher, matchRule } from '#app/routing/route-rules.ts';
import { isAlone } from '#app/tracking/address.ts';
import { errorJson, wantsJson } from './error-response.ts';
import {
  answerFromCache,
  type CachedBody,
  cachedBody,
  cachedText,
  type HeaderFields,
  isCachedBody,
  type KeptBodies,
  respondFromCache,
} from './kept-bodies.ts';
import { meantAddress, nearestPath } from './meant-path.ts';
import type { Rendered, Renderer } from './render.tsx';
import type { Site } from './site.ts';
import { createTurns } from './turns.ts';

interface PagesOptions extends Pick<Renderer, 'render' | 'fail'> {
  site: Site;
  origin: URL;
  /** Values for every page. */
  provided: Provided;
  /** Whether pages are kept; false in development, where they change. */
  keep: boolean;
  bodies: KeptBodies;
  /** Headers of every response. */
  always: HeaderFields;
  /** Headers of a page that has a document of its own, in place of those with the same names. */
  alone: HeaderFields;
  /** The answer to a request that would wait too long. */
  busy: CachedBody;
}

/** A page for one request. */
interface OwnPage {
  path: string;
  status: number;
  provided: Provided;
  headers?: Record<string, string>;
  /** The name under which the page is kept, if it is the same for everyone. */
  keptAs?: string | undefined;
}

/**
 * Maximum number of renderings that wait. It exceeds the 200 requests that a proxy lets one address have open, and is low
 * enough that the last rendering begins after about a second.
 */
const MOST_WAITING = 250;
const BUSY_RETRY_SECONDS = 5;
/** A part of a path and of a query that a kept 404 page has in place of those of the request. */
const BLANK = '~404';

const revalidated = { 'cache-control': 'no-cache' };
const notStored = { 'cache-control': 'no-store' };

/** Headers of payloads besides their type: the browser revalidates each time, and learns which build has answered. */
export const payloadHeaders: HeaderFields = { ...revalidated, [BUILD_HEADER]: __BUILD_ID__ };

export type Pages = ReturnType<typeof createPages>;

/** Pages over HTTP: those for everyone from memory, those for one visitor rendered and not stored. */
export function createPages(options: PagesOptions) {
  const { site, origin, provided, keep, bodies, always, alone, busy } = options;
  const turn = createTurns(MOST_WAITING);
  /** Turns for answers to forms and for signed links, so that a crowd elsewhere does not keep them away. */
  const ownTurn = createTurns(MOST_WAITING);
  /** Turns for unknown addresses, which take no place of a rendering. */
  const missingTurn = createTurns(MOST_WAITING);
  const cachedAs = (headers: HeaderFields, text: string) =>
    cachedText({ ...always, ...headers }, text);

  // Assigned, not parsed: a path such as //evil.example would be read as another site.
  const addressOf = (pathname: string, search: string) =>
    Object.assign(new URL(origin), { pathname, search });
  const renderPath = (pathname: string, search = '', more: Provided = new Map()) =>
    options.render(addressOf(pathname, search), new Map([...provided, ...more]));

  const documentOf = async (path: string, search: string, more?: Provided) => {
    const page = await renderPath(path, search, more);
    if (page instanceof Response || page.error || !page.whole) return page;
    // A page made from more than its address must not be stored anywhere else.
    const headers = { ...(more ? notStored : revalidated), ...(isAlone(path) && alone) };
    return cachedAs({ 'content-type': 'text/html; charset=utf-8', ...headers }, page.html);
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
  /** Whether a guard may refuse a visit. Such pages are rendered for each visit, with its query. */
  const isGuarded = (path: string, { validate, middleware }: Page) =>
    validate !== undefined ||
    middleware !== undefined ||
    site.middleware.global.length > 0 ||
    matchRule(matcher, path).appMiddleware !== undefined;
  const everyones = publicPages(site.pages);
  const paths = everyones.map(({ path }) => path);
  const makers = new Map(
    everyones.flatMap(({ path, page }) => {
      // A kept page is sent before the rules are read.
      const isKept = (at: string) =>
        keep && !isGuarded(path, page) && matchRule(matcher, at).redirect === undefined;
      const payload = payloadPath(path);
      return [
        [path, { path, make: documentOf, kept: isKept(path) }],
        [payload, { path, make: payloadOf, kept: isKept(payload) }],
      ] as const;
    }),
  );
  const match = createPageMatcher(site.pages);
  /** Whether a path that is not listed may have a page, or a guard of its own. */
  const mayExist = (path: string) => {
    const page = match(path)?.page;
    return page !== undefined && (page.audience === 'visitor' || isGuarded(path, page));
  };

  const isKnown = (path: string) =>
    makers.has(path) || matcher.static[path]?.redirect !== undefined;

  const tooBusy = (request: Request): Response =>
    answerFromCache(request, busy, 503, { 'retry-after': String(BUSY_RETRY_SECONDS) });

  async function get(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const maker = makers.get(pathname);
    if (maker) {
      const { path, make, kept } = maker;
      const answered = async (made: Promise<CachedBody | Rendered | Response>) => {
        const answer = await made;
        return isCachedBody(answer) ? respondFromCache(request, answer) : respond(request, answer);
      };
      // A page for everyone does not depend on its query.
      if (kept) return answered(bodies.once(pathname, () => make(path, '')));
      return turn(() => answered(make(path, search))) ?? tooBusy(request);
    }
    const meant = meantAddress(pathname, search, isKnown);
    if (meant) return new Response(null, { status: 308, headers: { location: meant } });
    if (keep && !mayExist(pathname)) {
      return missingTurn(() => missing(request, pathname, search)) ?? tooBusy(request);
    }
    const work = async () => respond(request, await renderPath(pathname, search));
    return turn(work) ?? tooBusy(request);
  }

  /** Responds with the 404 page, which is rendered once a day for each page that it proposes (conformance RT-1). */
  async function missing(request: Request, pathname: string, search: string): Promise<Response> {
    // A path below a known one resembles that one.
    const path = `${nearestPath(pathname, paths) ?? ''}/${BLANK}`;
    const query = `?${BLANK}`;
    const { encoded } = await bodies.once(`404 ${path}`, async () => {
      const failure = pageNotFound(path + query);
      const { html: page } = await options.fail(addressOf(path, query), failure, provided);
      // Each request completes the page, so only its plain form is kept.
      return cachedBody({}, { identity: new TextEncoder().encode(page) });
    });
    const text = new TextDecoder()
      .decode(encoded.identity.body)
      .split(path)
      .map((part) => part.replaceAll(query, () => html`${search}`.markup))
      .join(html`${pathname}`.markup);
    const error = readPageError(pageNotFound(pathname + search));
    return respond(request, { status: 404, html: text, payload: null, error, whole: true });
  }

  return {
    /** Responds to a GET of any path, unknown ones included. */
    get,
    /** Responds with one of the pages, rendered for this request alone. */
    async show(request: Request, page: OwnPage): Promise<Response> {
      const { path, provided: own, status, keptAs, headers = {} } = page;
      if (keep && keptAs !== undefined) {
        const kept = await bodies.once(keptAs, () => documentOf(path, '', own));
        return isCachedBody(kept)
          ? answerFromCache(request, kept, status, headers)
          : respond(request, kept, page);
      }
      const work = async () => respond(request, await renderPath(path, '', own), page);
      if (request.method !== 'GET' || !makers.has(path)) return ownTurn(work) ?? tooBusy(request);
      // The page with nothing filled in serves a visitor better than a refusal.
      return turn(work) ?? get(new Request(new URL(path, origin), request));
    },
    /** Responds with the error page, or with JSON if the client prefers that. */
    async fail(
      request: Request,
      failure: StatusError,
      headers: Record<string, string> = {},
    ): Promise<Response> {
      // A page would cost a hundred times as much.
      if (wantsJson(request)) return errorJson(request, readPageError(failure), headers);
      const { pathname, search } = new URL(request.url);
      const address = addressOf(pathname, search);
      const work = async () =>
        respond(request, await options.fail(address, failure, provided), { headers });
      return turn(work) ?? tooBusy(request);
    },
  };
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
