import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const consultation: Migration = {
  async up(db) {
    await sql`create table consultation (
      id text primary key,
      reference text not null unique,
      received_at text not null,
      name text not null,
      phone text not null,
      stage text not null,
      area text,
      died_on text,
      method text not null,
      time text not null,
      message text not null,
      consent_version text not null
    )`.execute(db);
    await sql`create table outbox (
      id text primary key,
      consultation_id text not null references consultation (id) on delete cascade,
      channel text not null,
      attempts integer not null default 0,
      next_attempt_at text not null,
      last_error text,
      delivered_at text
    )`.execute(db);
    await sql`create index outbox_waiting on outbox (next_attempt_at)
      where delivered_at is null`.execute(db);
  },
};
