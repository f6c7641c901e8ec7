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

/** Operations on a request's deliveries during removal (delivery/removed-deliveries.server.ts). */
export interface RemovedDeliveries {
  /** The requests among these that are being delivered now. No delivery starts within the transaction. */
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
 * Deletes requests with their notes, deliveries and message files. Their bytes stay in the database's files until
 * `db.wipe()`.
 *
 * @param choose selects the requests within the transaction
 * @returns the references of the removed requests, and of the busy ones, which are being delivered. A busy request
 *   stays, so that no message file is written after its request was deleted
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
      await settleWishes(transaction, removed);
      // The files go before COMMIT: if that fails, the request remains and still names its file.
      for (const reference of removed) await deliveries.removeMessage(reference);
    }
    return { removed, busy: references(chosen.filter(({ id }) => underway.has(id))) };
  });
}

/** Whatever deletes a request carries out a wish for its deletion, and leaves nothing of which to give a copy. */
async function settleWishes(
  transaction: Transaction<Tables>,
  references: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('wish')
    .set(({ case: when }) => ({
      settled_at: new Date().toISOString(),
      outcome: when().when('kind', '=', 'delete').then('done').else('gone').end(),
    }))
    .where('reference', 'in', references)
    .where('settled_at', 'is', null)
    .execute();
}
