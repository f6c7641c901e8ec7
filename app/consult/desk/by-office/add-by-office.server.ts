import type { Transaction } from 'kysely';
import { enqueueRequests, type OutboxChannel } from '#app/consult/delivery/enqueue.server.ts';
import { insertRequests } from '#app/consult/requests/accept.server.ts';
import { onRecord } from '#app/consult/requests/access-log/access-log.server.ts';
import { newRow } from '#app/consult/requests/new-row.server.ts';
import { deletionDue } from '#app/consult/requests/retention-period.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import type { ConsultationRow } from '#app/consult/requests/storage/rows.server.ts';
import type { Tables } from '#app/consult/requests/storage/tables.ts';
import type { Person } from '#app/platform/person.ts';
import { type OfficeErrors, type OfficeValues, parseOffice } from './office-form.ts';

interface AddOptions extends ConsultStorage {
  retentionMonths: number;
  channels: readonly OutboxChannel[];
}

/** Values that only a submitted form has. */
const unsent = { source: {}, idempotencyKey: null, suspicions: [], suspected: false };

/**
 * Stores the request of a person who called, wrote or came, on record. The request is delivered like a submitted one,
 * because the firm needs the links in its mail. One of the same content within ten minutes is not stored again.
 *
 * @param person the actor in the access record
 * @param values the fields, unchecked
 * @returns the reference and when it is deleted (ISO 8601), or a Korean sentence for each wrong field; nothing is stored then
 */
export async function addByOffice(
  { db, keyring, retentionMonths, channels }: AddOptions,
  person: Person,
  values: OfficeValues,
): Promise<
  { ok: true; reference: string; deletedAt: string } | { ok: false; errors: OfficeErrors }
> {
  const parsed = parseOffice(values);
  if (!parsed.ok) return parsed;
  const { consultation, entered, receivedAt } = parsed.request;
  const now = new Date().toISOString();
  const at = receivedAt ?? now;
  const deletedAt = deletionDue(at, retentionMonths);
  if (deletedAt <= now) {
    return {
      ok: false,
      errors: {
        at: `적으신 때는 보관 기간 ${retentionMonths}개월이 이미 지났습니다. 적어 넣어도 바로 지워집니다. 그 뒤에 연락하셨다면 마지막으로 연락하신 때를 적어 주세요.`,
      },
    };
  }
  const row = {
    ...newRow({ consultation, entered, ...unsent }, keyring),
    received_at: at,
    status_changed_at: at,
    last_contact_at: at,
  };
  const reference = await onRecord(db, person, async (transaction) => {
    const same = receivedAt === null && (await enteredJustNow(transaction, row));
    if (same) return { action: 'show', subject: same, result: same };
    await insertRequests(transaction, [row], enqueueRequests(channels));
    return { action: 'add', subject: row.reference, result: row.reference };
  });
  return { ok: true, reference, deletedAt };
}

/** Period within which equal content is the same request: the button was pressed twice. */
const SAME_CONTENT_MS = 10 * 60_000;

/** The reference of a request of the same content that the office has just entered; undefined: there is none. */
async function enteredJustNow(
  transaction: Transaction<Tables>,
  { fingerprint, received_at }: ConsultationRow,
): Promise<string | undefined> {
  const since = new Date(Date.parse(received_at) - SAME_CONTENT_MS).toISOString();
  const same = await transaction
    .selectFrom('consultation')
    .select('reference')
    .where('fingerprint', '=', fingerprint)
    .where('received_at', '>=', since)
    .where('status', '!=', 'withdrawn')
    // Requests of the site's form have the version that was agreed to.
    .where('consent_version', '=', '')
    .executeTakeFirst();
  return same?.reference;
}
