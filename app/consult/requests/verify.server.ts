import type { Person } from '#app/platform/person.ts';
import { onRecord } from './access-log/access-log.server.ts';
import { inBatches } from './batches.server.ts';
import { readNote } from './notes.server.ts';
import type { ConsultStorage } from './storage/open-storage.server.ts';
import { type ConsultationRow, countRows, openRow } from './storage/rows.server.ts';
import type { Keyring } from './storage/seal.server.ts';

export interface Verification {
  /** Number of opened requests. */
  requests: number;
  notes: number;
  /** References of requests that do not open. */
  damaged: string[];
  /** Errors of the embedded database's integrity check; empty: none. */
  database: string[];
}

const BATCH = 200;

/**
 * Opens everything and reports what is damaged, without showing any content.
 */
export async function verify(storage: ConsultStorage, person: Person): Promise<Verification> {
  await onRecord(storage.db, person, async (transaction) => {
    const subject = String(await countRows(transaction, 'consultation'));
    return { action: 'verify', subject, result: null };
  });
  return { ...(await findDamagedRequests(storage)), database: await storage.db.findDamage() };
}

/** Tries to open every request and every note. */
export async function findDamagedRequests({
  db,
  keyring,
}: ConsultStorage): Promise<Omit<Verification, 'database'>> {
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
  return { ...counts, damaged: [...damaged] };
}

function isIntact(row: ConsultationRow, keyring: Keyring): boolean {
  return opens(() => {
    openRow(row, keyring);
    if (keyring.keyOf(row.sealed) !== row.key_id) throw new Error('It names another key.');
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
