import type { FieldErrors, FieldValues } from './schema.ts';

/** What a visitor is given once the request is stored. */
export interface Receipt {
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

/** What the form shows: at first, or after the server or the browser has looked at it. */
export type FormState =
  | { status: 'open' }
  | { status: 'invalid'; values: FieldValues; errors: FieldErrors }
  | { status: 'received'; receipt: Receipt };
