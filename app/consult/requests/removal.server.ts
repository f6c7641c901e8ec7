import type { Transaction } from 'kysely';
import type { Person } from '#app/platform/person.ts';
import { recordAccess } from './access-log/access-log.server.ts';
import type { Database } from './storage/database.server.ts';
import type { Tables } from './storage/tables.ts';

interface Removal {
  db: Database;
  person: Person;
  deliveries: RemovedDeliveries;
}

/** The deliveries of requests that are removed: delivery/removed-deliveries.server.ts. */
export interface RemovedDeliveries {
  /** Of these requests, those with a delivery in progress. None starts within the transaction. */
  underway(
    transaction: Transaction<Tables>,
    ids: readonly string[],
  ): Promise<ReadonlySet<string | null>>;
  /** Deletes the message file of a request. */
  removeMessage(reference: string): Promise<void>;
}

interface RemovalCandidate {
  id: string;
  reference: string;
}

/**
 * Deletes requests with their notes, deliveries and message files. Their bytes stay in the database's files
 * until `db.wipe()`.
 *
 * @param choose selects them within the transaction
 * @returns the removed references, and the busy ones, whose delivery is in progress: they stay, so that no
 *   message file is written after its request was deleted
 */
export async function removeRequests(
  { db, person, deliveries }: Removal,
  action: 'delete' | 'purge',
  choose: (transaction: Transaction<Tables>) => Promise<RemovalCandidate[]>,
): Promise<{ removed: string[]; busy: string[] }> {
  return db.exclusively(async (transaction) => {
    const chosen = await choose(transaction);
    const chosenIds = chosen.map(({ id }) => id);
    const underway = await deliveries.underway(transaction, chosenIds);
    const leaving = chosen.filter(({ id }) => !underway.has(id));
    const references = (some: RemovalCandidate[]) => some.map(({ reference }) => reference);
    const removed = references(leaving);
    if (removed.length > 0) {
      const ids = leaving.map(({ id }) => id);
      await transaction.deleteFrom('consultation').where('id', 'in', ids).execute();
      await recordAccess(transaction, person, { action, subject: removed.join(' ') });
      // Before COMMIT: after a failure the request remains, and with it the reference to its file.
      for (const reference of removed) await deliveries.removeMessage(reference);
    }
    return { removed, busy: references(chosen.filter(({ id }) => underway.has(id))) };
  });
}
