import type { Kysely } from 'kysely';
import { type AccessAction, onRecord } from '#app/consult/requests/access-log/access-log.server.ts';
import { insertNote } from '#app/consult/requests/notes.server.ts';
import { isStatus, mayBecome, type Status } from '#app/consult/requests/states.ts';
import { changeStatus } from '#app/consult/requests/status.server.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import type { Tables } from '#app/consult/requests/storage/tables.ts';
import type { Person } from '#app/platform/person.ts';
import { linkActions } from './link-actions.ts';
import type { SignedLink } from './signed-link.server.ts';

/** All that a link's page shows of a request. */
export interface LinkState {
  reference: string;
  receivedAt: string;
  status: Status;
  statusChangedAt: string;
  /** Time at which the link was used; null: unused. */
  usedAt: string | null;
  /** Whether the request's status still allows the link's action. */
  allowed: boolean;
}

/** Input of the person on the page. */
export interface LinkInput {
  note: string;
  /** ISO 8601; null if the action needs none. */
  appointmentAt: string | null;
}

/** `used` and `refused`: the link changed nothing. `gone`: the request was deleted. */
type LinkOutcome = 'done' | 'used' | 'refused' | 'gone';

/**
 * Reads what a link's page shows. Writes no access record, because mail scanners open every link and the page shows no
 * personal data.
 */
export async function readLinkState(
  query: Kysely<Tables>,
  link: SignedLink,
): Promise<LinkState | null> {
  const row = await query
    .selectFrom('consultation')
    .leftJoin('used_link', (join) =>
      join
        .onRef('used_link.consultation_id', '=', 'consultation.id')
        .on('used_link.id', '=', link.id),
    )
    .select(['reference', 'received_at', 'status', 'status_changed_at', 'used_at'])
    .where('reference', '=', link.reference)
    .executeTakeFirst();
  if (!row) return null;
  const status = isStatus(row.status) ? row.status : 'new';
  const { status: next } = linkActions[link.action];
  const stillSuspected = link.action !== 'genuine' || status === 'suspected';
  return {
    reference: row.reference,
    receivedAt: row.received_at,
    status,
    statusChangedAt: row.status_changed_at,
    usedAt: row.used_at,
    allowed: stillSuspected && (next === null || mayBecome(status, next)),
  };
}

/**
 * Performs a link's action, once. The change, the use of the link and the access record are one transaction. If two
 * people use links at the same time, the second one sees the change of the first.
 */
export function followLink(
  { db, keyring }: ConsultStorage,
  person: Person,
  link: SignedLink,
  { note, appointmentAt }: LinkInput,
): Promise<LinkOutcome> {
  return onRecord(db, person, async (transaction) => {
    const { reference, action, id } = link;
    const { status } = linkActions[action];
    const recorded = (result: LinkOutcome, as: AccessAction = 'show') => ({
      action: as,
      subject: reference,
      result,
    });
    const state = await readLinkState(transaction, link);
    if (!state) return recorded('gone');
    if (state.usedAt !== null) return recorded('used');
    if (!state.allowed) return recorded('refused');
    if (status === null) {
      await insertNote(transaction, keyring, person, { reference, text: note });
    } else {
      const next = status === 'booked' ? { status, appointmentAt } : { status };
      await changeStatus(transaction, reference, next);
    }
    const { id: consultation_id } = await transaction
      .selectFrom('consultation')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const used_at = new Date().toISOString();
    await transaction.insertInto('used_link').values({ id, consultation_id, used_at }).execute();
    return recorded('done', status === null ? 'note' : 'status');
  });
}
