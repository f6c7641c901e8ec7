import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { databaseFile } from '#app/platform/database/database.ts';
import type { Person } from '#app/platform/person.ts';
import { recordAccess } from '../access-log/access-log.server.ts';
import type { Database } from '../storage/database.server.ts';

/** The old database cannot be read. */
export class UnreadableLog extends Error {}

const Deleted = v.array(v.object({ subject: v.string() }));
const Wishes = v.array(
  v.object({
    id: v.string(),
    reference: v.string(),
    kind: v.string(),
    verified: v.string(),
    asked_at: v.string(),
    asked_by: v.string(),
    due_at: v.string(),
    ready_at: v.nullable(v.string()),
    warned_at: v.nullable(v.string()),
    settled_at: v.nullable(v.string()),
    outcome: v.nullable(v.string()),
  }),
);
const Kept = v.array(
  v.object({ reference: v.string(), status: v.string(), erase_at: v.nullable(v.string()) }),
);

/**
 * Deletes from a restored database the requests that the access log of the old one lists as deleted, on record. Carries
 * over the deletions that visitors asked for and that are not yet due, and the wishes that reached the firm.
 *
 * @throws UnreadableLog; nothing has changed then
 */
export async function repeatDeletions(db: Database, folder: string, person: Person): Promise<void> {
  const { deleted, kept, wishes } = readOld(folder);
  const erasures = kept.filter(({ erase_at }) => erase_at !== null);
  await db.exclusively(async (transaction) => {
    const restored = await transaction.selectFrom('consultation').select('reference').execute();
    const again = restored.flatMap(({ reference }) => (deleted.has(reference) ? [reference] : []));
    if (again.length > 0) {
      await transaction.deleteFrom('consultation').where('reference', 'in', again).execute();
      const subject = again.toSorted().join(' ');
      await recordAccess(transaction, person, { action: 'delete', subject });
    }
    for (const { reference, ...erasure } of erasures) {
      await transaction
        .updateTable('consultation')
        .set(erasure)
        .where('reference', '=', reference)
        .execute();
    }
    for (const wish of wishes) {
      await transaction.deleteFrom('wish').where('id', '=', wish.id).execute();
      await transaction.insertInto('wish').values(wish).execute();
    }
  });
}

/** Reads which requests the old database deleted and no longer has, which it has, and its wishes. */
function readOld(folder: string) {
  try {
    const database = new DatabaseSync(databaseFile(folder), { readOnly: true });
    try {
      const rows = (query: string) => database.prepare(query).all();
      const kept = v.parse(Kept, rows('select reference, status, erase_at from consultation'));
      const records = v.parse(
        Deleted,
        rows("select subject from access_record where action in ('delete', 'purge')"),
      );
      const deleted = new Set(records.flatMap(({ subject }) => subject.split(' ')));
      for (const { reference } of kept) deleted.delete(reference);
      // The database of an older version has no wishes.
      const [table] = rows("select name from sqlite_master where name = 'wish'");
      return { deleted, kept, wishes: table ? v.parse(Wishes, rows('select * from wish')) : [] };
    } finally {
      database.close();
    }
  } catch (cause) {
    throw new UnreadableLog(`The database in ${folder} cannot be read.`, { cause });
  }
}
