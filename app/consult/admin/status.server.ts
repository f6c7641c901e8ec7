import type { Person } from '#app/config/session.ts';
import type { ConsultStorage } from '../storage/open-storage.server.ts';
import type { Status } from '../submission/stored.ts';
import { onRecord } from './access-log.server.ts';

/** Statuses that imply contact now, which restarts retention. */
const contacts: readonly Status[] = ['contacted', 'retained'];

/**
 * Sets the status of a request.
 *
 * @returns the last contact, or null when there is no such request
 */
export function setStatus(
  { db }: ConsultStorage,
  person: Person,
  reference: string,
  status: Status,
): Promise<string | null> {
  return onRecord(db, person, async (transaction) => {
    const row = await transaction
      .selectFrom('consultation')
      .select(['id', 'last_contact_at'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    const now = new Date().toISOString();
    const last = row?.last_contact_at ?? now;
    const last_contact_at = contacts.includes(status) && last < now ? now : last;
    await transaction
      .updateTable('consultation')
      .set({ status, last_contact_at })
      .where('id', '=', row?.id ?? '')
      .execute();
    return { action: 'status', subject: reference, result: row ? last_contact_at : null };
  });
}
