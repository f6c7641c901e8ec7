import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Since when a request has its state, its appointment, the index of its name, and the signed links that
 * were used. The states of before keep their keys. When one of them was set is not known: the last contact
 * for those that imply it, else the request itself.
 */
export const states: Migration = {
  async up(db) {
    await sql`alter table consultation
      add column status_changed_at text not null default ''`.execute(db);
    await sql`alter table consultation add column appointment_at text`.execute(db);
    await sql`alter table consultation add column name_index text`.execute(db);
    await sql`update consultation set status_changed_at =
      case when status in ('new', 'suspected') then received_at
      else last_contact_at end`.execute(db);
    await sql`create table used_link (
      id text primary key,
      consultation_id text not null references consultation (id) on delete cascade,
      used_at text not null
    )`.execute(db);
  },
};
