import type { CallPlan } from '#app/consult/requests/call-plan.ts';
import type { FieldErrors, FieldValues } from '#app/consult/requests/fields/schema.ts';
import type { PriceRow } from '#app/firm/view/first-call.ts';
import type { failures } from './copy.ts';

/** Receipt of a stored request. */
export interface Receipt {
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** Path of the receipt's page, which opens for everyone who has the path. */
  path: string;
}

/** Why a form was not confirmed as received. */
export type Failure = keyof typeof failures;

/** A failure with its details. */
export type Problem =
  | { reason: Exclude<Failure, 'limited' | 'conflict'> }
  /** `retryAfter`: in seconds. */
  | { reason: 'limited'; retryAfter: number }
  /** Another request is stored under the same key, and this one is not stored. `receipt`: the stored request's. */
  | { reason: 'conflict'; receipt: Receipt };

/** State of the form: at first, or after the server or the browser has validated it. */
export type FormState =
  /** `values`: fields that the address fills in. */
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

/** Facts about this firm and the coming calls that a form shows, from the server. */
export interface FormFacts {
  calls: CallPlan;
  /** The halves of a working day: 오전 9시–12시, 오후 1시–6시. */
  halves: string;
  /** The caller, as a subject: 성춘향 변호사가. */
  caller: string;
  /** The number from which the firm calls. */
  phone: string;
  /** The times between which the firm answers on a working day. */
  office: { opens: string; closes: string };
  prices: readonly PriceRow[];
  /** The price of the consultation in a sentence. */
  fee: string;
  /** Sentences on who hears of the request. */
  secrecy: string;
  /** Path of the page that writes papers for the court; null if the site lacks it. */
  forms: string | null;
}

/** JSON response to a form sent with script. */
export type Answer =
  /** 201; the same for each attempt under one key. */
  | { status: 'received'; receipt: Receipt }
  /** 422. */
  | { status: 'invalid'; errors: FieldErrors }
  /** 409: another request is stored under this key, and this one is not stored. */
  | { status: 'conflict'; receipt: Receipt }
  /** 429: too many from one address or for one phone number or e-mail; `retryAfter` is in seconds. */
  | { status: 'limited'; retryAfter: number };
