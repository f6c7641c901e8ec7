import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tickets are no longer issued (decision 045); their index cost every request a page. */
export const noTicket: Migration = {
  async up(db) {
    await sql`drop index consultation_ticket`.execute(db);
    await sql`alter table consultation drop column ticket`.execute(db);
  },
};
