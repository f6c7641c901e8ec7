import type { BlockList } from 'node:net';
import { Hono } from 'hono';
import { readBody } from '#app/server/body.ts';
import { type Bindings, createAddressReader } from '#app/server/client-address.ts';
import type { Log } from '#app/server/log.ts';
import { createOriginCheck } from '#app/server/own-origin.ts';
import type { Pages } from '#app/server/pages.ts';
import type { Turns } from '#app/server/turns.ts';
import { parseConsultation, readValues, todayInKorea } from '../schema.ts';
import type { Source } from '../stored.ts';
import type { Keyring } from '../vault/seal.server.ts';
import type { ConsultationStore } from '../vault/store.server.ts';
import { readEnvelope } from './envelope.server.ts';
import { createIntake } from './intake.server.ts';
import type { Limits, Refusal } from './limits.server.ts';
import { createPressure } from './pressure.server.ts';
import { createProofChallenge } from './proof.server.ts';
import { replyTo } from './reply.server.ts';
import { newNonce, writeTicket } from './ticket.server.ts';
import { trapNames } from './trap.server.ts';

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

/** What is told of a request that was stored. */
export interface StoredNotice {
  /** Where the visit came from. */
  source: Source;
  /** False for what is kept as suspected. */
  counted: boolean;
}

interface SubmitOptions {
  store: ConsultationStore;
  keyring: Keyring;
  limits: Limits;
  turns: Pick<Turns, 'take'>;
  pages: Pages;
  origin: URL;
  /** Names under which the site answers too. */
  allowedHosts: readonly string[];
  /** Whose X-Forwarded-For is believed. */
  trustedProxies: BlockList;
  log: Log;
  /** Called after a request is stored. */
  onStored: (stored: StoredNotice) => void;
  count?: CountSubmission | undefined;
}

/**
 * Longest body taken, in bytes. Percent-encoded, 2,000 Korean characters of a message are 18,000, 1,000
 * of the calculators' facts 9,000, and ticket, proof and source some 3,000.
 */
const BODY_LIMIT = 32 * 1024;

/**
 * `POST /consult`: origin → type → size → schema → signs → limits → store. `GET /consult/ticket` gives
 * the page's script its ticket. Reading pages is never limited.
 */
export function consultRoutes(options: SubmitOptions): Hono<{ Bindings: Bindings }> {
  const { keyring, limits, turns, pages, origin, log, onStored, count = () => {} } = options;
  const addressOf = createAddressReader({ trusted: options.trustedProxies, log });
  const pressure = createPressure();
  const takeIn = createIntake({ ...options, pressure });
  const traps = trapNames(keyring);
  const isOwnForm = createOriginCheck(origin, options.allowedHosts);
  return new Hono<{ Bindings: Bindings }>()
    .get('/consult', (context) => context.redirect('/#consult', 303))
    .get('/consult/ticket', async ({ json }) => {
      const nonce = newNonce();
      const proofAsked = pressure.isHigh();
      const challenge = proofAsked ? await createProofChallenge(keyring, nonce) : null;
      const ticket = writeTicket(keyring, { nonce, proofAsked });
      return json({ ticket, challenge }, 200, { 'cache-control': 'no-store' });
    })
    .post(
      '/consult',
      async ({ req }, next) => {
        if (isOwnForm(req.raw.headers)) return next();
        log.warn({ event: 'foreign form refused' });
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
        const address = addressOf(context);
        const body = await readBody(request, BODY_LIMIT);
        if (body === null) {
          count('too-large');
          return reply.refused(413);
        }
        // What is sent in crowds must not keep those waiting who read.
        await turns.take();
        const form = new URLSearchParams(body);
        const parsed = parseConsultation(form, todayInKorea());
        if (!parsed.ok) {
          const { values, errors } = parsed;
          const refusal = await limits.admitFaulty(address);
          count(refusal ? 'limited' : 'invalid', refusal?.by);
          return refusal
            ? reply.limited(values, refusal.retryAfter)
            : reply.invalid(values, errors);
        }
        const envelope = readEnvelope(form, traps);
        const values = readValues(form);
        try {
          const { consultation } = parsed;
          const taken = await takeIn({ consultation, envelope, address });
          const suspected = taken.outcome === 'stored' && !taken.receipt.counted;
          if (taken.outcome === 'stored') {
            onStored({ source: envelope.source, counted: taken.receipt.counted });
          }
          if (taken.outcome === 'limited') {
            count('limited', taken.by);
            return reply.limited(values, taken.retryAfter);
          }
          count(suspected ? 'suspected' : taken.outcome);
          if (taken.outcome === 'conflict') return reply.conflict(values, taken.receipt);
          return reply.received(taken.receipt);
        } catch (error) {
          log.error({ event: 'request not stored', error });
          count('failed');
          return reply.notStored(values);
        }
      },
    );
}
