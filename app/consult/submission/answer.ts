import type { Receipt } from './form-state.ts';
import type { FieldErrors } from './schema.ts';

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
