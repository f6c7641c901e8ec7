import { Hono } from 'hono';
import { readBody } from '#app/platform/body.ts';
import type { Bindings } from '#app/platform/client-address.ts';
import type { Log } from '#app/platform/log.ts';
import { createTurns } from '#app/platform/turns.ts';
import type { VisitorGuard } from '#app/platform/visitor-guard.ts';
import type { Pages } from '#app/server/pages.ts';
import type { Intake } from '../intake/intake.server.ts';
import { readValues } from '../submission/schema.ts';
import type { Refusal } from './limits.server.ts';
import { replyTo } from './reply.server.ts';

/** What became of a form. `refused`: not from our page, or of another type. */
export const submissionOutcomes = [
  'stored',
  'suspected',
  'repeated',
  'conflict',
  'invalid',
  'limited',
  'refused',
  'too-large',
  'failed',
] as const;

export type SubmissionOutcome = (typeof submissionOutcomes)[number];

/** Called once for each form, for the metrics; told which limit it was that refused one. */
export type CountSubmission = (outcome: SubmissionOutcome, limit?: Refusal['by']) => void;

interface SubmitOptions {
  intake: Pick<Intake, 'takeIn' | 'ticket'>;
  pages: Pages;
  visitors: VisitorGuard;
  log: Log;
  count?: CountSubmission | undefined;
}

/**
 * Longest body taken, in bytes. Percent-encoded, 2,000 Korean characters of a message are 18,000, 1,000
 * of the calculators' facts 9,000, and ticket, proof and source some 3,000.
 */
const BODY_LIMIT = 32 * 1024;

/**
 * `POST /consult`: origin → type → size → the intake. `GET /consult/ticket` gives the page's script its
 * ticket. Reading pages is never limited.
 */
export function consultRoutes(options: SubmitOptions): Hono<{ Bindings: Bindings }> {
  const { intake, pages, visitors, log, count = () => {} } = options;
  const takeTurn = createTurns();
  return new Hono<{ Bindings: Bindings }>()
    .get('/consult', (context) => context.redirect('/#consult', 303))
    .get('/consult/ticket', async ({ json }) =>
      json(await intake.ticket(), 200, { 'cache-control': 'no-store' }),
    )
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
        const address = visitors.addressOf(context);
        const form = await readBody(request, BODY_LIMIT);
        if (form === null) {
          count('too-large');
          return reply.refused(413);
        }
        /** What was typed, for an answer that says no. */
        const values = () => readValues(new URLSearchParams(form));
        try {
          // Forms and answers of a crowd must not keep those waiting who read.
          await takeTurn();
          const taken = await intake.takeIn(form, address);
          await takeTurn();
          switch (taken.outcome) {
            case 'invalid':
              count('invalid');
              return reply.invalid(values(), taken.errors);
            case 'limited':
              count('limited', taken.by);
              return reply.limited(values(), taken.retryAfter);
            case 'conflict':
              count('conflict');
              return reply.conflict(values(), taken.receipt);
            case 'repeated':
              count('repeated');
              return reply.received(taken.receipt);
            case 'stored':
              count(taken.receipt.counted ? 'stored' : 'suspected');
              return reply.received(taken.receipt);
          }
        } catch (error) {
          log.error({ event: 'request_not_stored', error });
          count('failed');
          return reply.notStored(values());
        }
      },
    );
}
