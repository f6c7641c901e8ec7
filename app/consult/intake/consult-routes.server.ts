import { Hono } from 'hono';
import { readValues } from '#app/consult/requests/fields/schema.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import { readBody } from '#app/platform/body.ts';
import type { Bindings } from '#app/platform/client-address.ts';
import { createLimiter } from '#app/platform/limiter.ts';
import type { Log } from '#app/platform/log.ts';
import type { VisitorGuard } from '#app/platform/visitor-guard.ts';
import { readKnownFields } from './known-fields.server.ts';
import type { CountSubmission } from './metrics.server.ts';
import { type FormPages, replyTo } from './reply.server.ts';
import type { SubmitForm } from './submit-form.server.ts';

interface ConsultRoutesOptions {
  submitForm: SubmitForm;
  /** The Set-Cookie headers for the browser that sent the request of this reference. */
  sentCookies: (reference: string) => readonly string[];
  pages: FormPages;
  visitors: VisitorGuard;
  log: Log;
  alerts: Pick<Alerts, 'raise'>;
  /** Called once for each form. */
  count: CountSubmission;
}

/**
 * Maximum body size in bytes. Percent-encoded, a Korean syllable takes 9, and 27 where a browser without script sends it
 * decomposed: 86,000 with every text at its limit. The source takes about 2,000.
 */
const MAX_BODY = 96 * 1024;

/**
 * Pages that one address gets in ten minutes for forms that are refused: more than a person needs to correct a form,
 * and so few that a bot does not slow the site.
 */
const RENDERED = { points: 20, duration: 10 * 60 };

/**
 * `POST /consult` checks origin, content type and size, then submits the form. `GET /consult` fills in the
 * form from the address. Reading pages is never rate limited.
 */
export function consultRoutes(options: ConsultRoutesOptions): Hono<{ Bindings: Bindings }> {
  const { submitForm, sentCookies, pages, visitors, log, alerts, count } = options;
  const rendered = createLimiter(RENDERED);
  return new Hono<{ Bindings: Bindings }>()
    .get('/consult', async ({ req }, next) => {
      const values = readKnownFields(new URL(req.url).searchParams);
      // Without known fields the page is the same for everyone.
      if (!values) return next();
      return pages.form(req.raw, { status: 'open', values }, { status: 200, headers: {} });
    })
    .post('/consult', async (context) => {
      const { req } = context;
      // Read before the body: a socket that closes meanwhile has no address any more.
      const address = visitors.addressOf(context);
      const reply = replyTo(req.raw, pages, () => rendered.take(address));
      if (!visitors.isFromOwnPage(req.raw.headers)) {
        log.warn({ event: 'cross_origin_form_refused' });
        count('refused');
        return reply.refused(403);
      }
      const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
      if (type !== 'application/x-www-form-urlencoded' || req.header('content-encoding')) {
        log.warn({ event: 'request_refused', route: '/consult', status: 415 });
        count('refused');
        return reply.refused(415);
      }
      const form = await readBody(req.raw, MAX_BODY);
      if (form === null) {
        log.warn({ event: 'request_refused', route: '/consult', status: 413 });
        count('too-large');
        return reply.refused(413);
      }
      const fields = new URLSearchParams(form);
      const values = readValues(fields);
      try {
        const result = await submitForm(fields, address);
        count(result.outcome, result.outcome === 'limited' ? result.by : undefined);
        switch (result.outcome) {
          case 'invalid':
            return reply.invalid(values, result.errors);
          case 'limited':
            log.warn({ event: 'form_limited', limit: result.by });
            return reply.limited(values, result.retryAfter);
          case 'conflict':
            return reply.conflict(values, result.receipt);
          default:
            return reply.received(result.receipt, sentCookies(result.receipt.reference));
        }
      } catch (error) {
        log.error({ event: 'request_not_stored', error });
        alerts.raise('request_not_stored');
        count('failed');
        return reply.notStored(values);
      }
    });
}
