import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { createBatches } from '#app/platform/batches.ts';
import { isConstraintViolation } from '#app/platform/database/constraint-violation.ts';
import type { Receipt } from '../submission/form-state.ts';
import type { Database } from './database.server.ts';
import {
  type Identity,
  identityOf,
  isSameContent,
  newRow,
  type Submission,
} from './new-row.server.ts';
import type { ConsultationRow } from './rows.server.ts';
import type { Keyring } from './seal.server.ts';
import type { Tables } from './tables.ts';

/** `conflict`: other content is stored under the same key; the receipt is that of the stored request. */
export interface Acceptance {
  outcome: 'stored' | 'repeated' | 'conflict';
  receipt: Receipt;
}

export interface ConsultationStore {
  /**
   * Writes the request and one outbox row per channel in one transaction; resolves after COMMIT. A request
   * sent before, identified by its key or (without one) by its content within ten minutes, is not written
   * again. Concurrent requests share a transaction.
   */
  accept(submission: Submission): Promise<Acceptance>;
  /** The result of accept for a request that is already stored; null: it is new. */
  find(submission: Submission): Promise<Acceptance | null>;
  /** The receipt of a reference, or null when there is none. */
  receipt(reference: string): Promise<Receipt | null>;
}

/** A channel for which requests are queued. */
export interface OutboxChannel {
  name: string;
  /** Whether it delivers this request; omitted: it delivers every request. */
  takes?(request: {
    suspected: boolean;
    /** Whether the visitor asked for a confirmation by SMS. */
    confirmation: boolean;
  }): boolean;
}

/** @param channels each must deliver the requests that it takes */
export function createStore(
  db: Database,
  keyring: Keyring,
  channels: readonly OutboxChannel[],
): ConsultationStore {
  function sameOrConflict(same: ConsultationRow, { consultation }: Submission): Acceptance {
    const repeated = isSameContent(same.fingerprint, consultation, keyring);
    return { outcome: repeated ? 'repeated' : 'conflict', receipt: toReceipt(same) };
  }

  const acceptWithOthers = createBatches({
    isItemError: isConstraintViolation,
    work(arrivals: readonly { submission: Submission; row: ConsultationRow }[]) {
      const rows = arrivals.map(({ row }) => row);
      // The same request sent to several instances at once is serialised here.
      const locks = rows.map((row) => `consultation ${row.idempotency_key ?? row.fingerprint}`);
      return db.exclusively(locks, async (transaction) => {
        const known = await findAlike(transaction, rows);
        const fresh: ConsultationRow[] = [];
        const acceptances = arrivals.map(({ submission, row }): Acceptance => {
          const same = latestSame([...known, ...fresh], row);
          if (same) return sameOrConflict(same, submission);
          fresh.push(row);
          return { outcome: 'stored', receipt: toReceipt(row) };
        });
        await insertRequests(transaction, fresh, channels);
        return acceptances;
      });
    },
  });

  return {
    accept: async (submission) =>
      acceptWithOthers({ submission, row: newRow(submission, keyring) }),
    async find(submission) {
      const identity = identityOf(submission, keyring);
      const same = latestSame(await findAlike(db.query, [identity]), identity);
      return same ? sameOrConflict(same, submission) : null;
    },
    async receipt(reference) {
      const row = await db.query
        .selectFrom('consultation')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row ? toReceipt(row) : null;
    },
  };
}

/** Writes requests, and one outbox row for each channel that takes them. */
export async function insertRequests(
  transaction: Transaction<Tables>,
  rows: ConsultationRow[],
  channels: readonly OutboxChannel[],
): Promise<void> {
  if (rows.length === 0) return;
  await transaction.insertInto('consultation').values(rows).execute();
  const deliveries = rows.flatMap(({ id, status, confirmation, received_at }) => {
    const choice = { suspected: status === 'suspected', confirmation: confirmation === 1 };
    return channels
      .filter(({ takes }) => takes?.(choice) ?? true)
      .map(({ name: channel }) => ({
        id: randomUUIDv7(),
        consultation_id: id,
        channel,
        next_attempt_at: received_at,
      }));
  });
  if (deliveries.length > 0) await transaction.insertInto('outbox').values(deliveries).execute();
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

function latestSame(rows: ConsultationRow[], one: Identity): ConsultationRow | undefined {
  const since = sinceWhen(one);
  return rows
    .filter((row) =>
      one.idempotency_key === null
        ? row.fingerprint === one.fingerprint && row.received_at >= since
        : row.idempotency_key === one.idempotency_key,
    )
    .toSorted((a, b) => (a.received_at < b.received_at ? -1 : 1))
    .at(-1);
}

function toReceipt({ reference, received_at }: ConsultationRow): Receipt {
  return { reference, receivedAt: received_at };
}
