import { onRecord } from '#app/consult/requests/access-log/access-log.server.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import { toDelivery } from '#app/consult/requests/storage/rows.server.ts';
import type { Delivery } from '#app/consult/requests/stored.ts';
import type { Person } from '#app/platform/person.ts';

/** A delivery that has not arrived, without content of the request. */
export interface Undelivered extends Delivery {
  /** Null: a notice that concerns no single request. */
  reference: string | null;
  /** Time at which the request was received or the notice was made. */
  receivedAt: string;
}

/** Deliveries that have not arrived, the oldest first. */
export async function undelivered({ db }: ConsultStorage, person: Person): Promise<Undelivered[]> {
  const rows = await onRecord(db, person, async (transaction) => {
    const result = await transaction
      .selectFrom('outbox')
      .leftJoin('consultation', 'consultation.id', 'outbox.consultation_id')
      .selectAll('outbox')
      .select('consultation.reference')
      .where('outbox.delivered_at', 'is', null)
      .orderBy('outbox.created_at')
      .orderBy('outbox.channel')
      .execute();
    return { action: 'deliveries', subject: referencesOf(result), result };
  });
  return rows.map(({ reference, ...row }) => ({
    reference,
    receivedAt: row.created_at,
    ...toDelivery(row),
  }));
}

interface Retry {
  reference?: string | undefined;
  channel?: string | undefined;
  stuck?: boolean | undefined;
}

/**
 * Makes deliveries due now and resets their back-off.
 *
 * @returns the number of these deliveries; the running server finds them within a minute
 */
export function retryDeliveries(
  { db }: ConsultStorage,
  person: Person,
  which: Retry,
): Promise<number> {
  const { reference, channel, stuck } = which;
  return onRecord(db, person, async (transaction) => {
    const rows = await transaction
      .selectFrom('outbox')
      .leftJoin('consultation', 'consultation.id', 'outbox.consultation_id')
      .select(['outbox.id', 'consultation.reference'])
      .where('outbox.delivered_at', 'is', null)
      .$if(reference !== undefined, (some) => some.where('reference', '=', reference ?? ''))
      .$if(channel !== undefined, (some) => some.where('outbox.channel', '=', channel ?? ''))
      .$if(stuck === true, (some) => some.where('outbox.stuck_at', 'is not', null))
      .execute();
    const due = { next_attempt_at: new Date().toISOString(), attempts: 0, stuck_at: null };
    for (const { id } of rows) {
      await transaction.updateTable('outbox').set(due).where('id', '=', id).execute();
    }
    return { action: 'retry', subject: referencesOf(rows), result: rows.length };
  });
}

function referencesOf(rows: { reference: string | null }[]): string {
  return [...new Set(rows.flatMap(({ reference }) => reference ?? []))].join(' ');
}
