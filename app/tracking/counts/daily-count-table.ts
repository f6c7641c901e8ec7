import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often visitors got in touch on one day, without anything that identifies a person. */
export interface DailyCountTables {
  daily_count: {
    /** The four that follow, with spaces between; without a campaign, the first three. */
    id: string;
    /** Calendar date in Korea. */
    day: string;
    /** A key of `conversions`. */
    conversion: string;
    /** A key of `sourceClasses`. */
    source: string;
    /** A result of `campaignOf`; empty: none. */
    campaign: string;
    count: number;
  };
}

export const dailyCount: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_count')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('conversion', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
}
