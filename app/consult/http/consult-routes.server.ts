import { Hono } from 'hono';
import { readBody } from '#app/platform/body.ts';
import type { Bindings } from '#app/platform/client-address.ts';
import type { Log } from '#app/platform/log.ts';
import type { VisitorGuard } from '#app/platform/visitor-guard.ts';
import type { Alerts } from '../alerts.ts';
import type { ConsultMetrics } from '../metrics.server.ts';
import { readValues } from '../submission/schema.ts';
import { readKnownFields } from './known-fields.server.ts';
import { type FormPages, replyTo } from './reply.server.ts';
import type { SubmitForm } from './submit-form.server.ts';

interface ConsultRoutesOptions {
  submitForm: SubmitForm;
  pages: FormPages;
  visitors: VisitorGuard;
  log: Log;
  alerts: Pick<Alerts, 'raise'>;
  /** Called once for each form. */
  count: ConsultMetrics['submission'];
}

/**
 * Maximum body size in bytes. Percent-encoded, a message of 2,000 Korean characters takes 18,000, 1,000
 * characters of calculator facts 9,000, and the source about 2,000.
 */
const MAX_BODY = 32 * 1024;

/**
 * `POST /consult` checks origin, content type and size, then submits the form. `GET /consult` renders what the address
 * says into the form. Reading pages is never rate limited.
 */
export function consultRoutes(options: ConsultRoutesOptions): Hono<{ Bindings: Bindings }> {
  const { submitForm, pages, visitors, log, alerts, count } = options;
  return new Hono<{ Bindings: Bindings }>()
    .get('/consult', async ({ req }, next) => {
      const values = readKnownFields(new URL(req.url).searchParams);
      // Without any it is the same page for everyone.
      if (!values) return next();
      return pages.form(req.raw, { status: 'open', values }, { status: 200, headers: {} });
    })
    .post(
      '/consult',
      async ({ req }, next) => {
        if (visitors.isFromOwnPage(req.raw.headers)) return next();
        log.warn({ event: 'cross_origin_form_refused' });
        count('refused');
        return replyTo(req.raw, pages).refused(403);
      },
      async ({ req }, next) => {
        const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
        const plain = !req.header('content-encoding');
        if (type === 'application/x-www-form-urlencoded' && plain) return next();
        count('refused');
        return replyTo(req.raw, pages).refused(415);
      },
      async (context) => {
        const request = context.req.raw;
        const reply = replyTo(request, pages);
        // Before the body: a socket that closes meanwhile has no address any more.
        const address = visitors.addressOf(context);
        const form = await readBody(request, MAX_BODY);
        if (form === null) {
          count('too-large');
          return reply.refused(413);
        }
        const fields = new URLSearchParams(form);
        try {
          const result = await submitForm(fields, address);
          switch (result.outcome) {
            case 'invalid':
              count('invalid');
              return reply.invalid(readValues(fields), result.errors);
            case 'limited':
              count('limited', result.by);
              return reply.limited(readValues(fields), result.retryAfter);
            case 'conflict':
              count('conflict');
              return reply.conflict(readValues(fields), result.receipt);
            case 'repeated':
            case 'stored':
            case 'suspected':
              count(result.outcome);
              return reply.received(result.receipt);
          }
        } catch (error) {
          log.error({ event: 'request_not_stored', error });
          alerts.raise('request_not_stored');
          count('failed');
          return reply.notStored(readValues(fields));
        }
      },
    );
}
