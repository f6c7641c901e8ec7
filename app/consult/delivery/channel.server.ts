import type { StoredConsultation } from '#app/consult/requests/stored.ts';
import type { OutboxChannel } from './enqueue.server.ts';

/**
 * Delivers requests to the firm, or confirmations to visitors.
 *
 * @typeParam Notice what a composer writes for a delivery other than a request
 */
export interface Channel<Notice = unknown> extends OutboxChannel {
  /** Set if the channel delivers to the visitor and not to the firm. */
  toVisitor?: true;
  /**
   * Delivers one request.
   *
   * @throws DeliveryError, or another error, if the request did not arrive; the outbox retries
   */
  deliver(request: StoredConsultation, attempt: Attempt): Promise<void>;
  /** Delivers a notice in the same way; omitted: the channel delivers requests only. */
  notify?(notice: Notice, attempt: Attempt): Promise<void>;
}

export interface Attempt {
  /** Identifies the delivery: <uuid@host>. All its attempts share the id, so receivers can recognise a repeat. */
  messageId: string;
  /** Aborts the attempt before the lease on the delivery ends. */
  signal: AbortSignal;
  /**
   * Each channel calls this just before it hands over the message. A server may have kept the connection waiting for
   * half a minute, and the visitor may have withdrawn the request meanwhile.
   *
   * @throws DeliveryError when the message must not be delivered any more
   */
  checkWanted(): Promise<void>;
  /** Other requests of the same person, for the firm's mail; omitted: none are looked for. */
  others?(): Promise<readonly StoredConsultation[]>;
  /**
   * Called when the message was accepted for some recipients and refused for others. The delivery then counts as made,
   * because each retry would send the message again to those who have it.
   */
  onRejected(): void;
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
  /** Nobody needs the delivery any more; it is abandoned. */
  needless?: boolean;
  /** Seconds that the receiver asked to wait. */
  retryAfter?: number | null | undefined;
  /** The receiver's answer, for the log; omitted if it may quote the visitor. */
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
