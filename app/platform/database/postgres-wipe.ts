import { type Kysely, sql } from 'kysely';
import type { SiteTables } from './database.ts';

/** Rows from whose tables deleted ones are wiped, by table: the column that holds most of a row; null: none. */
export type WipedTables = Readonly<Record<string, string | null>>;

/** How long a lock is waited for, so that nothing waits behind us for longer. */
const LOCK_TIMEOUT = '1s';
/** Bytes of the fillers' column. From one that leaves a row in its page up, it is stored outside of the row. */
const SIZES = [8_000, 2_100, 1_700, 400, 0];
const FILLERS = 20;
const MAX_ROUNDS = 5_000;

/**
 * Overwrites deleted rows in the files of tables and indexes, without a lock that visitors or a backup
 * would wait for. VACUUM takes rows out of their pages but leaves the bytes there; so the free space is
 * filled with rows of a transaction that is rolled back, which nobody ever sees. The indexes are written
 * anew.
 *
 * @throws while somebody reads as of before the deletion, such as a dump: to be tried again later
 */
export async function wipePostgres(query: Kysely<SiteTables>, tables: WipedTables): Promise<void> {
  await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, false)`.execute(query);
  const names = Object.keys(tables);
  for (const name of names) await vacuum(query, name);
  await query
    .transaction()
    .execute(async (transaction) => {
      for (const [name, column] of Object.entries(tables)) await fill(transaction, name, column);
      throw new Filled();
    })
    .catch((error) => {
      if (!(error instanceof Filled)) throw error;
    });
  for (const name of names) {
    await dropUnfinished(query, name);
    await sql`reindex table concurrently ${sql.table(name)}`.execute(query);
    await vacuum(query, name);
  }
}

/** Rolls the fillers back. */
class Filled extends Error {}
