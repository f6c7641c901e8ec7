import type { Transaction } from 'kysely';
import type { Person } from '#app/platform/person.ts';
import { recordAccess } from './access-log/access-log.server.ts';
import { ROUND_MS } from './retention-period.ts';
import type { Database } from './storage/database.server.ts';
import type { Tables } from './storage/tables.ts';
import type { WithdrawalChoice } from './stored.ts';

/** Within so many days a request is deleted whose visitor asked for it, as the receipt and the privacy policy say it. */
export const ERASE_AFTER_DAYS = 3;

/**
 * How long the site waits before it deletes a request whose visitor asked for it (decision 043). Meanwhile it notifies
 * the firm, which deletes its mails about the request. The round that deletes it ends within the days that the visitor
 * read.
 */
export const ERASE_AFTER_MS = ERASE_AFTER_DAYS * 86_400_000 - ROUND_MS;

/** Replaces the deliveries of a withdrawn request, in the transaction that withdraws it: delivery/enqueue.server.ts. */
export type OnWithdrawn = (
  transaction: Transaction<Tables>,
  withdrawn: { id: string; choice: WithdrawalChoice; at: string },
) => Promise<void>;

/** The visitor, as the access log names them. The visitor's network address is not kept. */
export const visitor: Person = { actor: 'visitor', origin: 'receipt' };

interface Withdrawal {
  db: Database;
  id: string;
  choice: WithdrawalChoice;
  /** `status` and `erase_at` when the visitor was asked to confirm. */
  expected: { status: string; erase_at: string | null };
  onWithdrawn: OnWithdrawn;
}

/**
 * Withdraws a request, on record, and queues a notice for the firm in the same transaction. Deliveries of the request
 * that still wait are deleted.
 *
 * @returns false when the state has changed since the visitor was asked, as by a second press of the button; then
 *   nothing happens
 */
export function withdrawRequest(withdrawal: Withdrawal): Promise<boolean> {
  const { db, id, choice, expected, onWithdrawn } = withdrawal;
  return db.exclusively(async (transaction) => {
    const row = await transaction
      .selectFrom('consultation')
      .select(['reference', 'status', 'erase_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row?.status !== expected.status || row.erase_at !== expected.erase_at) return false;
    const now = new Date();
    const at = now.toISOString();
    const erase_at =
      choice === 'erase' ? new Date(now.getTime() + ERASE_AFTER_MS).toISOString() : null;
    await transaction
      .updateTable('consultation')
      .set({ status: 'withdrawn', status_changed_at: at, appointment_at: null, erase_at })
      .where('id', '=', id)
      .execute();
    await transaction.deleteFrom('status_change').where('consultation_id', '=', id).execute();
    await onWithdrawn(transaction, { id, choice, at });
    const action = choice === 'erase' ? 'ask-erase' : 'withdraw';
    await recordAccess(transaction, visitor, { action, subject: row.reference });
    return true;
  });
}
