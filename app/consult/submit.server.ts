import { STATUS_CODES } from 'node:http';
import { Hono } from 'hono';
import { StatusError } from '#app/routing/page-error.ts';
import { readBody } from '#app/server/body.ts';
import type { Log } from '#app/server/log.ts';
import type { Pages } from '#app/server/pages.ts';
import { formContext } from './contexts.server.ts';
import { parseConsultation, todayInKorea } from './schema.ts';
import type { Answer } from './send.ts';
import type { ConsultationStore } from './store.server.ts';

interface SubmitOptions {
  store: ConsultationStore;
  pages: Pages;
  origin: URL;
  log: Log;
  /** Called after a request is stored. */
  onStored: () => void;
}

/** Longest body taken, in bytes: 2,000 Korean characters, percent-encoded, are 18,000. */
const BODY_LIMIT = 32 * 1024;

/**
 * `POST /consult`: origin → type → size → schema → store. Without script the answer is a page (303 to
 * the receipt, 422 with the form), with `Accept: application/json` it is data (201, 422).
 */
export function consultRoutes({ store, pages, origin, log, onStored }: SubmitOptions): Hono {
  const refuse = (request: Request, status: number) =>
    pages.fail(request, new StatusError(status, STATUS_CODES[status]));
  return new Hono()
    .get('/consult', (context) => context.redirect('/#consult', 303))
    .post(
      '/consult',
      async ({ req }, next) => {
        if (isOwnForm(req.raw.headers, origin)) return next();
        log.warn({ event: 'foreign form refused' });
        return refuse(req.raw, 403);
      },
      async ({ req }, next) => {
        const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
        const plain = !req.header('content-encoding');
        if (type === 'application/x-www-form-urlencoded' && plain) return next();
        return refuse(req.raw, 415);
      },
      async ({ req }) => {
        const wantsData = req.header('accept')?.includes('application/json') ?? false;
        const body = await readBody(req.raw, BODY_LIMIT);
        if (body === null) return refuse(req.raw, 413);
        const form = new URLSearchParams(body);
        const parsed = parseConsultation(form, todayInKorea());
        if (!parsed.ok) {
          const { values, errors } = parsed;
          if (wantsData) return data({ status: 'invalid', errors }, 422);
          return pages.show(req.raw, {
            path: '/',
            status: 422,
            provided: new Map([[formContext, { status: 'invalid', values, errors }]]),
          });
        }
        try {
          const receipt = await store.accept(parsed.consultation);
          onStored();
          if (wantsData) return data({ status: 'received', receipt }, 201);
          return seeOther(`/received/${receipt.reference}#main`);
        } catch (error) {
          log.error({ event: 'request not stored', error });
          return pages.fail(req.raw, new StatusError(503, STATUS_CODES[503]), {
            'retry-after': '30',
          });
        }
      },
    );
}

/** Sec-Fetch-Site where the browser sends it, else Origin. `none` says nothing about a form. */
function isOwnForm(headers: Headers, origin: URL): boolean {
  const site = headers.get('sec-fetch-site');
  if (site && site !== 'none') return site === 'same-origin';
  return headers.get('origin') === origin.origin;
}

function data(answer: Answer, status: number): Response {
  return Response.json(answer, { status, headers: { 'cache-control': 'no-store' } });
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
