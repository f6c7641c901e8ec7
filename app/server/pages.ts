import type { FormState, Receipt } from '#app/consult/form-state.ts';
import { payloadPath } from '#app/release/payload.ts';
import { acceptedEncoding, compressQuickly } from './encode.ts';
import { errorJson, wantsJson } from './error-response.ts';
import { createPageCache, isCachedBody, prepareBody, respondFromCache } from './page-cache.ts';
import type { Render, Rendered } from './render.tsx';
import type { Site, Visit } from './visit.ts';

interface PagesOptions {
  site: Site;
  render: Render;
  origin: URL;
  findReceipt: (reference: string) => Promise<Receipt | null>;
  /** False in development, where a page may have changed since. */
  keep: boolean;
}

export interface Pages {
  /** Answers a GET of any path, the unknown ones included. */
  get(request: Request): Promise<Response>;
  /** Answers with the page of the form, as the form stands after a submission. */
  showForm(request: Request, form: FormState): Promise<Response>;
  /** Answers with the error page, or with JSON where that is asked for. */
  fail(request: Request, failure: unknown, headers?: HeadersInit): Promise<Response>;
}

/** Pages over HTTP: those for everyone from memory, those for one visitor drawn and not stored. */
export function createPages({ site, render, origin, findReceipt, keep }: PagesOptions): Pages {
  const cached = createPageCache<Rendered | Response>();
  const everyone = site.routes.filter(({ audience }) => audience === 'everyone');

  const visit = (more: Partial<Visit> = {}): Visit => ({
    origin: origin.origin,
    form: { status: 'open' },
    findReceipt,
    ...more,
  });
  // Put together and not parsed: a path such as //evil.example would be read as another site.
  const draw = (pathname: string, search = '', more?: Partial<Visit>) =>
    render(Object.assign(new URL(origin), { pathname, search }), visit(more));

  // A page for everyone does not depend on its query, so the query is left out.
  const documentOf = (path: string) => async () => {
    const drawn = await draw(path);
    if (drawn instanceof Response || drawn.error || !drawn.whole) return drawn;
    return prepareBody('text/html; charset=utf-8', drawn.html);
  };
  const payloadOf = (path: string) => async () => {
    const drawn = await draw(path);
    if (drawn instanceof Response || !drawn.payload) return drawn;
    return prepareBody('application/json', JSON.stringify(drawn.payload));
  };
  const makers = new Map(
    everyone.flatMap(({ path }) => [
      [path, documentOf(path)],
      [payloadPath(path), payloadOf(path)],
    ]),
  );

  return {
    async get(request) {
      const { pathname, search } = new URL(request.url);
      const make = makers.get(pathname);
      if (make) {
        const answer = await (keep ? cached(pathname, make) : make());
        return isCachedBody(answer) ? respondFromCache(request, answer) : respond(request, answer);
      }
      const bare = pathname.replace(/\/+$/, '');
      if (makers.has(bare)) return redirect(bare + search, 308);
      return respond(request, await draw(pathname, search));
    },
    async showForm(request, form) {
      const status = form.status === 'invalid' ? 422 : 200;
      return respond(request, await draw('/', '', { form }), status);
    },
    async fail(request, failure, headers) {
      const { pathname, search } = new URL(request.url);
      return respond(request, await draw(pathname, search, { failure }), undefined, headers);
    },
  };
}

/** Paths only: an address built from a request must not lead to another site. */
function redirect(path: string, status: number): Response {
  return new Response(null, { status, headers: { location: path } });
}

async function respond(
  request: Request,
  drawn: Rendered | Response,
  status?: number,
  extra: HeadersInit = {},
): Promise<Response> {
  // A response that several wait for is read by each of them.
  if (drawn instanceof Response) return drawn.clone();
  if (drawn.error && wantsJson(request)) return errorJson(request, drawn.error, extra);
  const headers = new Headers(extra);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', 'no-store');
  headers.set('vary', 'accept-encoding');
  const zipped =
    acceptedEncoding(request.headers.get('accept-encoding') ?? undefined) !== 'identity';
  if (zipped) headers.set('content-encoding', 'gzip');
  const body = zipped ? await compressQuickly(drawn.html) : drawn.html;
  return new Response(body, { status: drawn.error ? drawn.status : (status ?? 200), headers });
}
