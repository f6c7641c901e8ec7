import { STATUS_CODES } from 'node:http';
import type { FieldErrors, FieldValues } from '#app/consult/requests/fields/schema.ts';
import { StatusError } from '#app/router/page-error.ts';
import type { Answer, FormState, Receipt } from './form-state.ts';

/** Status and headers of a rendered page. */
export interface PageInit {
  status: number;
  headers: Record<string, string>;
}

/** The pages with which the server answers a form. */
export interface FormPages {
  /** The page with the form in this state. */
  form(request: Request, state: FormState, init: PageInit): Promise<Response>;
  /** The error page, or JSON for a client that accepts it. */
  error(request: Request, error: StatusError, headers?: PageInit['headers']): Promise<Response>;
  /** A small page, kept in memory, that asks the visitor to call or to wait. */
  kept(request: Request, status: number, headers: PageInit['headers']): Response;
}

/** Seconds after which another attempt may succeed when the database is busy or full. */
const NOT_STORED_RETRY = 30;

/**
 * The responses to one form: JSON with `Accept: application/json` (for errors, that of the error page), else a page. On failure the page is the form with
 * everything that was typed, or a small page for an address that was refused many times. No response may be cached.
 *
 * @param countPage counts a page that is rendered for this sender; returns null, or the seconds until the sender gets
 *   pages again
 */
export function replyTo(request: Request, pages: FormPages, countPage: () => number | null) {
  const wantsData = request.headers.get('accept')?.includes('application/json') ?? false;

  /** Renders a page, or sends the small kept one to a sender who has had too many: rendering costs as much as storing a dozen forms. */
  async function renderOrKeep(
    { status, headers }: PageInit,
    render: () => Promise<Response>,
  ): Promise<Response> {
    const wait = wantsData ? null : countPage();
    if (wait === null) return render();
    return pages.kept(request, status, { ...retryHeader(wait), ...headers });
  }

  function formAgain(status: number, state: FormState, retryAfter?: number): Promise<Response> {
    const init = { status, headers: retryHeader(retryAfter) };
    return renderOrKeep(init, () => pages.form(request, state, init));
  }

  const errorPage = ({ status, headers }: PageInit) =>
    pages.error(request, new StatusError(status, STATUS_CODES[status]), headers);

  return {
    /** @param cookies tell the browser that sent the request from others with the receipt's link */
    received(receipt: Receipt, cookies: readonly string[]) {
      const location = `${receipt.path}#main`;
      const response = wantsData
        ? data({ status: 'received', receipt }, 201)
        : new Response(null, { status: 303, headers: { location, ...noStore } });
      for (const cookie of cookies) response.headers.append('set-cookie', cookie);
      return response;
    },
    invalid(values: FieldValues, errors: FieldErrors) {
      if (wantsData) return data({ status: 'invalid', errors }, 422);
      return formAgain(422, { status: 'invalid', values, errors });
    },
    conflict(values: FieldValues, receipt: Receipt) {
      if (wantsData) return data({ status: 'conflict', receipt }, 409);
      return formAgain(409, { status: 'failed', reason: 'conflict', values, receipt });
    },
    /** @param retryAfter in seconds */
    limited(values: FieldValues, retryAfter: number) {
      if (wantsData) return data({ status: 'limited', retryAfter }, 429, retryAfter);
      const state = { status: 'failed', reason: 'limited', values, retryAfter } as const;
      return formAgain(429, state, retryAfter);
    },
    notStored(values: FieldValues) {
      if (wantsData) return errorPage({ status: 503, headers: retryHeader(NOT_STORED_RETRY) });
      return formAgain(503, { status: 'failed', reason: 'server', values }, NOT_STORED_RETRY);
    },
    refused(status: 403 | 413 | 415) {
      const init = { status, headers: {} };
      return renderOrKeep(init, () => errorPage(init));
    },
  };
}

const noStore = { 'cache-control': 'no-store' };

function data(answer: Answer, status: number, retryAfter?: number): Response {
  return Response.json(answer, { status, headers: { ...noStore, ...retryHeader(retryAfter) } });
}

function retryHeader(seconds: number | undefined): Record<string, string> {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}
