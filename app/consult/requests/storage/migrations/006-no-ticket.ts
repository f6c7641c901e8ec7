import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tickets are no longer issued (decision 045); their index cost every request a page. */
export const noTicket: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('consultation_ticket').execute();
  await db.schema.alterTable('consultation').dropColumn('ticket').execute();
}
