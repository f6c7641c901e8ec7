import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When a request is to be deleted because its visitor asked for it; deliveries of other things than
 * requests; and the mornings whose digest was made.
 */
export const notices: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('consultation').addColumn('erase_at', 'text').execute();
  // SQLite cannot lift a NOT NULL: the table is made anew. No other table points at it.
  await db.schema
    .createTable('outbox_next')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('consultation_id', 'text', (column) =>
      column.references('consultation.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('request'))
    .addColumn('about', 'text')
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('delivered_at', 'text')
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('stuck_at', 'text')
    .execute();
  await sql`insert into outbox_next (id, consultation_id, channel, attempts, created_at,
      next_attempt_at, last_error, delivered_at, lease_owner, lease_until, stuck_at)
    select outbox.id, consultation_id, channel, attempts, consultation.received_at,
      next_attempt_at, last_error, delivered_at, lease_owner, lease_until, stuck_at
    from outbox join consultation on consultation.id = outbox.consultation_id`.execute(db);
  await db.schema.dropTable('outbox').execute();
  await db.schema.alterTable('outbox_next').renameTo('outbox').execute();
  await db.schema
    .createIndex('outbox_waiting')
    .on('outbox')
    .columns(['channel', 'next_attempt_at'])
    .where(sql.ref('delivered_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('outbox_consultation_id')
    .on('outbox')
    .column('consultation_id')
    .execute();
  await db.schema
    .createTable('digest')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
}
