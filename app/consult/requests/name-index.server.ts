import { inBatches } from './batches.server.ts';
import type { ConsultStorage } from './storage/open-storage.server.ts';
import { contactIndexes, readContent } from './storage/rows.server.ts';
import { SealError } from './storage/seal.server.ts';

/** Rows opened in one transaction: visitors write in between. */
const BATCH = 100;

/**
 * Adds the index of the name to rows that an older version of the site stored, so that they are found by
 * name. Rows that do not open stay without.
 */
export async function indexNames({ db, keyring }: ConsultStorage): Promise<void> {
  await inBatches((after) =>
    db.exclusively(async (transaction) => {
      const rows = await transaction
        .selectFrom('consultation')
        .select(['id', 'sealed', 'key_id'])
        .where('name_index', 'is', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      for (const row of rows) {
        try {
          const { name_index } = contactIndexes(readContent(row, keyring), keyring, row.key_id);
          await transaction
            .updateTable('consultation')
            .set({ name_index })
            .where('id', '=', row.id)
            .execute();
        } catch (error) {
          if (!(error instanceof SealError)) throw error;
        }
      }
      return rows;
    }),
  );
}
