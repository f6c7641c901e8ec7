import type { StoredConsultation } from '../../submission/stored.ts';

/** One way for a request to reach the firm, or for its confirmation to reach the visitor. */
export interface Channel {
  name: string;
  /** Whether this request goes this way at all; left out: every one does. */
  takes?(request: ChannelChoice): boolean;
  /**
   * Carries one request.
   *
   * @throws DeliveryError, or anything else, when it did not arrive; the outbox tries again
   */
  deliver(request: StoredConsultation, attempt: Attempt): Promise<void>;
}

/** What is known of a request before it is stored. */
interface ChannelChoice {
  suspected: boolean;
  /** Whether the visitor asked for a confirmation by SMS. */
  confirmation: boolean;
}

export interface Attempt {
  /** The same for every attempt at one delivery, so that a repeat can be recognised: <uuid@host>. */
  messageId: string;
  /** Ends the attempt: before the lease on the delivery does, or when the process stops for good. */
  signal: AbortSignal;
}

/** The id of a delivery, as receivers other than mailboxes know it. */
export function deliveryId({ messageId }: Attempt): string {
  return messageId.replace(/^<|@.*$/g, '');
}

interface DeliveryFailure {
  /** Short and ours, such as 550 or ETIMEDOUT; no text of the other side. */
  code: string;
  /** The other side will say the same next time: a person must look at it. */
  permanent?: boolean;
  /** Nobody needs it any more: it is given up, and that is no fault. */
  needless?: boolean;
  /** When the other side asks to be left alone for a while, in seconds. */
  retryAfter?: number | null | undefined;
}

/** A failure of this machine or of the network on the way; the code says which. */
export function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  const known = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return new DeliveryError({ code: known ? String(error.code) : 'unknown' }, error);
}

/** A delivery that did not arrive, and what the other side wants done about it. */
export class DeliveryError extends Error {
  readonly code: string;
  readonly permanent: boolean;
  readonly needless: boolean;
  readonly retryAfter: number | null;

  constructor(failure: DeliveryFailure, cause?: unknown) {
    const { code, permanent = false, needless = false, retryAfter } = failure;
    super(`Delivery failed: ${code}`, { cause });
    this.name = 'DeliveryError';
    this.code = code;
    this.permanent = permanent;
    this.needless = needless;
    this.retryAfter = retryAfter ?? null;
  }
}
