import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The columns that the report of a month needs: the campaign of a count, and when the firm took a case. */
export const monthReport: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('daily_count')
    .addColumn('campaign', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const table of ['consultation', 'status_change']) {
    await db.schema.alterTable(table).addColumn('retained_at', 'text').execute();
  }
  await sql`update consultation set retained_at = status_changed_at where status = 'retained'`.execute(
    db,
  );
}
