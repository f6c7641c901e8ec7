import type { ExpressionBuilder, Selectable, Transaction } from 'kysely';
import type { Database } from '#app/consult/requests/storage/database.server.ts';
import type { Tables } from '#app/consult/requests/storage/tables.ts';
import { STUCK_RETRY_MS } from './back-off.ts';

export type OutboxRow = Selectable<Tables['outbox']>;

/** How long a worker owns a delivery. If the worker is killed, another takes the delivery when the lease ends. */
export const LEASE_MS = 60_000;

/**
 * The deliveries of one channel, for one of several workers that run at once.
 *
 * @param owner id of the worker in its leases
 */
export function createQueue(db: Database, channel: string, owner: string) {
  const ended = { lease_owner: null, lease_until: null };
  return {
    /**
     * Leases a delivery that is due and that nobody has leased, unless another delivery about the same request must end
     * first.
     *
     * @param isWanted called inside the transaction; false leases nothing
     */
    claim(isWanted: () => boolean): Promise<OutboxRow | undefined> {
      return db.exclusively(async (transaction) => {
        const row = await free(transaction, channel).limit(1).executeTakeFirst();
        if (!row || !isWanted()) return undefined;
        const lease = {
          lease_owner: owner,
          lease_until: later(LEASE_MS),
          attempts: row.attempts + 1,
        };
        await transaction.updateTable('outbox').set(lease).where('id', '=', row.id).execute();
        return { ...row, ...lease };
      });
    },
    /** Records the result of an attempt and ends the lease, unless another worker has leased it meanwhile. */
    async mark({ id }: OutboxRow, state: Partial<OutboxRow>): Promise<void> {
      const update = db.query
        .updateTable('outbox')
        .set({ ...state, ...ended })
        .where('id', '=', id);
      await (state.delivered_at ? update : update.where('lease_owner', '=', owner)).execute();
    },
    /** Deletes a delivery that nobody needs any more. */
    async remove({ id }: OutboxRow): Promise<void> {
      await db.query
        .deleteFrom('outbox')
        .where('id', '=', id)
        .where('lease_owner', '=', owner)
        .execute();
    },
    /** Milliseconds until `claim` finds a delivery; null: nothing waits. */
    async untilNext(): Promise<number | null> {
      const next = await db.query
        .selectFrom('outbox')
        .select('next_attempt_at')
        .where('channel', '=', channel)
        .where('delivered_at', 'is', null)
        .where((where) =>
          where.or([where('lease_until', 'is', null), where('lease_until', '<', later(0))]),
        )
        .where(notHeldUp)
        .orderBy('next_attempt_at')
        .executeTakeFirst();
      return next ? Math.max(Date.parse(next.next_attempt_at) - Date.now(), 0) : null;
    },
  };
}

/**
 * Deliveries that are due and not leased, longest due first. A time that lies further ahead than the
 * longest wait or lease was written before the clock was set back, and counts as past.
 */
function free(transaction: Transaction<Tables>, channel: string) {
  const now = later(0);
  return transaction
    .selectFrom('outbox')
    .selectAll()
    .where('channel', '=', channel)
    .where('delivered_at', 'is', null)
    .where((where) =>
      where.or([
        where('next_attempt_at', '<=', now),
        where('next_attempt_at', '>', later(STUCK_RETRY_MS + LEASE_MS)),
      ]),
    )
    .where((where) =>
      where.or([
        where('lease_until', 'is', null),
        where('lease_until', '<=', now),
        where('lease_until', '>', later(LEASE_MS)),
      ]),
    )
    .where(notHeldUp)
    .orderBy('next_attempt_at');
}

/**
 * Messages of one channel about a request arrive in order: while a worker delivers the request, no worker delivers the
 * notice of its withdrawal. After the delivery, the worker claims the notice; if the worker dies, its lease ends.
 */
function notHeldUp({ exists, not, selectFrom }: ExpressionBuilder<Tables, 'outbox'>) {
  const underway = selectFrom('outbox as other')
    .select('other.id')
    .whereRef('other.consultation_id', '=', 'outbox.consultation_id')
    .whereRef('other.channel', '=', 'outbox.channel')
    .whereRef('other.id', '!=', 'outbox.id')
    .where('other.delivered_at', 'is', null)
    .where('other.lease_until', '>', later(0))
    .where('other.lease_until', '<=', later(LEASE_MS));
  return not(exists(underway));
}

/** The instant a number of milliseconds from now. */
export function later(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}
