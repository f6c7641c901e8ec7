import { randomUUID } from 'node:crypto';
import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { makeAppendOnly } from '#app/platform/database/append-only.ts';
import { dailyCount } from '#app/tracking/counts/daily-count-table.ts';

/** The tables of tables.ts, and their indexes: each index costs every request a page. */
export const initial: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  const create = (name: string) => db.schema.createTable(name);

  await create('site')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  const created = new Date().toISOString();
  await sql`insert into site (id, created_at) values (${randomUUID()}, ${created})`.execute(db);

  await create('consultation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
    .addColumn('status_changed_at', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('appointment_at', 'text')
    .addColumn('suspicions', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('last_contact_at', 'text', (column) => column.notNull())
    .addColumn('erase_at', 'text')
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('area', 'text')
    .addColumn('consent_version', 'text', (column) => column.notNull())
    .addColumn('marketing_consent_at', 'text')
    .addColumn('confirmation', 'integer', (column) => column.notNull().defaultTo(0))
    .$call(sealedColumns)
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .execute();

  await create('note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(ofConsultation)
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .$call(sealedColumns)
    .execute();

  await create('outbox')
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
  await db.schema
    .createIndex('outbox_waiting')
    .on('outbox')
    .columns(['channel', 'next_attempt_at'])
    .where(sql.ref('delivered_at'), 'is', null)
    .execute();

  await create('used_link')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(ofConsultation)
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute();

  await create('access_record')
    .addColumn('position', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .execute();
  await makeAppendOnly(db);
  await createCopyTable(db);

  await create('seal_key')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('check_value', 'text', (column) => column.notNull())
    .execute();

  await create('digest')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();

  await dailyCount.up(db);

  for (const [table, column] of [
    ['consultation', 'fingerprint'],
    ['outbox', 'consultation_id'],
    ['note', 'consultation_id'],
  ] as const) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
}

/** The table that says how far the access log has been copied. */
export async function createCopyTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('access_log_copy')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await sql`insert into access_log_copy (id, position)
    select 'log', coalesce(max(position), 0) from access_record`.execute(db);
}

function sealedColumns<Table extends string, Column extends string>(
  table: CreateTableBuilder<Table, Column>,
) {
  return table
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull());
}

function ofConsultation<Table extends string, Column extends string>(
  table: CreateTableBuilder<Table, Column>,
) {
  return table.addColumn('consultation_id', 'text', (column) =>
    column.notNull().references('consultation.id').onDelete('cascade'),
  );
}
