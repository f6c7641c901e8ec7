import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Since when a request has its state, its appointment, the index of its name, and the signed links that
 * were used. The states of before keep their keys. When one of them was set is not known: the last contact
 * for those that imply it, else the request itself.
 */
export const states: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('consultation');
  await table()
    .addColumn('status_changed_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await table().addColumn('appointment_at', 'text').execute();
  await table().addColumn('name_index', 'text').execute();
  await sql`update consultation set status_changed_at =
    case when status in ('new', 'suspected') then received_at else last_contact_at end`.execute(db);
  await db.schema
    .createTable('used_link')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('consultation_id', 'text', (column) =>
      column.notNull().references('consultation.id').onDelete('cascade'),
    )
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute();
}
