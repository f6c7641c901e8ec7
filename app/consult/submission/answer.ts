import type { Receipt } from './form-state.ts';
import type { FieldErrors } from './schema.ts';

/** What the server says to a form that was sent with script. */
export type Answer =
  /** 201; the same for each attempt under one key. */
  | { status: 'received'; receipt: Receipt }
  /** 422. */
  | { status: 'invalid'; errors: FieldErrors }
  /** 409: under this key another content was received before; what was sent now is not stored. */
  | { status: 'conflict'; receipt: Receipt }
  /** 429: too many from one line or for one phone; worth another try after so many seconds. */
  | { status: 'limited'; retryAfter: number };
