import type { failures } from '#app/content/consult.ts';
import type { FieldErrors, FieldValues } from './schema.ts';

/** What a visitor is given once the request is stored. */
export interface Receipt {
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** False for what is kept as suspected: no conversion is reported for it. */
  counted: boolean;
}

/** Why nobody knows that what was sent arrived. */
export type Failure = keyof typeof failures;

/** A failure with what a visitor must know of it. */
export type Problem =
  | { reason: Exclude<Failure, 'limited' | 'conflict'> }
  /** `retryAfter`: seconds until it may be sent again. */
  | { reason: 'limited'; retryAfter: number }
  /** `receipt`: of the earlier request that came under the same key; the later one is not stored. */
  | { reason: 'conflict'; receipt: Receipt };

/** What the form shows: at first, or after the server or the browser has looked at it. */
export type FormState =
  | { status: 'open' }
  | { status: 'invalid'; values: FieldValues; errors: FieldErrors }
  | ({ status: 'failed'; values: FieldValues } & Problem)
  | { status: 'received'; receipt: Receipt };

/** Options of every form, from the server. */
export interface FormOptions {
  /** Name of the honeypot field, which only bots fill in. */
  honeypot: string;
  /** Whether a confirmation by SMS can be offered. */
  confirmation: boolean;
}
