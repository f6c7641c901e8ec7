import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { consent } from '#app/content/consult.ts';
import type { Database } from '#app/server/database/open.ts';
import type { Tables } from '#app/server/database/tables.ts';
import type { Receipt } from './form-state.ts';
import { newReference } from './reference.ts';
import type { Consultation } from './schema.ts';

export type StoredConsultation = Selectable<Tables['consultation']>;
export type Delivery = Selectable<Tables['outbox']>;

export interface ConsultationStore {
  /** Writes the request and one outbox row a channel in one transaction; resolves after COMMIT. */
  accept(consultation: Consultation): Promise<Receipt>;
  /** The receipt of a reference, or null when there is none. */
  receipt(reference: string): Promise<Receipt | null>;
  find(reference: string): Promise<StoredConsultation | null>;
  /** Newest first. */
  list(): Promise<StoredConsultation[]>;
  deliveries(consultationId: string): Promise<Delivery[]>;
  /** Names of the channels for which something waits. */
  waitingChannels(): Promise<string[]>;
  /** Deletes a request and its deliveries so that no byte of it stays in the database's files. */
  remove(reference: string): Promise<void>;
}

/** @param channels names of the channels that must carry each request */
export function createStore(db: Database, channels: readonly string[]): ConsultationStore {
  const find = (reference: string) =>
    db.selectFrom('consultation').selectAll().where('reference', '=', reference).executeTakeFirst();

  return {
    async accept(consultation) {
      const row = toRow(consultation, new Date());
      await db.transaction().execute(async (transaction) => {
        await transaction.insertInto('consultation').values(row).execute();
        for (const channel of channels) {
          await transaction
            .insertInto('outbox')
            .values({
              id: randomUUID(),
              consultation_id: row.id,
              channel,
              next_attempt_at: row.received_at,
            })
            .execute();
        }
      });
      return toReceipt(row);
    },
    async receipt(reference) {
      const row = await find(reference);
      return row ? toReceipt(row) : null;
    },
    async find(reference) {
      return (await find(reference)) ?? null;
    },
    async list() {
      return db.selectFrom('consultation').selectAll().orderBy('received_at', 'desc').execute();
    },
    async deliveries(consultationId) {
      return db
        .selectFrom('outbox')
        .selectAll()
        .where('consultation_id', '=', consultationId)
        .orderBy('channel')
        .execute();
    },
    async waitingChannels() {
      const rows = await db
        .selectFrom('outbox')
        .select('channel')
        .distinct()
        .where('delivered_at', 'is', null)
        .execute();
      return rows.map(({ channel }) => channel);
    },
    async remove(reference) {
      await db.deleteFrom('consultation').where('reference', '=', reference).execute();
      // secure_delete wipes the pages; what the log still holds of them goes with the checkpoint.
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
  };
}

function toReceipt({ reference, received_at }: StoredConsultation): Receipt {
  return { reference, receivedAt: received_at };
}

function toRow(consultation: Consultation, now: Date): StoredConsultation {
  return {
    id: randomUUID(),
    reference: newReference(),
    received_at: now.toISOString(),
    name: consultation.name,
    phone: consultation.phone,
    stage: consultation.stage,
    area: consultation.area || null,
    died_on: consultation.diedOn || null,
    method: consultation.method,
    time: consultation.time,
    message: consultation.message,
    consent_version: consent.version,
  };
}
