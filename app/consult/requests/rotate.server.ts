import type { Person } from '#app/platform/person.ts';
import { onRecord } from './access-log/access-log.server.ts';
import { inBatches } from './batches.server.ts';
import { readNote, sealNote } from './notes.server.ts';
import type { ConsultStorage } from './storage/open-storage.server.ts';
import { readContent, sealContent } from './storage/rows.server.ts';
import { SealError } from './storage/seal.server.ts';

interface Rotation {
  /** Number of rows and notes that were sealed again, under the current key. */
  resealed: number;
  /** References of requests whose row or note does not open. These rows and notes stay as they are. */
  damaged: string[];
  /** Ids of the keys under which nothing is sealed any more. */
  removable: string[];
}

/** Rows resealed in one transaction. Visitors' requests are written between two transactions. */
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
  let resealed = 0;
  const damaged = new Set<string>();
  /** A text that does not open is left unchanged, since another copy may exist. */
  async function reseal(reference: string, write: () => Promise<unknown>): Promise<void> {
    try {
      await write();
      resealed++;
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      damaged.add(reference);
    }
  }
  await inBatches((after) =>
    db.exclusively(async (transaction) => {
      const rows = await transaction
        .selectFrom('consultation')
        .select(['id', 'reference', 'sealed'])
        .where('id', '>', after)
        .where('key_id', '!=', keyring.current)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      for (const row of rows) {
        await reseal(row.reference, async () => {
          const sealed = sealContent(row.id, readContent(row, keyring), keyring);
          await transaction
            .updateTable('consultation')
            .set(sealed)
            .where('id', '=', row.id)
            .execute();
        });
      }
      return rows;
    }),
  );
  await inBatches((after) =>
    db.exclusively(async (transaction) => {
      const rows = await transaction
        .selectFrom('note')
        .innerJoin('consultation', 'consultation.id', 'note.consultation_id')
        .selectAll('note')
        .select('consultation.reference')
        .where('note.id', '>', after)
        .where('note.key_id', '!=', keyring.current)
        .orderBy('note.id')
        .limit(BATCH)
        .execute();
      for (const row of rows) {
        await reseal(row.reference, async () => {
          const sealed = sealNote(row, readNote(row, keyring), keyring);
          await transaction.updateTable('note').set(sealed).where('id', '=', row.id).execute();
        });
      }
      return rows;
    }),
  );
  // Nothing sealed under the old key may remain in the files.
  await db.wipe();
  return { resealed, damaged: [...damaged], removable: await forgetKeys(storage) };
}

/** Forgets the keys under which nothing is sealed any more: the site then starts without them. */
function forgetKeys({ db, keyring }: ConsultStorage): Promise<string[]> {
  return db.exclusively(async (transaction) => {
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
