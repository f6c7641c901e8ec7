import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Makes the table `access_record` append-only: the database refuses to change a record, and to delete one before it is two
 * years old (개인정보의 안전성 확보조치 기준 제8조).
 */
export async function makeAppendOnly(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? protectInPostgres(db) : protectInSqlite(db));
}

async function protectInSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger access_record_stays before update on access_record
    begin select raise(abort, 'access records do not change'); end`.execute(db);
  await sql`create trigger access_record_is_kept before delete on access_record
    when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-2 years')
    begin select raise(abort, 'access records are kept for two years'); end`.execute(db);
  // INSERT OR REPLACE deletes without asking the trigger above.
  await sql`create trigger access_record_is_new before insert on access_record
    when exists (select 1 from access_record where position = new.position)
    begin select raise(abort, 'this access record exists'); end`.execute(db);
}

async function protectInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function keep_access_record() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.at <= to_char(
          (now() - interval '2 years') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
        ) then return old; end if;
      end if;
      raise exception 'access records do not change and are kept for two years';
    end $$`.execute(db);
  await sql`create trigger access_record_is_kept before update or delete on access_record
    for each row execute function keep_access_record()`.execute(db);
  await sql`create trigger access_record_stays before truncate on access_record
    for each statement execute function keep_access_record()`.execute(db);
}
