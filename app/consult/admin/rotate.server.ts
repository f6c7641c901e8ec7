import type { Person } from '#app/config/session.ts';
import type { ConsultStorage } from '../storage/open-storage.server.ts';
import { readContent, sealContent } from '../storage/rows.server.ts';
import { SealError } from '../storage/seal.server.ts';
import { onRecord } from './access-log.server.ts';
import { readNote, sealNote } from './notes.server.ts';

export interface Rotation {
  /** Rows and notes that are now under the current key. */
  resealed: number;
  /** References whose row or note does not open; they stay as they are. */
  damaged: string[];
  /** Keys that seal nothing any more. */
  removable: string[];
}

/** Rows resealed in one transaction: visitors write in between. */
const BATCH = 50;

/**
 * Reseals everything under the current key while the server runs. An interrupted run can be repeated: rows
 * already under the current key are skipped.
 */
export async function rotateKeys(storage: ConsultStorage, person: Person): Promise<Rotation> {
  const { db, keyring } = storage;
  await onRecord(db, person, async () => ({
    action: 'rotate-key',
    subject: keyring.current,
    result: null,
  }));
  const requests = await inBatches((after) => resealRequests(storage, after));
  const notes = await inBatches((after) => resealNotes(storage, after));
  // Nothing sealed under the old key may remain in the files.
  await db.wipe();
  return {
    resealed: requests.resealed + notes.resealed,
    damaged: [...new Set([...requests.damaged, ...notes.damaged])],
    removable: await forgetKeys(storage),
  };
}

interface Batch {
  resealed: number;
  damaged: string[];
  /** The last id processed; null: none was left. */
  last: string | null;
}

async function inBatches(next: (after: string) => Promise<Batch>) {
  let resealed = 0;
  const damaged: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const batch: Batch = await next(after);
    resealed += batch.resealed;
    damaged.push(...batch.damaged);
    after = batch.last;
  }
  return { resealed, damaged };
}

function resealRequests({ db, keyring }: ConsultStorage, after: string): Promise<Batch> {
  return db.query.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('consultation')
      .selectAll()
      .where('id', '>', after)
      .where('key_id', '!=', keyring.current)
      .orderBy('id')
      .limit(BATCH)
      .$if(db.kind === 'postgres', (some) => some.forUpdate())
      .execute();
    const batch: Batch = { resealed: 0, damaged: [], last: rows.at(-1)?.id ?? null };
    for (const row of rows) {
      const content = opened(() => readContent(row, keyring));
      if (content === null) {
        batch.damaged.push(row.reference);
        continue;
      }
      await transaction
        .updateTable('consultation')
        .set(sealContent(row.id, content, keyring))
        .where('id', '=', row.id)
        .execute();
      batch.resealed++;
    }
    return batch;
  });
}

function resealNotes({ db, keyring }: ConsultStorage, after: string): Promise<Batch> {
  return db.query.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('note')
      .innerJoin('consultation', 'consultation.id', 'note.consultation_id')
      .selectAll('note')
      .select('consultation.reference')
      .where('note.id', '>', after)
      .where('note.key_id', '!=', keyring.current)
      .orderBy('note.id')
      .limit(BATCH)
      .$if(db.kind === 'postgres', (some) => some.forUpdate('note'))
      .execute();
    const batch: Batch = { resealed: 0, damaged: [], last: rows.at(-1)?.id ?? null };
    for (const { reference, ...row } of rows) {
      const text = opened(() => readNote(row, keyring));
      if (text === null) {
        batch.damaged.push(reference);
        continue;
      }
      const sealed = sealNote(row, text, keyring);
      await transaction.updateTable('note').set(sealed).where('id', '=', row.id).execute();
      batch.resealed++;
    }
    return batch;
  });
}

/** Null for a sealed text that does not open; it is left unchanged, since another copy may exist. */
function opened<Result>(open: () => Result): Result | null {
  try {
    return open();
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}

/** Keys that seal nothing any more may be missing at the next start. */
function forgetKeys({ db, keyring }: ConsultStorage): Promise<string[]> {
  return db.exclusively('seal keys', async (transaction) => {
    const inUse = new Set([keyring.current]);
    for (const table of ['consultation', 'note'] as const) {
      const rows = await transaction.selectFrom(table).select('key_id').distinct().execute();
      for (const { key_id } of rows) inUse.add(key_id);
    }
    await transaction
      .deleteFrom('seal_key')
      .where('id', 'not in', [...inUse])
      .execute();
    return keyring.ids.filter((id) => !inUse.has(id));
  });
}
