import type { Person } from '#app/config/session.ts';
import {
  type AccessLogState,
  type ChainHead,
  checkAccessLog,
} from './access-log/access-chain.server.ts';
import { onRecord } from './access-log/access-log.server.ts';
import { inBatches } from './batches.server.ts';
import { readNote } from './notes.server.ts';
import { countRows } from './storage/backup.server.ts';
import type { ConsultStorage } from './storage/open-storage.server.ts';
import { type ConsultationRow, contactIndexes, openRow } from './storage/rows.server.ts';
import type { Keyring } from './storage/seal.server.ts';

export interface Verification {
  /** Number of opened requests. */
  requests: number;
  notes: number;
  /** References of requests that do not open or cannot be found by phone number, e-mail or name. */
  damaged: string[];
  /** Errors of the embedded database's integrity check; empty: none. */
  database: string[];
  accessLog: AccessLogState;
}

const BATCH = 200;

/**
 * Opens everything and reports what is damaged, without showing any content.
 *
 * @param head an access record that must still exist
 */
export async function verify(
  { db, keyring }: ConsultStorage,
  person: Person,
  head?: ChainHead,
): Promise<Verification> {
  await onRecord(db, person, async (transaction) => {
    const subject = String(await countRows(transaction, 'consultation'));
    return { action: 'verify', subject, result: null };
  });
  const counts = { requests: 0, notes: 0 };
  const damaged = new Set<string>();
  await inBatches(async (after) => {
    const rows = await db.query
      .selectFrom('consultation')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const row of rows) if (!isIntact(row, keyring)) damaged.add(row.reference);
    counts.requests += rows.length;
    return rows;
  });
  await inBatches(async (after) => {
    const rows = await db.query
      .selectFrom('note')
      .innerJoin('consultation', 'consultation.id', 'note.consultation_id')
      .selectAll('note')
      .select('consultation.reference')
      .where('note.id', '>', after)
      .orderBy('note.id')
      .limit(BATCH)
      .execute();
    for (const row of rows) if (!opens(() => readNote(row, keyring))) damaged.add(row.reference);
    counts.notes += rows.length;
    return rows;
  });
  return {
    ...counts,
    damaged: [...damaged],
    database: await db.findDamage(),
    accessLog: await checkAccessLog(db, head),
  };
}

function isIntact(row: ConsultationRow, keyring: Keyring): boolean {
  return opens(() => {
    const found = contactIndexes(openRow(row, keyring), keyring, row.key_id);
    if (keyring.keyOf(row.sealed) !== row.key_id) throw new Error('It names another key.');
    if (found.phone_index !== row.phone_index || found.email_index !== row.email_index) {
      throw new Error('It is not found by its number or address.');
    }
    if (row.name_index !== null && found.name_index !== row.name_index) {
      throw new Error('It is not found by its name.');
    }
  });
}

function opens(open: () => unknown): boolean {
  try {
    open();
    return true;
  } catch {
    // Any error means that the request is damaged.
    return false;
  }
}
