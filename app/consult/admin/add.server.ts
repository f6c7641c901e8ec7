import type { Person } from '#app/config/session.ts';
import { newRow } from '../storage/new-row.server.ts';
import type { ConsultStorage } from '../storage/open-storage.server.ts';
import { insertRequests, type OutboxChannel } from '../storage/store.server.ts';
import type { Consultation } from '../submission/schema.ts';
import type { Entered } from '../submission/stored.ts';
import { onRecord } from './access-log.server.ts';

interface Entry {
  consultation: Consultation;
  entered: Entered;
  /** When it came, ISO 8601. */
  receivedAt: string;
}

/**
 * Enters a request that came by phone or messenger. It is delivered as the others are, so that its mail has
 * the links by which the desk works; what the site counts is left alone.
 *
 * @param channels those that the server delivers by
 * @returns its reference
 */
export function addRequest(
  { db, keyring }: ConsultStorage,
  person: Person,
  channels: readonly OutboxChannel[],
  { consultation, entered, receivedAt }: Entry,
): Promise<string> {
  return onRecord(db, person, async (transaction) => {
    const unsent = { source: {}, idempotencyKey: null, ticket: null, suspicions: [] };
    const submission = { consultation, entered, suspected: false, ...unsent };
    const row = {
      ...newRow(submission, keyring),
      received_at: receivedAt,
      status_changed_at: receivedAt,
      last_contact_at: receivedAt,
    };
    await insertRequests(transaction, [row], channels);
    return { action: 'add', subject: row.reference, result: row.reference };
  });
}
