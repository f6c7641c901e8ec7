import { STATUS_CODES } from 'node:http';
import { type Context, Hono } from 'hono';
import type { FormPages, PageInit } from '#app/consult/intake/reply.server.ts';
import { parsePhone } from '#app/consult/requests/fields/phone.ts';
import { parseWord } from '#app/consult/requests/fields/schema.ts';
import type { FollowUpOutcome } from '#app/consult/requests/follow-ups.server.ts';
import type { Keyring } from '#app/consult/requests/storage/seal.server.ts';
import type { WithdrawalChoice } from '#app/consult/requests/stored.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import { readBody } from '#app/platform/body.ts';
import type { Bindings } from '#app/platform/client-address.ts';
import type { Log } from '#app/platform/log.ts';
import type { VisitorGuard } from '#app/platform/visitor-guard.ts';
import { StatusError } from '#app/router/page-error.ts';
import { endedCookies, keptCookies, readOwn } from './browser-cookie.server.ts';
import { readConfirmation, writeConfirmation } from './confirmation-token.server.ts';
import { receiptPage as copy } from './copy.ts';
import { OWN_RECEIPT, OWN_STATE, type OwnState } from './kept-mark.ts';
import type { FoundReceipt } from './open-receipt.server.ts';
import { readReceiptLink } from './receipt-link.server.ts';
import { receiptTitle } from './receipt-title.ts';
import type { FollowUpProblem, ReceiptView, WithdrawalProblem } from './receipt-view.ts';
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
  /** Replaces the number. */
  correct(found: FoundReceipt, phone: string): Promise<FollowUpOutcome>;
  /** Adds a word. */
  add(found: FoundReceipt, text: string): Promise<FollowUpOutcome>;
  limits: WithdrawalLimits;
  pages: ReceiptPages;
  visitors: VisitorGuard;
  log: Log;
  alerts: Pick<Alerts, 'raise'>;
}

/** In bytes: a word of 2,000 characters, each of which takes at most 27 where the browser decomposes Hangul. */
const MAX_BODY = 56 * 1024;
/** Seconds after which the visitor may try again while the database does not respond. */
const RETRY_SECONDS = 30;

const statuses: Record<Exclude<ReceiptView['kind'], 'open' | 'confirm'>, number> = {
  unknown: 404,
  expired: 410,
  removed: 410,
};

/**
 * `GET /received/:link` shows a receipt to whoever has its link, and more to the browser that sent the request. Only that
 * browser can correct the number and add a word. `POST` also withdraws the request in two steps: first the answer and the
 * choice, then the confirmation. `/received` itself is that of the browser's own request. A form without an origin is accepted, because a browser without
 * Sec-Fetch sends none with `no-referrer`; another site does not know the link.
 */
export function receiptRoutes(options: ReceiptRoutesOptions): Hono<{ Bindings: Bindings }> {
  const { keyring, find, withdraw, correct, add, limits, pages, visitors, log, alerts } = options;

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

  /** The view of an open receipt in this browser. */
  function viewOf(
    request: Request,
    { receipt, own }: FoundReceipt,
    problems: { problem?: WithdrawalProblem; followUp?: FollowUpProblem } = {},
  ): ReceiptView {
    const { reference, kept } = readOwn(keyring, request.headers);
    const isOwn = reference === receipt.reference && receipt.state !== 'withdrawn';
    const isPhone = /Mobi|Android|iP(?:hone|ad)/.test(request.headers.get('user-agent') ?? '');
    const browser = { kept, isPhone };
    return { kind: 'open', receipt, own: isOwn ? own : null, browser, ...problems };
  }

  /** The request that this browser sent, as long as its receipt opens. */
  async function findOwn(request: Request): Promise<FoundReceipt | null> {
    const { reference } = readOwn(keyring, request.headers);
    const found = reference === null ? null : await find(reference);
    const isOpen = found !== null && Date.parse(found.receipt.until) > Date.now();
    return isOpen && found.receipt.state !== 'withdrawn' ? found : null;
  }

  return new Hono<{ Bindings: Bindings }>()
    .get(OWN_STATE, async ({ req }) => {
      try {
        const found = await findOwn(req.raw);
        const headers = found ? noStore : withCookies(endedCookies());
        const line = found && receiptTitle(found.receipt, new Date());
        return Response.json(line && ({ line } satisfies OwnState), { headers });
      } catch (error) {
        log.error({ event: 'receipt_failed', error });
        return new Response(null, { status: 503, headers: noStore });
      }
    })
    .get(OWN_RECEIPT, async ({ req }) => {
      try {
        const found = await findOwn(req.raw);
        return found ? toReceipt(found.receipt.path) : await gone(req.raw, 'unknown');
      } catch (error) {
        log.error({ event: 'receipt_failed', error });
        return failed(req.raw, 503, { 'retry-after': String(RETRY_SECONDS) });
      }
    })
    .post(OWN_RECEIPT, ({ req }) => {
      if (!visitors.isFromOwnPage(req.raw.headers)) return failed(req.raw, 403);
      return new Response(null, { status: 204, headers: withCookies(endedCookies()) });
    })
    .get('/received/*', (context) =>
      open(context, (found) => show(context.req.raw, viewOf(context.req.raw, found))),
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
      return open(
        context,
        async (found) =>
          (await answerOwn(request, found, fields)) ??
          (await answerWithdrawal(request, found, fields, address)),
      );
    });

  /** Answers a form of the browser's own view; null: it is another form. */
  async function answerOwn(
    request: Request,
    found: FoundReceipt,
    fields: URLSearchParams,
  ): Promise<Response | null> {
    const { receipt } = found;
    const choice = fields.get('browser');
    if (choice === 'forget')
      return toReceipt(receipt.path, { at: 'keep', cookies: endedCookies() });
    const field = (['phone', 'word'] as const).find((name) => fields.has(name));
    if (choice !== 'keep' && !field) return null;
    const isOwn = readOwn(keyring, request.headers).reference === receipt.reference;
    if (!isOwn) return toReceipt(receipt.path);
    if (!field) {
      const cookies = keptCookies(keyring, receipt.reference, receipt.until);
      return toReceipt(receipt.path, { at: 'keep', cookies });
    }
    const typed = fields.get(field) ?? '';
    const showProblem = (text: string, status: number) =>
      show(request, viewOf(request, found, { followUp: { field, typed, text } }), status);
    const parsed = parseFollowUp(field, typed);
    if (!parsed.ok) return showProblem(parsed.problem, 422);
    try {
      const outcome = await (field === 'phone' ? correct : add)(found, parsed.value);
      if (outcome === 'full') return await showProblem(full[field], 409);
      return toReceipt(receipt.path, { at: field === 'phone' ? 'number' : 'word' });
    } catch (error) {
      log.error({ event: 'request_not_stored', error });
      alerts.raise('request_not_stored');
      return showProblem(notStored[field], 503);
    }
  }

  async function answerWithdrawal(
    request: Request,
    found: FoundReceipt,
    fields: URLSearchParams,
    address: string | null,
  ): Promise<Response> {
    const { receipt, row } = found;
    const showProblem = (problem: WithdrawalProblem, status: number, retryAfter?: number) =>
      show(request, viewOf(request, found, { problem }), status, retryAfter);
    const isOwn = readOwn(keyring, request.headers).reference === receipt.reference;
    const token = fields.get('confirm');
    if (token !== null) {
      const choice = readConfirmation(keyring, row, token);
      // The request has changed, for example because the visitor pressed the button twice. The receipt shows it.
      if (choice === 'changed') return toReceipt(receipt.path);
      if (choice === null) return showProblem('late', 422);
      await withdraw(found, choice);
      return toReceipt(receipt.path, isOwn ? { cookies: endedCookies() } : {});
    }
    const choice = receipt.choices.find((one) => one === fields.get('choice'));
    if (!isOwn) {
      const retryAfter = limits.take(address, row.id);
      if (retryAfter !== null) return showProblem('limited', 429, retryAfter);
      const answer = fields.get('check') ?? '';
      const right = limits.isSame(found.expectedAnswer, answer, receipt.checkedBy);
      if (!right) return showProblem('wrong', 422);
    }
    if (!choice) return toReceipt(receipt.path);
    const confirmation = writeConfirmation(keyring, row, choice);
    return show(request, { kind: 'confirm', receipt, choice, token: confirmation });
  }
}

const noStore = { 'cache-control': 'no-store' };

function parseFollowUp(field: 'phone' | 'word', typed: string) {
  if (field === 'word') {
    const word = parseWord(typed);
    return word.ok ? { ok: true as const, value: word.text } : word;
  }
  const phone = parsePhone(typed);
  return phone.ok ? { ok: true as const, value: phone.number } : phone;
}

const notStored = {
  phone: copy.to.failed,
  word: `${copy.word.failed.title} ${copy.word.failed.text}`,
};
const full = { phone: copy.to.failed, word: copy.word.full };

function withCookies(cookies: readonly string[]): Headers {
  const headers = new Headers(noStore);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}

/** @param at id of the part that the browser scrolls to */
function toReceipt(
  path: string,
  { at = 'main', cookies = [] }: { at?: string; cookies?: readonly string[] } = {},
): Response {
  const headers = withCookies(cookies);
  headers.set('location', `${path}#${at}`);
  headers.set('referrer-policy', 'no-referrer');
  return new Response(null, { status: 303, headers });
}
