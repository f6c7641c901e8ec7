import type { Kysely } from 'kysely';
import type { SiteTables } from './database.ts';

const TIMEOUT_MS = 2_000;
/** How long a good result is reused, so that frequent callers cost the disk no more than rare ones. */
const FRESH_MS = 1_000;

/**
 * Makes a check whether a row could be written now; it throws when not, at the latest after two seconds.
 *
 * @param site id that the database must have; null: any
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
    // One at a time: checks must not pile up while the database hangs.
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    await Promise.race([asking, timeout()]);
  };
}

/** Writes the site's row again: the same values cost a commit too. */
async function touch(query: Kysely<SiteTables>, site: string | null): Promise<void> {
  const { numUpdatedRows } = await query
    .updateTable('site')
    .set(({ ref }) => ({ created_at: ref('created_at') }))
    .$if(site !== null, (update) => update.where('id', '=', site))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n)
    throw new Error('The database was replaced while the site was running.');
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The database is busy.')), TIMEOUT_MS).unref();
  });
}
