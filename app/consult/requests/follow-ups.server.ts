import type { Transaction } from 'kysely';
import { type AccessAction, recordAccess } from './access-log/access-log.server.ts';
import { isStatus, mayAdd, mayCorrect, type Status } from './states.ts';
import type { ConsultStorage } from './storage/open-storage.server.ts';
import { readContent, sealContent } from './storage/rows.server.ts';
import type { Tables } from './storage/tables.ts';
import type { ConsultationContent } from './stored.ts';
import { visitor } from './withdraw.server.ts';

/** Kind of delivery that tells the firm of a follow-up. */
type FollowUp = 'corrected' | 'added';

/** Queues the notices of a follow-up, in the transaction that stores it: delivery/enqueue.server.ts. */
export type OnFollowUp = (
  transaction: Transaction<Tables>,
  followUp: { id: string; kind: FollowUp; at: string },
) => Promise<void>;

interface FollowUpOptions extends ConsultStorage {
  onFollowUp: OnFollowUp;
}

/** `full`: the request has as many follow-ups of this kind as one visitor needs. `closed`: it takes none in its state. */
export type FollowUpOutcome = 'stored' | 'repeated' | 'full' | 'closed';

/** Most corrections and words of one request. Each tells the firm, so these also limit the firm's mails. */
const MAX_CORRECTIONS = 5;
const MAX_WORDS = 10;

/**
 * Replaces the phone number of a request, on record, and keeps the former one (conformance RC-3). The same number again changes nothing.
 *
 * @param phone number in the format of `parsePhone`
 */
export function correctPhone(
  options: FollowUpOptions,
  id: string,
  phone: string,
): Promise<FollowUpOutcome> {
  return follow(options, id, {
    kind: 'corrected',
    action: 'correct',
    isOpen: mayCorrect,
    change(content, at) {
      const { formerPhones = [] } = content;
      // The firm answers by mail where the visitor left no number.
      if (content.phone === '') return 'closed';
      if (content.phone === phone) return 'repeated';
      if (formerPhones.length >= MAX_CORRECTIONS) return 'full';
      const former = { phone: content.phone, until: at };
      return { ...content, phone, formerPhones: [...formerPhones, former] };
    },
  });
}

/** Adds a word to a request, on record. The same text again, as from a second press, is stored once. */
export function addWord(
  options: FollowUpOptions,
  id: string,
  text: string,
): Promise<FollowUpOutcome> {
  return follow(options, id, {
    kind: 'added',
    action: 'append',
    isOpen: mayAdd,
    change(content, at) {
      const { words = [] } = content;
      if (words.some((word) => word.text === text)) return 'repeated';
      return words.length >= MAX_WORDS ? 'full' : { ...content, words: [...words, { at, text }] };
    },
  });
}

interface Change {
  kind: FollowUp;
  action: AccessAction;
  isOpen(status: Status): boolean;
  /** Returns the changed content, or why it stays. */
  change(
    content: ConsultationContent,
    at: string,
  ): ConsultationContent | Exclude<FollowUpOutcome, 'stored'>;
}

/**
 * Changes the sealed content, records it and tells the firm, all in one transaction. The fingerprint stays: it
 * identifies the form as it was sent.
 */
function follow(
  { db, keyring, onFollowUp }: FollowUpOptions,
  id: string,
  { kind, action, isOpen, change }: Change,
): Promise<FollowUpOutcome> {
  return db.exclusively(async (transaction) => {
    const row = await transaction
      .selectFrom('consultation')
      .select(['id', 'reference', 'status', 'sealed'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row || !isOpen(isStatus(row.status) ? row.status : 'new')) return 'closed';
    const before = readContent(row, keyring);
    const at = timeAfter(before);
    const content = change(before, at);
    if (typeof content === 'string') return content;
    await transaction
      .updateTable('consultation')
      .set(sealContent(id, content, keyring))
      .where('id', '=', id)
      .execute();
    await onFollowUp(transaction, { id, kind, at });
    await recordAccess(transaction, visitor, { action, subject: row.reference });
    return 'stored';
  });
}

/** Now, but after every earlier follow-up, so that its time names it, also when the clock was set back. */
function timeAfter({ words = [], formerPhones = [] }: ConsultationContent): string {
  const times = [...words.map(({ at }) => at), ...formerPhones.map(({ until }) => until)];
  const last = Math.max(0, ...times.map((time) => Date.parse(time)));
  return new Date(Math.max(Date.now(), last + 1)).toISOString();
}
