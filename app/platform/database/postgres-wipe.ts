import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { WipedTables } from './database.ts';

/** How long a lock is waited for, and so how long others may wait behind us. */
const LOCK_TIMEOUT = '1s';
/** How long those who read as of before a deletion are waited for, without any lock. */
const READERS_MS = 2_000;

/**
 * Overwrites deleted rows in the files of tables and indexes, without a lock that visitors or a dump would
 * wait for. VACUUM takes rows out of their pages but leaves the bytes there. So the free space is filled
 * with rows of a transaction that is rolled back, which nobody ever sees, and the indexes are written anew.
 *
 * @throws while somebody reads as of before a deletion, as a dump does: to be tried again later
 */
export async function wipePostgres<Tables>(query: Kysely<Tables>, tables: WipedTables) {
  const names = Object.keys(tables);
  await query.connection().execute(async (own) => {
    await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, false)`.execute(own);
    await readersEnd(own);
    for (const name of names) await sql`vacuum ${sql.table(name)}`.execute(own);
    await own
      .transaction()
      .execute(async (transaction) => {
        for (const [name, column] of Object.entries(tables)) await fill(transaction, name, column);
        throw new Filled();
      })
      .catch((error) => {
        if (!(error instanceof Filled)) throw error;
      });
    for (const name of names) {
      await dropUnfinished(own, name);
      await sql`reindex table concurrently ${sql.table(name)}`.execute(own);
      await sql`vacuum ${sql.table(name)}`.execute(own);
    }
  });
}

/** Rolls the fillers back. */
class Filled extends Error {}

/** Resolves when nobody can see any more what has been deleted up to now. */
async function readersEnd<Tables>(query: Kysely<Tables>): Promise<void> {
  const now = await sql<{ xid: string }>`select pg_current_xact_id()::xid::text as xid`.execute(
    query,
  );
  const xid = now.rows[0]?.xid;
  for (const end = performance.now() + READERS_MS; ; await wait(100)) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
      and age(backend_xmin) > age(${xid}::xid)`.execute(query);
    if (rows.length === 0) return;
    if (performance.now() > end) throw new Error('Deleted rows are still being read.');
  }
}

/** Bytes of the fillers' longest column: the first two are stored outside of the row, as long texts are. */
const SIZES = [8_000, 2_100, 1_700, 400, 0];
const FILLERS = 20;
const MAX_ROUNDS = 10_000;

/** Inserts rows until the table's free space is used up and its file grows. */
async function fill<Tables>(
  transaction: Transaction<Tables>,
  name: string,
  longest: string | null,
): Promise<void> {
  const columns = await neededColumns(transaction, name);
  let first = 0;
  for (const size of longest === null ? [0] : SIZES) {
    const grown = async () => {
      const { rows } = await sql<{ bytes: string }>`
        select pg_relation_size(${size > 2_000 ? sql`reltoastrelid` : sql`oid`}) as bytes
        from pg_class where oid = ${name}::regclass`.execute(transaction);
      return Number(rows[0]?.bytes);
    };
    const before = await grown();
    for (let round = 0; round < MAX_ROUNDS && (await grown()) === before; round++) {
      const values = columns.map(({ column, refers }) =>
        column === longest ? text(size) : refers ? sql`'0'` : sql`number::text`,
      );
      await sql`insert into ${sql.table(name)} (${sql.join(columns.map(({ column }) => sql.ref(column)))})
        select ${sql.join(values)} from generate_series(${sql.lit(first)}, ${sql.lit(first + FILLERS - 1)}) as number`.execute(
        transaction,
      );
      first += FILLERS;
    }
  }
}

/** Of a long text, random: what is alike would be compressed. */
function text(size: number) {
  if (size <= 2_000) return sql`repeat('x', ${sql.lit(size)})`;
  return sql`(select string_agg(md5(random()::text || part), '') from generate_series(1, ${sql.lit(Math.ceil(size / 32))}) as part)`;
}

/** Columns without which there is no row, and whether they refer to another table's. */
async function neededColumns<Tables>(transaction: Transaction<Tables>, name: string) {
  const { rows } = await sql<{ column: string; refers: boolean }>`
    select attname as column, exists (
      select from pg_constraint where conrelid = attrelid and contype = 'f' and attnum = any(conkey)
    ) as refers
    from pg_attribute
    where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attnotnull and not atthasdef
    order by attnum`.execute(transaction);
  return rows;
}

/** Indexes that an interrupted run left behind. */
async function dropUnfinished<Tables>(query: Kysely<Tables>, name: string): Promise<void> {
  const { rows } = await sql<{
    index: string;
  }>`select indexrelid::regclass::text as index from pg_index
    where indrelid = ${name}::regclass and not indisvalid
    and indexrelid::regclass::text ~ '_cc(new|old)[0-9]*"?$'`.execute(query);
  for (const { index } of rows) await sql`drop index ${sql.raw(index)}`.execute(query);
}
