import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The state of each request before its last change, which an undo restores, and the closures that the site has seen. */
export const undo: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('status_change')
    .addColumn('consultation_id', 'text', (column) =>
      column.primaryKey().references('consultation.id').onDelete('cascade'),
    )
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('status_changed_at', 'text', (column) => column.notNull())
    .addColumn('appointment_at', 'text')
    .addColumn('last_contact_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('seen_closure')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
}
