import { sentOf } from '#app/consult/intake/received/sent.ts';
import { emailIdentity } from '#app/consult/requests/fields/email.ts';
import { contactOnly } from '#app/consult/requests/fields/typed-text.ts';
import { isStatus, type Status, states } from '#app/consult/requests/states.ts';
import type { Database } from '#app/consult/requests/storage/database.server.ts';
import { type ConsultationRow, readContent } from '#app/consult/requests/storage/rows.server.ts';
import { type Keyring, SealError } from '#app/consult/requests/storage/seal.server.ts';
import type { ConsultationContent, WithdrawalChoice } from '#app/consult/requests/stored.ts';
import { LINK_LIFETIME_MS, receiptPath } from './receipt-link.server.ts';
import type { OpenReceipt, ReceiptState } from './receipt-view.ts';

/** A stored request, what its receipt shows, and the answer that a withdrawal needs. */
export interface FoundReceipt {
  row: ConsultationRow;
  receipt: OpenReceipt;
  /** The last four digits, or the part of the e-mail address before @; null if the row does not open. */
  expectedAnswer: string | null;
}

/**
 * How long after a request its receipt may report the conversion. Another browser that opens the receipt later does not
 * know that the first one has reported it.
 */
const FRESH_MS = 10 * 60_000;

/** @returns null if the request was deleted */
export async function findReceipt(
  { db, keyring }: { db: Database; keyring: Keyring },
  reference: string,
  now = Date.now(),
): Promise<FoundReceipt | null> {
  const row = await db.query
    .selectFrom('consultation')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  const content = contentOf(row, keyring);
  const received = Date.parse(row.received_at);
  const status = isStatus(row.status) ? row.status : 'new';
  const expectedAnswer = content && expectedAnswerOf(content);
  const receipt: OpenReceipt = {
    reference,
    receivedAt: row.received_at,
    fresh: now - received < FRESH_MS,
    path: receiptPath(keyring, { reference, receivedAt: row.received_at }),
    until: new Date(received + LINK_LIFETIME_MS).toISOString(),
    state: shownState(status),
    appointmentAt: row.appointment_at,
    eraseBy: row.erase_at,
    sent: content ? sentOf({ ...content, stage: row.stage, area: row.area }) : {},
    checkedBy: content?.phone ? 'phone' : 'email',
    choices: expectedAnswer === null ? [] : choicesOf(status, row.erase_at),
  };
  return { row, receipt, expectedAnswer };
}

/** Shows a suspected request as received: only the firm learns of the suspicion. */
function shownState(status: Status): ReceiptState {
  return status === 'new' || status === 'suspected' ? 'received' : status;
}

/** Withdrawals that the page offers: none once the firm has taken the case, or once the visitor asked for deletion. */
function choicesOf(status: Status, eraseAt: string | null): readonly WithdrawalChoice[] {
  if (status === 'retained' || eraseAt !== null) return [];
  return states[status].closed ? ['erase'] : ['withdraw', 'erase'];
}

function expectedAnswerOf({ phone, email }: ConsultationContent): string {
  return phone ? phone.slice(-4) : contactOnly(emailIdentity(email ?? '').split('@')[0] ?? '');
}

function contentOf(row: ConsultationRow, keyring: Keyring): ConsultationContent | null {
  try {
    return readContent(row, keyring);
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}
