import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Seals a row that was readable: what stands in `sealed`, `key_id` and `phone_index`. */
export type SealRow = (
  id: string,
  content: Record<string, unknown>,
) => { sealed: string; key_id: string; phone_index: string };

/** Requests sealed; status, notes, leases, the access log. */
export function sealed(sealRow: SealRow): Migration {
  return {
    async up(untyped) {
      // A migration is typed without tables.
      const db = untyped as Kysely<Record<string, Record<string, unknown>>>;
      // Held for a moment: a table is made anew by dropping it, and its outbox rows would go with it.
      const consultations = await db.selectFrom('consultation').selectAll().execute();
      const outbox = await db.selectFrom('outbox').selectAll().execute();
      await createTables(db);

      const created_at = new Date().toISOString();
      await db.insertInto('site').values({ id: randomUUID(), created_at }).execute();
      for (const { name, phone, died_on: diedOn, method, time, message, ...row } of consultations) {
        const content = { name, phone, diedOn, method, time, message, facts: null, source: {} };
        const added = { last_contact_at: row.received_at, fingerprint: '' };
        await db
          .insertInto('consultation')
          .values({ ...row, ...sealRow(String(row.id), content), ...added })
          .execute();
      }
      for (const row of outbox) await db.insertInto('outbox').values(row).execute();
    },
  };
}

async function createTables<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`drop table outbox`.execute(db);
  await sql`drop table consultation`.execute(db);
  await sql`create table consultation (
    id text primary key,
    reference text not null unique,
    received_at text not null,
    status text not null default 'new',
    suspicions text not null default '',
    last_contact_at text not null,
    stage text not null,
    area text,
    consent_version text not null,
    marketing_consent_at text,
    confirmation integer not null default 0,
    sealed text not null,
    key_id text not null,
    phone_index text not null,
    fingerprint text not null,
    idempotency_key text unique,
    ticket text
  )`.execute(db);
  await sql`create table note (
    id text primary key,
    consultation_id text not null references consultation (id) on delete cascade,
    written_at text not null,
    author text not null,
    sealed text not null,
    key_id text not null
  )`.execute(db);
  await sql`create table outbox (
    id text primary key,
    consultation_id text not null references consultation (id) on delete cascade,
    channel text not null,
    attempts integer not null default 0,
    next_attempt_at text not null,
    last_error text,
    delivered_at text,
    lease_owner text,
    lease_until text,
    stuck_at text
  )`.execute(db);
  await sql`create table access_record (
    position integer primary key,
    at text not null,
    actor text not null,
    origin text not null,
    action text not null,
    subject text not null,
    previous_hash text not null,
    hash text not null
  )`.execute(db);
  await sql`create table seal_key (id text primary key, check_value text not null)`.execute(db);
  await sql`create table site (id text primary key, created_at text not null)`.execute(db);
  // Each index costs every request a page; what only the firm's commands look for is found without.
  await sql`create index outbox_waiting on outbox (channel, next_attempt_at)
    where delivered_at is null`.execute(db);
  await sql`create index consultation_fingerprint on consultation (fingerprint)`.execute(db);
  await sql`create index consultation_ticket on consultation (ticket)`.execute(db);
  await sql`create index outbox_consultation_id on outbox (consultation_id)`.execute(db);
  await sql`create index note_consultation_id on note (consultation_id)`.execute(db);
}
