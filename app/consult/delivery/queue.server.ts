import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../storage/database.server.ts';
import type { Tables } from '../storage/tables.ts';
import { SLOWLY_MS } from './back-off.ts';

export type OutboxRow = Selectable<Tables['outbox']>;

/** What waits for one channel, as one courier sees it: others may be at the same. */
export interface Queue {
  /**
   * Takes what is due and nobody is at, for the time of a lease.
   *
   * @param isWanted asked at the last moment; false takes nothing
   */
  claim(isWanted: () => boolean): Promise<OutboxRow | undefined>;
  /** Writes down what became of a delivery; what another has leased meanwhile is left to it. */
  mark(row: OutboxRow, state: Partial<OutboxRow>): Promise<void>;
  /** Takes out what nobody needs any more. */
  remove(row: OutboxRow): Promise<void>;
  /** In how many milliseconds something is due that nobody is at; null: nothing waits. */
  untilNext(): Promise<number | null>;
}

/** How long nobody else may take what one has begun. A courier that dies gives it back by silence. */
const LEASE_MS = 60_000;

/** @param owner names the courier on its leases */
export function createQueue(db: Database, channel: string, owner: string): Queue {
  /** Under this name, couriers of one channel take turns. */
  const lock = `outbox ${channel}`;
  const ended = { lease_owner: null, lease_until: null };
  return {
    claim(isWanted) {
      return db.exclusively(lock, async (transaction) => {
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
    mark({ id }, state) {
      return db.exclusively(lock, async (transaction) => {
        const update = transaction
          .updateTable('outbox')
          .set({ ...state, ...ended })
          .where('id', '=', id);
        await (state.delivered_at ? update : update.where('lease_owner', '=', owner)).execute();
      });
    },
    remove({ id }) {
      return db.exclusively(lock, async (transaction) => {
        await transaction
          .deleteFrom('outbox')
          .where('id', '=', id)
          .where('lease_owner', '=', owner)
          .execute();
      });
    },
    async untilNext() {
      const next = await db.query
        .selectFrom('outbox')
        .select('next_attempt_at')
        .where('channel', '=', channel)
        .where('delivered_at', 'is', null)
        .where((where) =>
          where.or([where('lease_until', 'is', null), where('lease_until', '<', later(0))]),
        )
        .orderBy('next_attempt_at')
        .executeTakeFirst();
      return next ? Math.max(Date.parse(next.next_attempt_at) - Date.now(), 0) : null;
    },
  };
}

/**
 * What is due and not leased, the oldest first. A clock that was set back leaves times behind that are
 * further away than any wait or lease: those count as over.
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
        where('next_attempt_at', '>', later(SLOWLY_MS + LEASE_MS)),
      ]),
    )
    .where((where) =>
      where.or([
        where('lease_until', 'is', null),
        where('lease_until', '<=', now),
        where('lease_until', '>', later(LEASE_MS)),
      ]),
    )
    .orderBy('next_attempt_at');
}

/** An instant so far from now. */
export function later(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}
