import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { consent } from '#app/content/consent.ts';
import type { Database } from '#app/server/database/open.ts';
import type { Tables } from '#app/server/database/tables.ts';
import type { Channel } from '../channels/channel.server.ts';
import type { Receipt } from '../form-state.ts';
import { newReference } from '../reference.ts';
import type { Consultation } from '../schema.ts';
import type { ConsultationContent, Source, Suspicion } from '../stored.ts';
import { type ConsultationRow, sealContent } from './rows.server.ts';
import type { Keyring } from './seal.server.ts';

/** A request as it came through the door: sound, and judged. */
export interface Submission {
  consultation: Consultation;
  source: Source;
  /** From the browser, the same for each attempt to send the same form; null without script. */
  idempotencyKey: string | null;
  /** The page's ticket with which it was sent. */
  ticket: string | null;
  suspicions: readonly Suspicion[];
  /** Whether they weigh enough for the request to be kept as suspected. */
  suspected: boolean;
}

/** `conflict`: under this key another content is already here, and its receipt is this one. */
export interface Acceptance {
  outcome: 'stored' | 'repeated' | 'conflict';
  receipt: Receipt;
}

export interface ConsultationStore {
  /**
   * Writes the request and one outbox row a channel in one transaction; resolves after COMMIT. What was
   * sent before, by its key or (without one) by its content within ten minutes, is not written again.
   */
  accept(submission: Submission): Promise<Acceptance>;
  /** What accept would answer without writing anything; null: it would be new. */
  find(submission: Submission): Promise<Acceptance | null>;
  /** The receipt of a reference, or null when there is none. */
  receipt(reference: string): Promise<Receipt | null>;
}

/** How long the same content without a key is the same request. */
const SAME_CONTENT_MS = 10 * 60_000;

/** @param channels those that must carry each request that they take */
export function createStore(
  db: Database,
  keyring: Keyring,
  channels: readonly Pick<Channel, 'name' | 'takes'>[],
): ConsultationStore {
  /** A request that was sent before under the same key, or as the same content. */
  async function findSame(query: Kysely<Tables>, row: Identity) {
    const all = query.selectFrom('consultation').selectAll();
    if (row.idempotency_key !== null) {
      return all.where('idempotency_key', '=', row.idempotency_key).executeTakeFirst();
    }
    const since = new Date(Date.parse(row.received_at) - SAME_CONTENT_MS).toISOString();
    return all
      .where('fingerprint', '=', row.fingerprint)
      .where('received_at', '>=', since)
      .orderBy('received_at', 'desc')
      .executeTakeFirst();
  }

  function sameOrConflict(same: ConsultationRow, { consultation }: Submission): Acceptance {
    const repeated = isSameContent(same.fingerprint, consultation, keyring);
    return { outcome: repeated ? 'repeated' : 'conflict', receipt: toReceipt(same) };
  }

  async function insert(transaction: Transaction<Tables>, row: ConsultationRow): Promise<void> {
    await transaction.insertInto('consultation').values(row).execute();
    const choice = { suspected: row.status === 'suspected', confirmation: row.confirmation === 1 };
    const rows = channels
      .filter(({ takes }) => takes?.(choice) ?? true)
      .map(({ name: channel }) => ({
        id: randomUUIDv7(),
        consultation_id: row.id,
        channel,
        next_attempt_at: row.received_at,
      }));
    if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute();
  }

  return {
    async accept(submission) {
      const row = toRow(submission, keyring);
      // Those who send the same at once wait for each other here.
      const lock = `consultation ${row.idempotency_key ?? row.fingerprint}`;
      return db.exclusively(lock, async (transaction) => {
        const same = await findSame(transaction, row);
        if (same) return sameOrConflict(same, submission);
        if (row.ticket !== null && (await isUsed(transaction, row.ticket))) {
          row.status = 'suspected';
          row.suspicions = [...submission.suspicions, 'replayed' satisfies Suspicion].join(',');
        }
        await insert(transaction, row);
        return { outcome: 'stored', receipt: toReceipt(row) };
      });
    },
    async find(submission) {
      const same = await findSame(db.query, identityOf(submission, keyring));
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

async function isUsed(transaction: Transaction<Tables>, ticket: string): Promise<boolean> {
  const other = await transaction
    .selectFrom('consultation')
    .select(sql`1`.as('one'))
    .where('ticket', '=', ticket)
    .executeTakeFirst();
  return other !== undefined;
}

function toReceipt(row: ConsultationRow): Receipt {
  return {
    reference: row.reference,
    receivedAt: row.received_at,
    counted: row.status !== 'suspected',
  };
}

/** By which a request is known when it comes again. */
type Identity = Pick<ConsultationRow, 'received_at' | 'idempotency_key' | 'fingerprint'>;

function identityOf({ consultation, idempotencyKey }: Submission, keyring: Keyring): Identity {
  return {
    received_at: new Date().toISOString(),
    idempotency_key: idempotencyKey,
    fingerprint: fingerprint(consultation, keyring, keyring.current),
  };
}

function toRow(submission: Submission, keyring: Keyring): ConsultationRow {
  const { consultation, suspected, suspicions } = submission;
  // Ordered by time: new rows stand side by side in the index and share its pages.
  const id = randomUUIDv7();
  const identity = identityOf(submission, keyring);
  const now = identity.received_at;
  return {
    ...identity,
    id,
    reference: newReference(),
    status: suspected ? 'suspected' : 'new',
    suspicions: suspicions.join(','),
    last_contact_at: now,
    stage: consultation.stage,
    area: consultation.area || null,
    consent_version: consent.version,
    marketing_consent_at: consultation.marketing === 'yes' ? now : null,
    confirmation: consultation.confirmation === 'yes' ? 1 : 0,
    ...sealContent(id, contentOf(submission), keyring),
    ticket: submission.ticket,
  };
}

function contentOf({ consultation, source }: Submission): ConsultationContent {
  const { name, phone, diedOn, method, time, message, facts } = consultation;
  return {
    ...{ name, phone, method, time, message, source },
    diedOn: diedOn || null,
    facts: facts || null,
  };
}

/** MAC of what was sent, with the name of its key; two requests with the same of it are the same. */
function fingerprint(consultation: Consultation, keyring: Keyring, keyId: string): string {
  const fields = Object.entries(consultation).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${keyId}.${keyring.index('content', JSON.stringify(fields), keyId)}`;
}

/** Where the key of the stored fingerprint is gone, nothing speaks against it. */
function isSameContent(stored: string, consultation: Consultation, keyring: Keyring): boolean {
  const keyId = keyring.keyOf(stored);
  return !keyring.ids.includes(keyId) || stored === fingerprint(consultation, keyring, keyId);
}
