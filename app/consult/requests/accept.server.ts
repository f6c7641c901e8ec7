import type { Kysely, Transaction } from 'kysely';
import {
  type Identity,
  identityOf,
  isSameContent,
  newRow,
  type Submission,
} from './new-row.server.ts';
import type { Database } from './storage/database.server.ts';
import type { ConsultationRow } from './storage/rows.server.ts';
import type { Keyring } from './storage/seal.server.ts';
import type { Tables } from './storage/tables.ts';

/** `conflict`: other content is stored under the same key; the receipt is that of the stored request. */
export interface Acceptance {
  outcome: 'stored' | 'repeated' | 'conflict';
  receipt: StoredReceipt;
}

/** What a visitor is told of a stored request. */
export interface StoredReceipt {
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

/** Queues the deliveries of a new request, in the transaction that stores it: delivery/enqueue.server.ts. */
export type Enqueue = (transaction: Transaction<Tables>, row: ConsultationRow) => Promise<void>;

export type ConsultationStore = ReturnType<typeof createStore>;

export function createStore(db: Database, keyring: Keyring, enqueue: Enqueue) {
  function known(same: ConsultationRow, { consultation }: Submission): Acceptance {
    const repeated = isSameContent(same.fingerprint, consultation, keyring);
    return { outcome: repeated ? 'repeated' : 'conflict', receipt: toReceipt(same) };
  }

  return {
    /**
     * Writes the request and queues its deliveries in one transaction; resolves after COMMIT. A request
     * sent before, identified by its key or (without one) by its content within ten minutes, is not written
     * again unless it was withdrawn.
     */
    accept: (submission: Submission): Promise<Acceptance> =>
      db.exclusively(async (transaction) => {
        const row = newRow(submission, keyring);
        const same = await findSame(transaction, row);
        if (same) return known(same, submission);
        await releaseKey(transaction, row);
        await insertRequest(transaction, row, enqueue);
        return { outcome: 'stored', receipt: toReceipt(row) };
      }),
    /** The result of accept for a request that is already stored; null: it is new. */
    async find(submission: Submission): Promise<Acceptance | null> {
      const same = await findSame(db.query, identityOf(submission, keyring));
      return same ? known(same, submission) : null;
    },
  };
}

/** Writes a request and queues its deliveries. */
export async function insertRequest(
  transaction: Transaction<Tables>,
  row: ConsultationRow,
  enqueue: Enqueue,
): Promise<void> {
  await transaction.insertInto('consultation').values(row).execute();
  await enqueue(transaction, row);
}

/** Period within which equal content without a key is the same request. */
const SAME_CONTENT_MS = 10 * 60_000;

/**
 * The latest request with the same key or, without a key, the same content. One that was withdrawn is not the same: whoever
 * sends it again wants the firm to call after all.
 */
function findSame(
  query: Kysely<Tables>,
  { idempotency_key: key, fingerprint, received_at }: Identity,
): Promise<ConsultationRow | undefined> {
  const since = new Date(Date.parse(received_at) - SAME_CONTENT_MS).toISOString();
  return query
    .selectFrom('consultation')
    .selectAll()
    .where((where) =>
      key === null
        ? where.and([where('fingerprint', '=', fingerprint), where('received_at', '>=', since)])
        : where('idempotency_key', '=', key),
    )
    .where('status', '!=', 'withdrawn')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Takes the key of a new request from one that was withdrawn: a key names one request. */
async function releaseKey(
  transaction: Transaction<Tables>,
  { idempotency_key: key }: Identity,
): Promise<void> {
  if (key === null) return;
  await transaction
    .updateTable('consultation')
    .set({ idempotency_key: null })
    .where('idempotency_key', '=', key)
    .execute();
}

function toReceipt({ reference, received_at: receivedAt }: ConsultationRow): StoredReceipt {
  return { reference, receivedAt };
}
