import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Requests that are answered by e-mail are found by their address. */
export const email: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('consultation').addColumn('email_index', 'text').execute();
}
