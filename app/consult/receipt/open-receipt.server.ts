import { callDue } from '#app/consult/requests/call-due.ts';
import { emailIdentity } from '#app/consult/requests/fields/email.ts';
import { phoneText } from '#app/consult/requests/fields/phone-text.server.ts';
import { contactOnly } from '#app/consult/requests/fields/typed-text.ts';
import { ROUND_MS } from '#app/consult/requests/retention-period.ts';
import { isStatus, mayAdd, mayCorrect, type Status, states } from '#app/consult/requests/states.ts';
import type { Database } from '#app/consult/requests/storage/database.server.ts';
import { type ConsultationRow, readContent } from '#app/consult/requests/storage/rows.server.ts';
import { type Keyring, SealError } from '#app/consult/requests/storage/seal.server.ts';
import type { ConsultationContent, WithdrawalChoice } from '#app/consult/requests/stored.ts';
import { firstCall } from '#app/firm/view/first-call.ts';
import { LINK_LIFETIME_MS, receiptPath } from './receipt-link.server.ts';
import type { OpenReceipt, OwnReceipt, ReceiptState } from './receipt-view.ts';

/** A stored request, what its receipt shows, and the answer that a withdrawal needs. */
export interface FoundReceipt {
  row: ConsultationRow;
  receipt: OpenReceipt;
  /** Data for the browser that sent the request; null if the row does not open. */
  own: OwnReceipt | null;
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
  const due = content && dueOf(row, status, content.time);
  const receipt: OpenReceipt = {
    reference,
    receivedAt: row.received_at,
    fresh: now - received < FRESH_MS,
    path: receiptPath(keyring, { reference, receivedAt: row.received_at }),
    until: new Date(received + LINK_LIFETIME_MS).toISOString(),
    state: shownState(status),
    due,
    again: content && againOf(row, status, content.time, due),
    called: Boolean(content?.phone) && content?.method !== 'email',
    appointmentAt: row.appointment_at,
    eraseBy: row.erase_at && new Date(Date.parse(row.erase_at) + ROUND_MS).toISOString(),
    checkedBy: content?.phone ? 'phone' : 'email',
    choices: expectedAnswer === null ? [] : choicesOf(status, row.erase_at),
  };
  return { row, receipt, own: content && ownOf(row, status, content), expectedAnswer };
}

/** Until when the firm promised to call. A suspected request has the same promise: only the firm learns of the suspicion. */
function dueOf(row: ConsultationRow, status: Status, time: string): string | null {
  return callDue({
    status: status === 'suspected' ? 'new' : status,
    statusChangedAt: row.status_changed_at,
    receivedAt: row.received_at,
    time,
  });
}

/** Until when the firm calls once more if nobody answers the first call, which it makes at the promised time at the latest. */
function againOf(
  { received_at: receivedAt }: ConsultationRow,
  status: Status,
  time: string,
  due: string | null,
): string | null {
  if (!firstCall.again || due === null || shownState(status) !== 'received') return null;
  return callDue({ status: 'missed', statusChangedAt: due, receivedAt, time });
}

function ownOf(
  { stage, area }: ConsultationRow,
  status: Status,
  content: ConsultationContent,
): OwnReceipt {
  const { name, phone, email, diedOn, method, time, message, facts } = content;
  const { formerPhones = [], words = [] } = content;
  return {
    name,
    phone: phoneText(phone),
    email,
    corrected: formerPhones.length > 0,
    mayCorrect: phone !== '' && mayCorrect(status),
    words: words.map(({ at }) => at),
    mayAdd: mayAdd(status),
    stage,
    area,
    diedOn,
    method,
    time,
    message: message !== '',
    facts: Boolean(facts),
  };
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
