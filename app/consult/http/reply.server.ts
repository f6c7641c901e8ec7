import { STATUS_CODES } from 'node:http';
import { StatusError } from '#app/router/page-error.ts';
import type { ReceiptView } from '../receipt/receipt-view.ts';
import type { Answer } from '../submission/answer.ts';
import type { FormState, Problem, Receipt } from '../submission/form-state.ts';
import type { FieldErrors, FieldValues } from '../submission/schema.ts';

/** The pages with which a form is answered, rendered by the server. */
export interface FormPages {
  /** The page with the form in this state. */
  form(
    request: Request,
    state: FormState,
    init: { status: number; headers: Record<string, string> },
  ): Promise<Response>;
  /** The page of a receipt's link. */
  receipt(
    request: Request,
    view: ReceiptView,
    init: { status: number; headers: Record<string, string> },
  ): Promise<Response>;
  /** The error page, or JSON for a client that accepts it. */
  error(request: Request, error: StatusError, headers?: Record<string, string>): Promise<Response>;
  /** A small page from memory, which says to call or to wait. */
  kept(request: Request, status: number, headers: Record<string, string>): Response;
}

/**
 * The responses to one form: JSON with `Accept: application/json`, else a page. On
 * failure the page is the form with everything that was typed, or a small one for an address that was refused many
 * times. No response may be cached.
 */
export interface Reply {
  received(receipt: Receipt): Response;
  invalid(values: FieldValues, errors: FieldErrors): Response | Promise<Response>;
  conflict(values: FieldValues, receipt: Receipt): Response | Promise<Response>;
  /** @param retryAfter in seconds */
  limited(values: FieldValues, retryAfter: number): Response | Promise<Response>;
  notStored(values: FieldValues): Response | Promise<Response>;
  /** 403, 413 or 415. */
  refused(status: number): Promise<Response>;
}

/** Seconds after which a busy or full database is worth another attempt. */
const NOT_STORED_RETRY = 30;

/**
 * @param countPage counts a page that is rendered for this sender: null, or the seconds until there are some again
 */
export function replyTo(
  request: Request,
  pages: FormPages,
  countPage: () => Promise<number | null>,
): Reply {
  const wantsData = request.headers.get('accept')?.includes('application/json') ?? false;

  /** A page that is rendered for this form, which costs as much as a dozen forms that are stored. */
  async function rendered(
    status: number,
    headers: Record<string, string>,
    render: () => Promise<Response>,
  ): Promise<Response> {
    const wait = wantsData ? null : await countPage();
    if (wait === null) return render();
    return pages.kept(request, status, { ...retryHeader(wait), ...headers });
  }
  const formAgain = (status: number, state: FormState, retryAfter?: number) => {
    const headers = retryHeader(retryAfter);
    return rendered(status, headers, () => pages.form(request, state, { status, headers }));
  };
  const failed = (status: number, values: FieldValues, problem: Problem, retryAfter?: number) =>
    formAgain(status, { status: 'failed', values, ...problem }, retryAfter);

  return {
    received(receipt) {
      if (wantsData) return data({ status: 'received', receipt }, 201);
      const location = `${receipt.path}#main`;
      return new Response(null, { status: 303, headers: { location, ...noStore } });
    },
    invalid(values, errors) {
      if (wantsData) return data({ status: 'invalid', errors }, 422);
      return formAgain(422, { status: 'invalid', values, errors });
    },
    conflict(values, receipt) {
      if (wantsData) return data({ status: 'conflict', receipt }, 409);
      return failed(409, values, { reason: 'conflict', receipt });
    },
    limited(values, retryAfter) {
      if (wantsData) return data({ status: 'limited', retryAfter }, 429, retryAfter);
      return failed(429, values, { reason: 'limited', retryAfter }, retryAfter);
    },
    notStored(values) {
      if (!wantsData) return failed(503, values, { reason: 'server' }, NOT_STORED_RETRY);
      const failure = new StatusError(503, STATUS_CODES[503]);
      return pages.error(request, failure, retryHeader(NOT_STORED_RETRY));
    },
    refused: (status) =>
      rendered(status, {}, () =>
        pages.error(request, new StatusError(status, STATUS_CODES[status])),
      ),
  };
}

const noStore = { 'cache-control': 'no-store' };

function data(answer: Answer, status: number, retryAfter?: number): Response {
  return Response.json(answer, { status, headers: { ...noStore, ...retryHeader(retryAfter) } });
}

function retryHeader(seconds: number | undefined): Record<string, string> {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}
