import { rm } from 'node:fs/promises';
import type { Transaction } from 'kysely';
import type { Person } from '#app/config/session.ts';
import { LEASE_MS } from '#app/consult/delivery/queue.server.ts';
import { messageFile } from '#app/consult/desk/messages/mail.server.ts';
import { recordAccess } from './access-log/access-log.server.ts';
import type { Database } from './storage/database.server.ts';
import type { Tables } from './storage/tables.ts';

interface Removal {
  db: Database;
  /** Data folder, which holds the message files. */
  dataDir: string;
  person: Person;
}

interface Leaving {
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
  { db, dataDir, person }: Removal,
  action: 'delete' | 'purge',
  choose: (transaction: Transaction<Tables>) => Promise<Leaving[]>,
): Promise<{ removed: string[]; busy: string[] }> {
  return db.exclusively('access log', async (transaction) => {
    const chosen = await choose(transaction);
    const underway = await leased(db, transaction, chosen);
    const leaving = chosen.filter(({ id }) => !underway.has(id));
    const references = (some: Leaving[]) => some.map(({ reference }) => reference);
    const removed = references(leaving);
    if (removed.length > 0) {
      const ids = leaving.map(({ id }) => id);
      await transaction.deleteFrom('consultation').where('id', 'in', ids).execute();
      await recordAccess(transaction, person, { action, subject: removed.join(' ') });
      // Before COMMIT: after a failure the request remains, and with it the reference to its file.
      for (const reference of removed) await removeLetter(dataDir, reference);
    }
    return { removed, busy: references(chosen.filter(({ id }) => underway.has(id))) };
  });
}

async function removeLetter(dataDir: string, reference: string): Promise<void> {
  const file = messageFile(dataDir, reference);
  await rm(file, { force: true });
  await rm(`${file}.part`, { force: true });
}

/** Requests with a delivery in progress. Locks the rows, so that none starts meanwhile. */
async function leased(db: Database, transaction: Transaction<Tables>, chosen: Leaving[]) {
  if (chosen.length === 0) return new Set();
  const ids = chosen.map(({ id }) => id);
  const rows = await transaction
    .selectFrom('outbox')
    .select(['consultation_id', 'lease_until'])
    .where('consultation_id', 'in', ids)
    .where('delivered_at', 'is', null)
    .$if(db.kind === 'postgres', (some) => some.forUpdate())
    .execute();
  const isLive = (until: string | null) => {
    const left = Date.parse(until ?? '') - Date.now();
    // A longer one was taken under a wrong clock.
    return left > 0 && left <= LEASE_MS;
  };
  return new Set(rows.filter((row) => isLive(row.lease_until)).map((row) => row.consultation_id));
}
