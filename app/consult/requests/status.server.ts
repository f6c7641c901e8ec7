import type { Kysely, Transaction } from 'kysely';
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
  /** Time of the appointment before, ISO 8601; null: there was none. */
  formerAppointmentAt: string | null;
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
    .select([
      'id',
      'status',
      'status_changed_at',
      'appointment_at',
      'retained_at',
      'last_contact_at',
    ])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  const from = isStatus(row.status) ? row.status : 'new';
  const last = row.last_contact_at;
  const facts = { from, formerAppointmentAt: row.appointment_at };
  if (!mayBecome(from, status)) return { outcome: 'refused', ...facts, lastContactAt: last };
  const now = timeAfter(row.status_changed_at);
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
  const { id: consultation_id, ...before } = row;
  await forgetChange(transaction, consultation_id);
  await transaction
    .insertInto('status_change')
    .values({ consultation_id, changed_at: now, ...before })
    .execute();
  await dropWaitingNotices(transaction, consultation_id);
  return { outcome: 'changed', ...facts, lastContactAt };
}

/** State of a request before its last change. */
export interface FormerState {
  status: Status;
  /** ISO 8601; null unless the status is `booked`. */
  appointmentAt: string | null;
}

/**
 * Reads the state that an undo of the last change would restore.
 *
 * @param id id of the request
 * @returns null if nothing can be undone: nothing was changed, or the visitor has withdrawn the request since
 */
export async function readFormerState(
  query: Kysely<Tables>,
  id: string,
): Promise<FormerState | null> {
  const row = await undoable(query).where('consultation.id', '=', id).executeTakeFirst();
  if (!row) return null;
  return {
    status: isStatus(row.status) ? row.status : 'new',
    appointmentAt: row.appointment_at,
  };
}

/**
 * Undoes the last change of a request, on record: its status, its appointment and its last contact are as before. What a
 * status may become (`mayBecome`) does not limit an undo.
 *
 * @param seen `status_changed_at` that the change set, as the person saw it; omitted: the last change, whichever it is
 * @returns null if no request has this reference; `stale`, if there is nothing to undo or something has changed since
 */
export function undoStatus(
  { db }: ConsultStorage,
  person: Person,
  reference: string,
  seen?: string,
): Promise<FormerState | 'stale' | null> {
  return onRecord(db, person, async (transaction) => {
    const result = await undoWithin(transaction, reference, seen);
    const undone = result !== null && result !== 'stale';
    return { action: undone ? 'undo' : 'show', subject: reference, result };
  });
}

/** `undoStatus` within a transaction of `onRecord`, which must record the undo. */
export async function undoWithin(
  transaction: Transaction<Tables>,
  reference: string,
  seen?: string,
): Promise<FormerState | 'stale' | null> {
  const request = await transaction
    .selectFrom('consultation')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!request) return null;
  const row = await undoable(transaction)
    .where('consultation.id', '=', request.id)
    .executeTakeFirst();
  if (!row || (seen !== undefined && row.changed_at !== seen)) return 'stale';
  const { consultation_id, changed_at: _, ...before } = row;
  await transaction
    .updateTable('consultation')
    .set(before)
    .where('id', '=', consultation_id)
    .execute();
  await forgetChange(transaction, consultation_id);
  await dropWaitingNotices(transaction, consultation_id);
  return {
    status: isStatus(before.status) ? before.status : 'new',
    appointmentAt: before.appointment_at,
  };
}

/** The last changes that nothing has followed. */
function undoable(query: Kysely<Tables>) {
  return query
    .selectFrom('status_change')
    .innerJoin('consultation', (join) =>
      join
        .onRef('consultation.id', '=', 'status_change.consultation_id')
        .onRef('consultation.status_changed_at', '=', 'status_change.changed_at'),
    )
    .selectAll('status_change');
}

async function forgetChange(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction.deleteFrom('status_change').where('consultation_id', '=', id).execute();
}

/**
 * Deletes the notices to the visitor about the appointment whose delivery was not tried yet: those that are still right
 * are queued again. One that is being delivered is composed once more before it is handed over.
 */
async function dropWaitingNotices(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where('consultation_id', '=', id)
    .where('kind', 'in', ['booking', 'cancelled', 'reminder'])
    .where('delivered_at', 'is', null)
    .where('attempts', '=', 0)
    .execute();
}

/** Now, but never the time of the change before, so that the time identifies the change. */
function timeAfter(last: string): string {
  const now = new Date();
  return now.toISOString() === last ? new Date(now.getTime() + 1).toISOString() : now.toISOString();
}

/** A case that is closed was retained; any other state after `retained` corrects it. */
function retainedAt(from: Status, to: Status, before: string | null, now: string): string | null {
  const wasRetained = from === 'retained' || states[from].closed;
  if (to === 'retained') return (wasRetained ? before : null) ?? now;
  return wasRetained && states[to].closed ? before : null;
}
