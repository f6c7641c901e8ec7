import type { Migration } from 'kysely/migration';

/** The wishes of people who ask by phone or mail about their data. A wish stays when its request is deleted. */
export const wishes: Migration = {
  async up(db) {
    await db.schema
      .createTable('wish')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('verified', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addColumn('asked_by', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('ready_at', 'text')
      .addColumn('warned_at', 'text')
      .addColumn('settled_at', 'text')
      .addColumn('outcome', 'text')
      .execute();
  },
};
