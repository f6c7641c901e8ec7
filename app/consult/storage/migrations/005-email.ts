import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Requests that are answered by e-mail are found by their address. */
export const email: Migration = {
  async up(db) {
    await sql`alter table consultation add column email_index text`.execute(db);
  },
};
