import type { FieldErrors, FieldValues } from '#app/consult/requests/fields/schema.ts';
import type { failures } from '#app/content/consult.ts';

/** Receipt of a stored request. */
export interface Receipt {
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** Path of its page, which opens for whoever has it. */
  path: string;
}

/** Why a form was not confirmed as received. */
export type Failure = keyof typeof failures;

/** A failure with its details. */
export type Problem =
  | { reason: Exclude<Failure, 'limited' | 'conflict'> }
  /** `retryAfter`: in seconds. */
  | { reason: 'limited'; retryAfter: number }
  /** `receipt`: of the earlier request under the same key; the later one is not stored. */
  | { reason: 'conflict'; receipt: Receipt };

/** State of the form: initial, or after validation by server or browser. */
export type FormState =
  /** `values`: what the address says. */
  | { status: 'open'; values?: FieldValues }
  | { status: 'invalid'; values: FieldValues; errors: FieldErrors }
  | ({ status: 'failed'; values: FieldValues } & Problem)
  | { status: 'received'; values: FieldValues; receipt: Receipt };

/** Options of every form, from the server. */
export interface FormOptions {
  /** Name of the honeypot field, which only bots fill in. */
  honeypot: string;
  /** Whether a confirmation by SMS can be offered. */
  confirmation: boolean;
}

/** JSON response to a form sent with script. */
export type Answer =
  /** 201; the same for each attempt under one key. */
  | { status: 'received'; receipt: Receipt }
  /** 422. */
  | { status: 'invalid'; errors: FieldErrors }
  /** 409: other content was received under this key; this request is not stored. */
  | { status: 'conflict'; receipt: Receipt }
  /** 429: too many from one address or for one phone number or e-mail; `retryAfter` is in seconds. */
  | { status: 'limited'; retryAfter: number };
