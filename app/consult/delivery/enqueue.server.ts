import { randomUUIDv7 } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '#app/consult/requests/storage/tables.ts';
import type { deliveryKinds } from '#app/consult/requests/stored.ts';

interface Subject {
  kind: keyof typeof deliveryKinds;
  /** Null: it concerns no single request. */
  consultation_id: string | null;
  about?: string | null;
}

/**
 * Outbox rows by which each channel delivers the same.
 *
 * @param at when they are made and first attempted, ISO 8601
 */
export function newDeliveries(
  channels: readonly string[],
  { kind, consultation_id, about = null }: Subject,
  at: string,
): Insertable<Tables['outbox']>[] {
  return channels.map((channel) => ({
    id: randomUUIDv7(),
    ...{ channel, kind, consultation_id, about },
    created_at: at,
    next_attempt_at: at,
  }));
}
