import { isDamaged, open } from './request-reader.server.ts';
import { isOf } from './selection.server.ts';
import type { ConsultStorage } from './storage/open-storage.server.ts';
import type { StoredConsultation } from './stored.ts';

/** How far back the firm is reminded of other requests. */
const BACK_MS = 90 * 86_400_000;

/**
 * Other requests with the number of a request, or without one with its e-mail address, the latest first. Withdrawn ones
 * are left out: nothing of them is sent any more.
 */
export async function othersOfSamePerson(
  { db, keyring }: ConsultStorage,
  { id, phone, email }: StoredConsultation,
  now = Date.now(),
): Promise<StoredConsultation[]> {
  const whom = phone ? { phone } : { email: email ?? '' };
  const rows = await db.query
    .selectFrom('consultation')
    .selectAll()
    .where('id', '!=', id)
    .where('status', '!=', 'withdrawn')
    .where('received_at', '>=', new Date(now - BACK_MS).toISOString())
    .orderBy('received_at', 'desc')
    .execute();
  return rows.flatMap((row) => {
    const request = open(row, keyring);
    return !isDamaged(request) && isOf(request, whom) ? request : [];
  });
}
