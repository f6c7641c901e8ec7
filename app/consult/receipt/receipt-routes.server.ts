import { STATUS_CODES } from 'node:http';
import { type Context, Hono } from 'hono';
import type { FormPages, PageInit } from '#app/consult/intake/reply.server.ts';
import type { Keyring } from '#app/consult/requests/storage/seal.server.ts';
import type { WithdrawalChoice } from '#app/consult/requests/stored.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import { readBody } from '#app/platform/body.ts';
import type { Bindings } from '#app/platform/client-address.ts';
import type { Log } from '#app/platform/log.ts';
import type { VisitorGuard } from '#app/platform/visitor-guard.ts';
import { StatusError } from '#app/router/page-error.ts';
import { readConfirmation, writeConfirmation } from './confirmation-token.server.ts';
import type { FoundReceipt } from './open-receipt.server.ts';
import { readReceiptLink } from './receipt-link.server.ts';
import type { ReceiptView, WithdrawalProblem } from './receipt-view.ts';
import type { WithdrawalLimits } from './withdrawal-limits.server.ts';

/** The pages that answer a receipt's link. */
export interface ReceiptPages extends Pick<FormPages, 'error'> {
  receipt(request: Request, view: ReceiptView, init: PageInit): Promise<Response>;
}

interface ReceiptRoutesOptions {
  keyring: Keyring;
  find(reference: string): Promise<FoundReceipt | null>;
  /** @returns false if the request has changed since it was found */
  withdraw(found: FoundReceipt, choice: WithdrawalChoice): Promise<boolean>;
  limits: WithdrawalLimits;
  pages: ReceiptPages;
  visitors: VisitorGuard;
  log: Log;
  alerts: Pick<Alerts, 'raise'>;
}

/** In bytes. A form has two short fields, or the confirmation. */
const MAX_BODY = 4 * 1024;
/** Seconds after which the visitor may try again while the database does not respond. */
const RETRY_SECONDS = 30;

const statuses: Record<Exclude<ReceiptView['kind'], 'open' | 'confirm'>, number> = {
  unknown: 404,
  expired: 410,
  removed: 410,
};

/**
 * `GET /received/:link` shows a receipt to whoever has its link. `POST` withdraws the request in two steps: first the
 * answer and the choice, then the confirmation. A form without an origin is accepted, because a browser without
 * Sec-Fetch sends none with `no-referrer`; another site does not know the link.
 */
export function receiptRoutes(options: ReceiptRoutesOptions): Hono<{ Bindings: Bindings }> {
  const { keyring, find, withdraw, limits, pages, visitors, log, alerts } = options;

  const show = (request: Request, view: ReceiptView, status = 200, retryAfter?: number) =>
    pages.receipt(request, view, {
      status,
      headers: {
        // The address opens the receipt, so no other site may learn it.
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      },
    });
  const gone = (request: Request, kind: keyof typeof statuses) =>
    show(request, { kind }, statuses[kind]);
  const failed = (request: Request, status: number, headers?: Record<string, string>) =>
    pages.error(request, new StatusError(status, STATUS_CODES[status]), headers);

  /** Finds the link's request and answers with it, or says why the link opens nothing. */
  async function open(
    context: Context<{ Bindings: Bindings }>,
    answer: (found: FoundReceipt) => Promise<Response>,
  ): Promise<Response> {
    const request = context.req.raw;
    const link = readReceiptLink(keyring, new URL(request.url).pathname.slice('/received/'.length));
    if (link.state !== 'valid') return gone(request, link.state);
    try {
      const found = await find(link.reference);
      return found ? await answer(found) : await gone(request, 'removed');
    } catch (error) {
      log.error({ event: 'receipt_failed', error });
      alerts.raise('withdrawal_failed');
      const headers = { 'retry-after': String(RETRY_SECONDS), 'referrer-policy': 'no-referrer' };
      return failed(request, 503, headers);
    }
  }

  return new Hono<{ Bindings: Bindings }>()
    .get('/received/*', (context) =>
      open(context, ({ receipt }) => show(context.req.raw, { kind: 'open', receipt })),
    )
    .post('/received/*', async (context) => {
      const request = context.req.raw;
      const site = request.headers.get('sec-fetch-site');
      if (site && !['same-origin', 'none'].includes(site)) {
        log.warn({ event: 'cross_origin_form_refused' });
        return failed(request, 403);
      }
      // Read before the body: a socket that has closed meanwhile has no address.
      const address = visitors.addressOf(context);
      const body = await readBody(request, MAX_BODY);
      if (body === null) {
        log.warn({ event: 'request_refused', route: '/received', status: 413 });
        return failed(request, 413);
      }
      const fields = new URLSearchParams(body);
      return open(context, (found) => answerForm(request, found, fields, address));
    });

  async function answerForm(
    request: Request,
    found: FoundReceipt,
    fields: URLSearchParams,
    address: string | null,
  ): Promise<Response> {
    const { receipt, row } = found;
    const showProblem = (problem: WithdrawalProblem, status: number, retryAfter?: number) =>
      show(request, { kind: 'open', receipt, problem }, status, retryAfter);
    const token = fields.get('confirm');
    if (token !== null) {
      const choice = readConfirmation(keyring, row, token);
      // The request has changed, for example because the visitor pressed the button twice. The receipt shows it.
      if (choice === 'changed') return toReceipt(receipt.path);
      if (choice === null) return showProblem('late', 422);
      await withdraw(found, choice);
      return toReceipt(receipt.path);
    }
    const retryAfter = limits.take(address, row.id);
    if (retryAfter !== null) return showProblem('limited', 429, retryAfter);
    const right = limits.isSame(found.expectedAnswer, fields.get('check') ?? '', receipt.checkedBy);
    const choice = receipt.choices.find((one) => one === fields.get('choice'));
    if (!right) return showProblem('wrong', 422);
    if (!choice) return toReceipt(receipt.path);
    const confirmation = writeConfirmation(keyring, row, choice);
    return show(request, { kind: 'confirm', receipt, choice, token: confirmation });
  }
}

function toReceipt(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: {
      location: `${path}#main`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}
