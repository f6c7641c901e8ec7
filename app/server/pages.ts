import type { FormState, Receipt } from '#app/consult/form-state.ts';
import { payloadAddress } from '#app/release/payload.ts';
import { acceptedEncoding, compressQuickly } from './encode.ts';
import { errorJson, wantsJson } from './error-response.ts';
import { createPageCache, prepareBody, respondFromCache } from './page-cache.ts';
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
  const cache = createPageCache();
  const everyone = site.routes.filter(({ audience }) => audience === 'everyone');
  const shared = new Set(everyone.map(({ path }) => path));
  const payloads = new Map(everyone.map(({ path }) => [payloadAddress(path, ''), path]));

  const visit = (more: Partial<Visit> = {}): Visit => ({
    origin: origin.origin,
    form: { status: 'open' },
    findReceipt,
    ...more,
  });
  const draw = (path: string, more?: Partial<Visit>) => render(new URL(path, origin), visit(more));

  /** A page for everyone does not depend on its query, so the query is left out. */
  async function fromCache(request: Request, name: string, path: string): Promise<Response | null> {
    const make = async () => {
      const drawn = await draw(path);
      if (drawn instanceof Response || !drawn.payload || !drawn.whole) return null;
      return name === path
        ? prepareBody('text/html; charset=utf-8', drawn.html)
        : prepareBody('application/json', JSON.stringify(drawn.payload));
    };
    const cached = keep ? await cache.get(name, make) : await make();
    return cached && respondFromCache(request, cached);
  }

  return {
    async get(request) {
      const { pathname, search } = new URL(request.url);
      const payloadOf = payloads.get(`${pathname}?`);
      const kept =
        (shared.has(pathname) && (await fromCache(request, pathname, pathname))) ||
        (payloadOf !== undefined && (await fromCache(request, pathname, payloadOf)));
      if (kept) return kept;
      const bare = pathname.replace(/\/+$/, '');
      if (shared.has(bare)) return redirect(bare + search, 308);
      return respond(request, await draw(pathname + search));
    },
    async showForm(request, form) {
      const status = form.status === 'invalid' ? 422 : 200;
      return respond(request, await draw('/', { form }), status);
    },
    async fail(request, failure, headers) {
      const { pathname, search } = new URL(request.url);
      return respond(request, await draw(pathname + search, { failure }), undefined, headers);
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
  if (drawn instanceof Response) return drawn;
  if (drawn.error && wantsJson(request)) return errorJson(request, drawn.error, extra);
  const headers = new Headers(extra);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', 'no-store');
  headers.set('vary', 'accept-encoding');
  const zipped =
    acceptedEncoding(request.headers.get('accept-encoding') ?? undefined) !== 'identity';
  if (zipped) headers.set('content-encoding', 'gzip');
  const body = zipped ? await compressQuickly(drawn.html) : drawn.html;
  return new Response(body, { status: status ?? drawn.status, headers });
}
