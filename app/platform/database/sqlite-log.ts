import { type Kysely, sql } from 'kysely';
import type { SiteTables } from './database.ts';
import { SQLITE_BUSY } from './sqlite-code.ts';

/**
 * How SQLite's write-ahead log is emptied, and how its loss is detected. The database counts (in its
 * `user_version`); the count is raised after each checkpoint, and then written to the marker beside the
 * database. So the count that the marker has is in the log, or was brought from there into the database's
 * file, whoever did that. With a lower count, rows are missing.
 */

/** Statements that write between two checkpoints: about 4 MB, as SQLite's own. */
export const WRITES_PER_CHECKPOINT = 250;

/**
 * Raises the count, down to the disk.
 *
 * @param site id that the database must have; null: any
 * @returns the new count
 */
export function raiseCount(query: Kysely<SiteTables>, site: string | null): Promise<number> {
  return query.transaction().execute(async (transaction) => {
    if (site !== null) {
      const row = await transaction.selectFrom('site').select('id').executeTakeFirst();
      if (row?.id !== site) throw new Error('The database is another one now.');
    }
    const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(transaction);
    const count = (rows[0]?.user_version ?? 0) + 1;
    await sql`pragma user_version = ${sql.raw(String(count))}`.execute(transaction);
    return count;
  });
}

/** Brings into the database's file what the log holds, as far as nobody reads it. */
export async function checkpoint(query: Kysely<SiteTables>): Promise<void> {
  await sql`pragma wal_checkpoint(passive)`.execute(query);
}

/**
 * secure_delete overwrites the pages; the checkpoint removes what the log still holds of them.
 *
 * @throws while another connection reads, so that the log cannot be emptied
 */
export async function emptyLog(query: Kysely<SiteTables>): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(query);
  if (rows[0]?.busy === 0) return;
  throw Object.assign(new Error('The log of the database is in use.'), { errcode: SQLITE_BUSY });
}
