import type { Transaction } from 'kysely';
import type { Person } from '#app/platform/person.ts';
import { onRecord } from './access-log/access-log.server.ts';
import { isStatus, mayBecome, type Status, states } from './states.ts';
import type { ConsultStorage } from './storage/open-storage.server.ts';
import type { Tables } from './storage/tables.ts';

/** The status that a request is to get. */
export interface NextStatus {
  status: Status;
  /** Time of the consultation, ISO 8601; only for `booked`, which needs it. */
  appointmentAt?: string | null;
}

/** Result of a change to an existing request. The change is refused if the state of the request does not allow it. */
export interface StatusChange {
  outcome: 'changed' | 'refused';
  /** The state before. */
  from: Status;
  /** The last contact, from which retention counts. */
  lastContactAt: string;
}

/**
 * Sets the status of a request, on record. If two people act at once, their changes run one after the other, and the
 * second change is judged by the state that the first one set.
 *
 * @returns null if no request has this reference
 */
export function setStatus(
  { db }: ConsultStorage,
  person: Person,
  reference: string,
  next: NextStatus,
): Promise<StatusChange | null> {
  return onRecord(db, person, async (transaction) => {
    const result = await changeStatus(transaction, reference, next);
    // A refusal shows the state and changes nothing.
    const action = result?.outcome === 'changed' ? 'status' : 'show';
    return { action, subject: reference, result };
  });
}

/** `setStatus` within a transaction of `onRecord`, which must record the change. */
export async function changeStatus(
  transaction: Transaction<Tables>,
  reference: string,
  { status, appointmentAt = null }: NextStatus,
): Promise<StatusChange | null> {
  if ((status === 'booked') !== (appointmentAt !== null)) {
    throw new TypeError('An appointment has a time, and nothing else has.');
  }
  const row = await transaction
    .selectFrom('consultation')
    .select(['id', 'status', 'last_contact_at', 'retained_at'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  const from = isStatus(row.status) ? row.status : 'new';
  const last = row.last_contact_at;
  if (!mayBecome(from, status)) return { outcome: 'refused', from, lastContactAt: last };
  const now = new Date().toISOString();
  const lastContactAt = states[status].contact && last < now ? now : last;
  await transaction
    .updateTable('consultation')
    .set({
      status,
      status_changed_at: now,
      appointment_at: appointmentAt,
      last_contact_at: lastContactAt,
      retained_at: retainedAt(from, status, row.retained_at, now),
    })
    .where('id', '=', row.id)
    .execute();
  if (status !== 'booked') {
    // The appointment has ended, so its notices no longer count. If the same time is set later, a new notice is sent.
    await transaction
      .updateTable('outbox')
      .set({ about: null })
      .where('consultation_id', '=', row.id)
      .where('kind', 'in', ['booking', 'reminder'])
      .execute();
  }
  return { outcome: 'changed', from, lastContactAt };
}

/** A case that is closed was retained; any other state after `retained` corrects it. */
function retainedAt(from: Status, to: Status, before: string | null, now: string): string | null {
  const wasRetained = from === 'retained' || states[from].closed;
  if (to === 'retained') return (wasRetained ? before : null) ?? now;
  return wasRetained && states[to].closed ? before : null;
}
