import type { Kysely, Transaction } from 'kysely';
import { createBatches } from '#app/platform/batches.ts';
import { isConstraintViolation } from '#app/platform/database/errors.ts';
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

/** `conflict`: another request is stored under the same key. The receipt is the stored request's. */
export interface Acceptance {
  outcome: 'stored' | 'repeated' | 'conflict';
  receipt: StoredReceipt;
}

/** Data of a stored request that its visitor gets. */
export interface StoredReceipt {
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

/** Queues the deliveries of new requests, in the transaction that stores them: delivery/enqueue.server.ts. */
export type Enqueue = (
  transaction: Transaction<Tables>,
  rows: readonly ConsultationRow[],
) => Promise<void>;

export type ConsultationStore = ReturnType<typeof createStore>;

export function createStore(db: Database, keyring: Keyring, enqueue: Enqueue) {
  function known(same: ConsultationRow, { consultation }: Submission): Acceptance {
    const repeated = isSameContent(same.fingerprint, consultation, keyring);
    return { outcome: repeated ? 'repeated' : 'conflict', receipt: toReceipt(same) };
  }

  const acceptWithOthers = createBatches({
    isItemError: isConstraintViolation,
    work: (arrivals: readonly { submission: Submission; row: ConsultationRow }[]) =>
      db.exclusively(async (transaction) => {
        const rows = arrivals.map(({ row }) => row);
        const stored = await findAlike(transaction, rows);
        const fresh: ConsultationRow[] = [];
        const acceptances = arrivals.map(({ submission, row }): Acceptance => {
          const same = latestSame([...stored, ...fresh], row);
          if (same) return known(same, submission);
          fresh.push(row);
          return { outcome: 'stored', receipt: toReceipt(row) };
        });
        await releaseKeys(transaction, stored, fresh);
        await insertRequests(transaction, fresh, enqueue);
        return acceptances;
      }),
  });

  return {
    /**
     * Writes the request and queues its deliveries in one transaction; resolves after COMMIT. A request
     * sent before, identified by its key or (without one) by its content within ten minutes, is not written
     * again unless it was withdrawn. Concurrent requests share a transaction.
     */
    accept: async (submission: Submission): Promise<Acceptance> =>
      acceptWithOthers({ submission, row: newRow(submission, keyring) }),
    /** The result of accept for a request that is already stored; null: it is new. */
    async find(submission: Submission): Promise<Acceptance | null> {
      const identity = identityOf(submission, keyring);
      const same = latestSame(await findAlike(db.query, [identity]), identity);
      return same ? known(same, submission) : null;
    },
  };
}

/** Writes requests and queues their deliveries. */
export async function insertRequests(
  transaction: Transaction<Tables>,
  rows: ConsultationRow[],
  enqueue: Enqueue,
): Promise<void> {
  if (rows.length === 0) return;
  await transaction.insertInto('consultation').values(rows).execute();
  await enqueue(transaction, rows);
}

/** Period within which equal content without a key is the same request. */
const SAME_CONTENT_MS = 10 * 60_000;

const sinceWhen = ({ received_at }: Identity) =>
  new Date(Date.parse(received_at) - SAME_CONTENT_MS).toISOString();

/** Candidates for earlier submissions: rows with the same key or content. */
async function findAlike(
  query: Kysely<Tables>,
  identities: readonly Identity[],
): Promise<ConsultationRow[]> {
  const all = query.selectFrom('consultation').selectAll();
  const keys = identities.flatMap(({ idempotency_key: key }) => key ?? []);
  const keyless = identities.filter(({ idempotency_key: key }) => key === null);
  const [since] = keyless.map(sinceWhen).toSorted();
  const byKey = keys.length > 0 ? await all.where('idempotency_key', 'in', keys).execute() : [];
  if (since === undefined) return byKey;
  const fingerprints = keyless.map(({ fingerprint }) => fingerprint);
  const byContent = await all
    .where('fingerprint', 'in', fingerprints)
    .where('received_at', '>=', since)
    .execute();
  return [...byKey, ...byContent];
}

/** Finds the latest equal request. Skips withdrawn ones, because sending one again asks the firm to call after all. */
function latestSame(rows: ConsultationRow[], one: Identity): ConsultationRow | undefined {
  const since = sinceWhen(one);
  return rows
    .filter(({ status }) => status !== 'withdrawn')
    .filter((row) =>
      one.idempotency_key === null
        ? row.fingerprint === one.fingerprint && row.received_at >= since
        : row.idempotency_key === one.idempotency_key,
    )
    .toSorted((a, b) => (a.received_at < b.received_at ? -1 : 1))
    .at(-1);
}

/** Takes the keys of new requests from those that were withdrawn: a key names one request. */
async function releaseKeys(
  transaction: Transaction<Tables>,
  stored: readonly ConsultationRow[],
  fresh: readonly ConsultationRow[],
): Promise<void> {
  const keys = new Set(fresh.map(({ idempotency_key: key }) => key));
  for (const { id, idempotency_key: key } of stored) {
    if (key === null || !keys.has(key)) continue;
    await transaction
      .updateTable('consultation')
      .set({ idempotency_key: null })
      .where('id', '=', id)
      .execute();
  }
}

function toReceipt({ reference, received_at: receivedAt }: ConsultationRow): StoredReceipt {
  return { reference, receivedAt };
}
