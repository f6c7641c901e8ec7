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

/** What the page of a link shows: no more of the request than this. */
export interface LinkState {
  reference: string;
  receivedAt: string;
  status: Status;
  statusChangedAt: string;
  /** When the link was used; null: it was not. */
  usedAt: string | null;
  /** Whether the state still allows what the link does. */
  allowed: boolean;
}

/** What was filled in on the page. */
export interface LinkInput {
  note: string;
  /** ISO 8601; null: none. */
  appointmentAt: string | null;
}

/** `used` and `refused` change nothing; `gone`: there is no such request any more. */
type LinkOutcome = 'done' | 'used' | 'refused' | 'gone';

/** Reads without a record: a mail scanner opens every link, and what is shown is no personal data. */
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
 * Does what a link stands for, once: the change, its use and its access record are one transaction. Of two
 * people who use links at once, the second one sees what the first one did.
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
