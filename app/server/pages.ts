import { compressed } from '#app/platform/encode.ts';
import { readPageError, type StatusError } from '#app/router/page-error.ts';
import { type PublicPage, publicPages } from '#app/router/public-pages.ts';
import type { Provided } from '#app/router/visit-context.ts';
import { BUILD_HEADER, payloadPath } from '#app/routing/payload.ts';
import { createMatcher, matchRule } from '#app/routing/route-rules.ts';
import {
  answerFromCache,
  type CachedBody,
  cachedText,
  type HeaderFields,
  isCachedBody,
  respondFromCache,
} from './cached-body.ts';
import { errorJson, wantsJson } from './error-response.ts';
import type { KeptBodies } from './kept-bodies.ts';
import { meantAddress } from './meant-path.ts';
import { createPageCache } from './page-cache.ts';
import type { Rendered, Renderer } from './render.tsx';
import type { Site } from './site.ts';
import { createTurns } from './turns.ts';

interface PagesOptions extends Pick<Renderer, 'render' | 'fail'> {
  site: Site;
  origin: URL;
  /** Values for every page. */
  provided: Provided;
  /** Whether pages are cached; not in development, where they change. */
  keep: boolean;
  /** Where they are. */
  bodies: KeptBodies;
  /** Headers of every response. */
  always: HeaderFields;
  /** What is answered in place of a page that would come too late. */
  busy: CachedBody;
}

/** A page for one request. */
interface OwnPage {
  path: string;
  status: number;
  provided: Provided;
  headers?: Record<string, string>;
  /** A name under which it is kept: it is the same for everyone. */
  keptAs?: string | undefined;
}

/**
 * How many renderings may wait: more than one line has open at once (docs/operations.md, section 6), and few enough
 * that the last one comes after about a second.
 */
const MOST_WAITING = 250;
const BUSY_RETRY_SECONDS = 5;

interface Turn {
  turn?: ReturnType<typeof createTurns>;
  /** What is answered where it would come too late. */
  instead?: (request: Request) => Promise<Response> | Response;
}

const revalidated = { 'cache-control': 'no-cache' };
const notStored = { 'cache-control': 'no-store' };

/** Of payloads, beside their type: the browser asks each time, and learns which build has answered. */
export const payloadHeaders: HeaderFields = { ...revalidated, [BUILD_HEADER]: __BUILD_ID__ };

export type Pages = ReturnType<typeof createPages>;

/** Pages over HTTP: those for everyone from memory, those for one visitor rendered and not stored. */
export function createPages(options: PagesOptions) {
  const { site, origin, provided, keep, bodies, always, busy } = options;
  const everyonesTurn = createTurns(MOST_WAITING);
  /** Of answers to forms and of signed links, which a crowd on unknown addresses must not keep away. */
  const ownTurn = createTurns(MOST_WAITING);
  const cached = createPageCache<Rendered | Response>(bodies);
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
    // What was made of more than the address must not be stored anywhere else.
    const headers = more ? notStored : revalidated;
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

  const isKnown = (path: string) =>
    makers.has(path) || matcher.static[path]?.redirect !== undefined;

  const tooBusy = (request: Request): Response =>
    answerFromCache(request, busy, 503, { 'retry-after': String(BUSY_RETRY_SECONDS) });
  /** Renders for one request alone, which takes milliseconds of the process, in its turn. */
  const inTurn = async (
    request: Request,
    work: () => Promise<Response>,
    { turn = everyonesTurn, instead = tooBusy }: Turn = {},
  ): Promise<Response> => turn(work) ?? instead(request);

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
      if (kept) return answered(cached(pathname, () => make(path, '')));
      return inTurn(request, () => answered(make(path, search)));
    }
    const meant = meantAddress(pathname, search, isKnown);
    if (meant) return new Response(null, { status: 308, headers: { location: meant } });
    return inTurn(request, async () => respond(request, await renderPath(pathname, search)));
  }

  return {
    /** Responds to a GET of any path, unknown ones included. */
    get,
    /** Responds with one of the pages, rendered for this request alone. */
    async show(request: Request, page: OwnPage): Promise<Response> {
      const { path, provided: own, status, keptAs, headers = {} } = page;
      if (keep && keptAs !== undefined) {
        const kept = await cached(keptAs, () => documentOf(path, '', own));
        return isCachedBody(kept)
          ? answerFromCache(request, kept, status, headers)
          : respond(request, kept, page);
      }
      const work = async () => respond(request, await renderPath(path, '', own), page);
      // The page with nothing filled in says more than that it comes too late.
      const everyones = request.method === 'GET' && makers.has(path);
      if (everyones) {
        const instead = () => get(new Request(new URL(path, origin), request));
        return inTurn(request, work, { instead });
      }
      return inTurn(request, work, { turn: ownTurn });
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
      const address = addressOf(pathname, search);
      return inTurn(request, async () =>
        respond(request, await options.fail(address, failure, provided), { headers }),
      );
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
