import type { Kysely, Transaction } from 'kysely';
import { onRecord } from '#app/consult/requests/access-log/access-log.server.ts';
import { undoWithin } from '#app/consult/requests/status.server.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import type { Tables } from '#app/consult/requests/storage/tables.ts';
import type { Person } from '#app/platform/person.ts';
import type { ActInput } from '../acts/act-input.ts';
import {
  type ActOutcome,
  type ActState,
  actWithin,
  readActState,
  recordedAs,
} from '../acts/do-act.server.ts';
import type { SignedLink } from './signed-link.server.ts';

/** All that a link's page shows of a request. */
export interface LinkState extends ActState {
  /** Time at which the link was used; null: unused. */
  usedAt: string | null;
  /** Whether the last change of the request was made on this link's page and can be undone there. */
  mayUndo: boolean;
  /** Whether the link's page moves and cancels the appointment, wherever it was booked. */
  mayMove: boolean;
}

/** `used`: the link had been used, and changed nothing. */
type LinkOutcome = ActOutcome | 'used';

/** Acts of the page of a 상담예약 link while there is an appointment: each names the state that it changes, so it is done once. */
export const laterActs = { move: 'booked', cancel: 'contacted' } as const;
export type LaterAct = keyof typeof laterActs;

/**
 * Reads what a link's page shows. Writes no access record, because mail scanners open every link.
 *
 * @returns null if the request was deleted
 */
export async function readLinkState(
  query: Kysely<Tables>,
  { reference, action, id }: SignedLink,
): Promise<LinkState | null> {
  const state = await readActState(query, reference);
  if (!state) return null;
  const used = await query
    .selectFrom('used_link')
    .select('used_at')
    .where('id', '=', id)
    .executeTakeFirst();
  const usedAt = used?.used_at ?? null;
  return {
    ...state,
    usedAt,
    mayUndo: state.before !== null && usedAt === state.statusChangedAt,
    mayMove: action === 'booked' && state.status === 'booked',
  };
}

/** Does a link's act, once: the act, the use of the link and the access record are one transaction. */
export function followLink(
  { db, keyring }: ConsultStorage,
  person: Person,
  link: SignedLink,
  input: ActInput,
): Promise<LinkOutcome> {
  return onRecord(db, person, async (transaction) => {
    const { reference, action: act } = link;
    const state = await readLinkState(transaction, link);
    if (state && state.usedAt !== null) {
      return { action: 'show', subject: reference, result: 'used' };
    }
    const result = await actWithin(transaction, keyring, person, { reference, act, input });
    if (result === 'done') await markUsed(transaction, link);
    return { action: recordedAs(act, result), subject: reference, result };
  });
}

/**
 * Moves or cancels the appointment on the page of a 상담예약 link, on record.
 *
 * @param input `seen` names the state that the person saw: a second press changes nothing
 */
export function followAgain(
  { db, keyring }: ConsultStorage,
  person: Person,
  link: SignedLink,
  later: LaterAct,
  input: ActInput & { seen: string },
): Promise<ActOutcome> {
  return onRecord(db, person, async (transaction) => {
    const { reference } = link;
    const act = laterActs[later];
    const state = await readLinkState(transaction, link);
    const result =
      state && !state.mayMove
        ? 'stale'
        : await actWithin(transaction, keyring, person, { reference, act, input });
    if (result === 'done') await markUsed(transaction, link);
    return { action: recordedAs(act, result), subject: reference, result };
  });
}

/**
 * Undoes the change that was made on this link's page, on record. The link is unused again, unless the request still has
 * an appointment that its page moves and cancels.
 *
 * @param seen `statusChangedAt` of the state that the person saw
 */
export function undoLink(
  { db }: ConsultStorage,
  person: Person,
  link: SignedLink,
  seen: string,
): Promise<ActOutcome> {
  return onRecord(db, person, async (transaction) => {
    const { reference, action, id } = link;
    const shown = (result: ActOutcome) => ({ action: 'show' as const, subject: reference, result });
    const state = await readLinkState(transaction, link);
    if (!state) return shown('gone');
    if (!state.mayUndo) return shown('stale');
    const undone = await undoWithin(transaction, reference, seen);
    if (undone === null || undone === 'stale') return shown('stale');
    if (action === 'booked' && undone.status === 'booked') await markUsed(transaction, link);
    else await transaction.deleteFrom('used_link').where('id', '=', id).execute();
    return { action: 'undo', subject: reference, result: 'done' };
  });
}

/** Stores the use of a link with the time of the change, by which `mayUndo` knows that it was made there. */
async function markUsed(
  transaction: Transaction<Tables>,
  { reference, action, id }: SignedLink,
): Promise<void> {
  const state = await readActState(transaction, reference);
  if (!state) return;
  const used_at = action === 'note' ? new Date().toISOString() : state.statusChangedAt;
  await transaction.deleteFrom('used_link').where('id', '=', id).execute();
  await transaction
    .insertInto('used_link')
    .values({ id, consultation_id: state.id, used_at })
    .execute();
}
