import type { StoredConsultation } from '#app/consult/requests/stored.ts';
import type { OutboxChannel } from './enqueue.server.ts';

/**
 * Delivers requests to the firm, or confirmations to visitors.
 *
 * @typeParam Notice what a composer writes for a delivery that is no request
 */
export interface Channel<Notice = unknown> extends OutboxChannel {
  /** Set for one that reaches the visitor and not the firm. */
  toVisitor?: true;
  /**
   * Delivers one request.
   *
   * @throws DeliveryError, or anything else, when it did not arrive; the outbox retries
   */
  deliver(request: StoredConsultation, attempt: Attempt): Promise<void>;
  /** Delivers a notice, likewise; omitted: it carries requests only. */
  notify?(notice: Notice, attempt: Attempt): Promise<void>;
}

export interface Attempt {
  /** The same for every attempt at one delivery, so that a repeat can be recognised: <uuid@host>. */
  messageId: string;
  /** Aborts the attempt before the lease on the delivery ends. */
  signal: AbortSignal;
  /**
   * Every channel calls it when all that is left to do is to hand the message over: a server may have kept the
   * connection waiting for half a minute, in which the visitor withdrew the request.
   *
   * @throws DeliveryError when the message must not be delivered any more
   */
  checkWanted(): Promise<void>;
}

/** The id of a delivery, for receivers other than mailboxes. */
export function deliveryId({ messageId }: Attempt): string {
  return messageId.replace(/^<|@.*$/g, '');
}

interface DeliveryFailure {
  /** A short code such as 550 or ETIMEDOUT, never text of the receiver. */
  code: string;
  /** Later attempts would fail the same way: a person must look at it. */
  permanent?: boolean;
  /** The delivery has become pointless and is abandoned. */
  needless?: boolean;
  /** Pause that the receiver asked for, in seconds. */
  retryAfter?: number | null | undefined;
  /** What the receiver said, for the log; omitted where its words may quote the visitor. */
  reply?: string | undefined;
}

/** Wraps a local or network failure, keeping its code. */
export function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  const known = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return new DeliveryError({ code: known ? String(error.code) : 'unknown' }, error);
}

/** A failed attempt to deliver. */
export class DeliveryError extends Error {
  readonly code: string;
  readonly permanent: boolean;
  readonly needless: boolean;
  readonly retryAfter: number | null;
  readonly reply: string | undefined;

  constructor(failure: DeliveryFailure, cause?: unknown) {
    const { code, permanent = false, needless = false, retryAfter, reply } = failure;
    super(`Delivery failed: ${code}`, { cause });
    this.name = 'DeliveryError';
    this.code = code;
    this.permanent = permanent;
    this.needless = needless;
    this.retryAfter = retryAfter ?? null;
    this.reply = reply;
  }
}
