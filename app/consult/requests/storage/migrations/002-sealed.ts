import { randomUUID } from 'node:crypto';
import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the tables held before: readable rows. */
interface Before {
  consultation: {
    id: string;
    reference: string;
    received_at: string;
    name: string;
    phone: string;
    stage: string;
    area: string | null;
    died_on: string | null;
    method: string;
    time: string;
    message: string;
    consent_version: string;
  };
  outbox: {
    id: string;
    consultation_id: string;
    channel: string;
    attempts: number;
    next_attempt_at: string;
    last_error: string | null;
    delivered_at: string | null;
  };
}

/** Seals a row that was readable: what stands in `sealed`, `key_id` and `phone_index`. */
export type SealRow = (
  id: string,
  content: Record<string, unknown>,
) => { sealed: string; key_id: string; phone_index: string };

/** Requests sealed; status, notes, leases, the access log. */
export function sealed(sealRow: SealRow): Migration {
  return {
    // A migration is typed without tables; these are the ones that 001 made.
    up: (db) => up(db as Kysely<Before>, sealRow),
  };
}

async function up(db: Kysely<Before>, sealRow: SealRow): Promise<void> {
  // Held for a moment: a table is made anew by dropping it, and its outbox rows would go with it.
  const consultations = await db.selectFrom('consultation').selectAll().execute();
  const outbox = await db.selectFrom('outbox').selectAll().execute();
  await db.schema.dropTable('outbox').execute();
  await db.schema.dropTable('consultation').execute();

  await consultationTable(db).execute();
  await noteTable(db).execute();
  await outboxTable(db).execute();
  await accessTable(db).execute();
  await db.schema
    .createTable('seal_key')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('check_value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('site')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await indexes(db);

  const after = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const created_at = new Date().toISOString();
  await after.insertInto('site').values({ id: randomUUID(), created_at }).execute();
  for (const row of consultations) {
    const { name, phone, method, time, message } = row;
    const content = {
      name,
      phone,
      diedOn: row.died_on,
      method,
      time,
      message,
      facts: null,
      source: {},
    };
    const { id, reference, received_at, stage, area, consent_version } = row;
    await after
      .insertInto('consultation')
      .values({
        ...{ id, reference, received_at, stage, area, consent_version },
        ...sealRow(id, content),
        last_contact_at: received_at,
        fingerprint: '',
      })
      .execute();
  }
  for (const row of outbox)
    await after
      .insertInto('outbox')
      .values({ ...row })
      .execute();
}

function consultationTable(db: Kysely<Before>) {
  return db.schema
    .createTable('consultation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
    .addColumn('suspicions', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('last_contact_at', 'text', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('area', 'text')
    .addColumn('consent_version', 'text', (column) => column.notNull())
    .addColumn('marketing_consent_at', 'text')
    .addColumn('confirmation', 'integer', (column) => column.notNull().defaultTo(0))
    .$call(sealedColumns)
    .addColumn('phone_index', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .addColumn('ticket', 'text');
}

function noteTable(db: Kysely<Before>) {
  return db.schema
    .createTable('note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(ofConsultation)
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .$call(sealedColumns);
}

function outboxTable(db: Kysely<Before>) {
  return db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(ofConsultation)
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('delivered_at', 'text')
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('stuck_at', 'text');
}

function accessTable(db: Kysely<Before>) {
  return db.schema
    .createTable('access_record')
    .addColumn('position', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('previous_hash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull());
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

/** Each one costs every request a page; what only the firm's commands look for is found without. */
async function indexes(db: Kysely<Before>): Promise<void> {
  await db.schema
    .createIndex('outbox_waiting')
    .on('outbox')
    .columns(['channel', 'next_attempt_at'])
    .where(sql.ref('delivered_at'), 'is', null)
    .execute();
  for (const [table, column] of [
    ['consultation', 'fingerprint'],
    ['consultation', 'ticket'],
    ['outbox', 'consultation_id'],
    ['note', 'consultation_id'],
  ] as const) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
}
