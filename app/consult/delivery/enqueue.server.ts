import { randomUUIDv7 } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Enqueue } from '#app/consult/requests/accept.server.ts';
import type { OnFollowUp } from '#app/consult/requests/follow-ups.server.ts';
import type { Tables } from '#app/consult/requests/storage/tables.ts';
import type { deliveryKinds } from '#app/consult/requests/stored.ts';
import type { OnWithdrawn } from '#app/consult/requests/withdraw.server.ts';

/** A channel for which requests are queued. */
export interface OutboxChannel {
  name: string;
  /** Whether it delivers this request; omitted: it delivers every request. */
  takes?(request: {
    suspected: boolean;
    /** Whether the visitor asked for a confirmation by SMS. */
    confirmation: boolean;
  }): boolean;
}

/**
 * Writes one outbox row for each channel that takes a new request.
 *
 * @param channels all configured channels
 */
export function enqueueRequests(channels: readonly OutboxChannel[]): Enqueue {
  return async (transaction, requests) => {
    const rows = requests.flatMap(({ id, status, confirmation, received_at }) => {
      const choice = { suspected: status === 'suspected', confirmation: confirmation === 1 };
      const names = channels.filter(({ takes }) => takes?.(choice) ?? true).map(({ name }) => name);
      return newDeliveries(names, { kind: 'request', consultation_id: id }, received_at);
    });
    if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute();
  };
}

/**
 * Deletes the waiting deliveries of a request that its visitor withdrew, and queues a notice for the firm.
 *
 * @param channels names of the channels that notify the firm
 */
export function enqueueWithdrawal(channels: readonly string[]): OnWithdrawn {
  return async (transaction, { id, choice, at }) => {
    await transaction
      .deleteFrom('outbox')
      .where('consultation_id', '=', id)
      .where('delivered_at', 'is', null)
      .where('lease_until', 'is', null)
      .execute();
    const rows = newDeliveries(
      channels,
      { kind: 'withdrawn', consultation_id: id, about: choice },
      at,
    );
    if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute();
  };
}

/**
 * Queues a notice of what the visitor corrected or added.
 *
 * @param channels names of the channels that notify the firm
 */
export function enqueueFollowUp(channels: readonly string[]): OnFollowUp {
  return async (transaction, { id, kind, at }) => {
    const rows = newDeliveries(channels, { kind, consultation_id: id, about: at }, at);
    if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute();
  };
}

interface Subject {
  kind: keyof typeof deliveryKinds;
  /** Null: the notice concerns no single request. */
  consultation_id: string | null;
  about?: string | null;
}

/**
 * Creates the outbox rows of one message, one for each channel.
 *
 * @param at time of creation and of the first attempt, ISO 8601
 */
export function newDeliveries(
  channels: readonly string[],
  { kind, consultation_id, about = null }: Subject,
  at: string,
): Insertable<Tables['outbox']>[] {
  return channels.map((channel) => ({
    id: randomUUIDv7(),
    channel,
    kind,
    consultation_id,
    about,
    created_at: at,
    next_attempt_at: at,
  }));
}
