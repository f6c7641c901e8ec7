import type { Kysely } from 'kysely';
import { onRecord } from '#app/consult/requests/access-log/access-log.server.ts';
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
}

/** `used`: the link had been used, and changed nothing. */
type LinkOutcome = ActOutcome | 'used';

/**
 * Reads what a link's page shows. Writes no access record, because mail scanners open every link.
 *
 * @returns null if the request was deleted
 */
export async function readLinkState(
  query: Kysely<Tables>,
  { reference, id }: SignedLink,
): Promise<LinkState | null> {
  const state = await readActState(query, reference);
  if (!state) return null;
  const used = await query
    .selectFrom('used_link')
    .select('used_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return { ...state, usedAt: used?.used_at ?? null };
}

/** Does a link's act, once: the act, the use of the link and the access record are one transaction. */
export function followLink(
  { db, keyring }: ConsultStorage,
  person: Person,
  { reference, action: act, id }: SignedLink,
  input: ActInput,
): Promise<LinkOutcome> {
  return onRecord(db, person, async (transaction) => {
    const recorded = (result: LinkOutcome) => ({
      action: result === 'used' ? ('show' as const) : recordedAs(act, result),
      subject: reference,
      result,
    });
    const state = await readLinkState(transaction, { reference, action: act, id });
    if (state && state.usedAt !== null) return recorded('used');
    const outcome = await actWithin(transaction, keyring, person, { reference, act, input });
    if (state && outcome === 'done') {
      const used_at = new Date().toISOString();
      const used = { id, consultation_id: state.id, used_at };
      await transaction.insertInto('used_link').values(used).execute();
    }
    return recorded(outcome);
  });
}
