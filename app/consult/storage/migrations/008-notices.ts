import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When a request is to be deleted because its visitor asked for it; deliveries of other things than
 * requests; and the mornings whose digest was made.
 */
export const notices: Migration = {
  async up(db) {
    await sql`alter table consultation add column erase_at text`.execute(db);
    // SQLite cannot lift a NOT NULL: the table is made anew. No other table points at it.
    await sql`create table outbox_next (
      id text primary key,
      consultation_id text references consultation (id) on delete cascade,
      kind text not null default 'request',
      about text,
      channel text not null,
      attempts integer not null default 0,
      created_at text not null,
      next_attempt_at text not null,
      last_error text,
      delivered_at text,
      lease_owner text,
      lease_until text,
      stuck_at text
    )`.execute(db);
    await sql`insert into outbox_next (id, consultation_id, channel, attempts, created_at,
        next_attempt_at, last_error, delivered_at, lease_owner, lease_until, stuck_at)
      select outbox.id, consultation_id, channel, attempts, consultation.received_at,
        next_attempt_at, last_error, delivered_at, lease_owner, lease_until, stuck_at
      from outbox join consultation on consultation.id = outbox.consultation_id`.execute(db);
    await sql`drop table outbox`.execute(db);
    await sql`alter table outbox_next rename to outbox`.execute(db);
    await sql`create index outbox_waiting on outbox (channel, next_attempt_at)
      where delivered_at is null`.execute(db);
    await sql`create index outbox_consultation_id on outbox (consultation_id)`.execute(db);
    await sql`create table digest (day text primary key, made_at text not null)`.execute(db);
  },
};
