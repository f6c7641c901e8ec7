import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counts the wrong PINs that were tried on each link to the list. */
export const listLink: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('list_link')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('until', 'text', (column) => column.notNull())
    .addColumn('wrong', 'integer', (column) => column.notNull())
    .execute();
}
