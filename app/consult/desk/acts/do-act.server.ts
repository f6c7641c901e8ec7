import type { Kysely, Transaction } from 'kysely';
import { type AccessAction, onRecord } from '#app/consult/requests/access-log/access-log.server.ts';
import { insertNote } from '#app/consult/requests/notes.server.ts';
import { type OpenWishes, readOpenWishes } from '#app/consult/requests/open-wishes.server.ts';
import { isStatus, type Status } from '#app/consult/requests/states.ts';
import {
  changeStatus,
  type FormerState,
  readFormerState,
} from '#app/consult/requests/status.server.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import type { Tables } from '#app/consult/requests/storage/tables.ts';
import type { Person } from '#app/platform/person.ts';
import type { ActInput } from './act-input.ts';
import { type ActName, acts, allowedActs } from './acts.ts';

/** State of a request as the pages of the desk show it, without personal data. Times are ISO 8601. */
export interface ActState {
  id: string;
  reference: string;
  receivedAt: string;
  status: Status;
  /** Changes with each change of the status, so a form that carries it says which state the person saw. */
  statusChangedAt: string;
  /** Time of the consultation; null unless the status is `booked`. */
  appointmentAt: string | null;
  /** The acts that the request allows now, in the order of `acts`. */
  allowed: ActName[];
  /** The state before the last change, which `undoStatus` restores; null: there is nothing to undo. */
  before: FormerState | null;
  /** Open wishes of the person who sent the request; null: none. */
  wishes: OpenWishes | null;
}

/** An act on a request. */
export interface ActRequest {
  reference: string;
  act: ActName;
  input: ActInput;
}

/**
 * `refused`: the status does not allow the act. `stale`: the status has changed since the person saw it. `gone`: the
 * request was deleted. All three changed nothing.
 */
export type ActOutcome = 'done' | 'refused' | 'stale' | 'gone';

/**
 * Reads the state of a request and the acts that it allows. Writes no access record, because it shows no personal data.
 *
 * @returns null if no request has this reference
 */
export async function readActState(
  query: Kysely<Tables>,
  reference: string,
): Promise<ActState | null> {
  const row = await query
    .selectFrom('consultation')
    .select(['id', 'reference', 'received_at', 'status', 'status_changed_at', 'appointment_at'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  const status = isStatus(row.status) ? row.status : 'new';
  return {
    id: row.id,
    reference: row.reference,
    receivedAt: row.received_at,
    status,
    statusChangedAt: row.status_changed_at,
    appointmentAt: row.appointment_at,
    allowed: allowedActs(status),
    before: await readFormerState(query, row.id),
    wishes: (await readOpenWishes(query, [row.reference])).get(row.reference) ?? null,
  };
}

/**
 * Does an act, with its access record, in one transaction. It may be done as often as the status allows it. If two
 * people act at once, the second act is judged by the state that the first one set.
 */
export function doAct(
  { db, keyring }: ConsultStorage,
  person: Person,
  request: ActRequest,
): Promise<ActOutcome> {
  return onRecord(db, person, async (transaction) => {
    const result = await actWithin(transaction, keyring, person, request);
    return { action: recordedAs(request.act, result), subject: request.reference, result };
  });
}

/** `doAct` within a transaction of `onRecord`, which must record the outcome by `recordedAs`. */
export async function actWithin(
  transaction: Transaction<Tables>,
  keyring: ConsultStorage['keyring'],
  person: Person,
  { reference, act, input }: ActRequest,
): Promise<ActOutcome> {
  const state = await readActState(transaction, reference);
  if (!state) return 'gone';
  if (input.seen !== undefined && input.seen !== state.statusChangedAt) return 'stale';
  if (!state.allowed.includes(act)) return 'refused';
  const { status } = acts[act];
  if (status === null) {
    await insertNote(transaction, keyring, person, { reference, text: input.note });
  } else {
    const { appointmentAt } = input;
    await changeStatus(
      transaction,
      reference,
      status === 'booked' ? { status, appointmentAt } : { status },
    );
  }
  return 'done';
}

/** The access record of an act: one that changed nothing has only shown the state. */
export function recordedAs(act: ActName, outcome: ActOutcome): AccessAction {
  if (outcome !== 'done') return 'show';
  return acts[act].status === null ? 'note' : 'status';
}
