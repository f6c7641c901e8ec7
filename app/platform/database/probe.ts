import type { Kysely } from 'kysely';
import type { SiteTables } from './open.ts';

const PROBE_MS = 2_000;
/** How long an answer stands, so that asking often costs no more than asking now and then. */
const FRESH_MS = 1_000;

/**
 * Whether a request could be stored now.
 *
 * @param site id of the database that was opened; null: any
 * @returns a function that resolves when so, and throws when not, at the latest after two seconds
 */
export function createProbe(query: Kysely<SiteTables>, site: string | null): () => Promise<void> {
  let asking: Promise<void> | undefined;
  let good = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<void> {
    await touch(query, site);
    good = performance.now();
  }

  return async () => {
    if (performance.now() - good < FRESH_MS) return;
    // One at a time: those who ask while the database hangs must not pile up.
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    await Promise.race([asking, lateness()]);
  };
}

/**
 * Writes what was there already, down to the disk.
 *
 * @param site id that the database must have; null: any
 */
export async function touch(query: Kysely<SiteTables>, site: string | null): Promise<void> {
  const written = await query.transaction().execute((transaction) =>
    transaction
      .updateTable('site')
      .set(({ ref }) => ({ created_at: ref('created_at') }))
      .$if(site !== null, (update) => update.where('id', '=', site))
      .executeTakeFirst(),
  );
  if (written.numUpdatedRows !== 1n) throw new Error('The database is another one now.');
}

function lateness(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The database is busy.')), PROBE_MS).unref();
  });
}
