import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { databaseFile } from '#app/platform/database/database.ts';
import type { Person } from '#app/platform/person.ts';
import { recordAccess } from '../access-log/access-log.server.ts';
import type { Database } from '../storage/database.server.ts';

/** The old database cannot be read. */
export class UnreadableLog extends Error {}

const Deleted = v.array(v.object({ subject: v.string() }));
const Kept = v.array(
  v.object({ reference: v.string(), status: v.string(), erase_at: v.nullable(v.string()) }),
);

/**
 * Deletes from a restored database the requests that the access log of the old one lists as deleted, on record. Carries
 * over the visitors' wishes for deletion that are not yet due.
 *
 * @throws UnreadableLog; nothing has changed then
 */
export async function repeatDeletions(db: Database, folder: string, person: Person): Promise<void> {
  const { deleted, kept } = readOld(folder);
  const wishes = kept.filter(({ erase_at }) => erase_at !== null);
  await db.exclusively(async (transaction) => {
    const restored = await transaction.selectFrom('consultation').select('reference').execute();
    const again = restored.flatMap(({ reference }) => (deleted.has(reference) ? [reference] : []));
    if (again.length > 0) {
      await transaction.deleteFrom('consultation').where('reference', 'in', again).execute();
      const subject = again.toSorted().join(' ');
      await recordAccess(transaction, person, { action: 'delete', subject });
    }
    for (const { reference, ...wish } of wishes) {
      await transaction
        .updateTable('consultation')
        .set(wish)
        .where('reference', '=', reference)
        .execute();
    }
  });
}

/** Reads which requests the old database deleted and no longer has, and which it has. */
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
      return { deleted, kept };
    } finally {
      database.close();
    }
  } catch (cause) {
    throw new UnreadableLog(`The database in ${folder} cannot be read.`, { cause });
  }
}
