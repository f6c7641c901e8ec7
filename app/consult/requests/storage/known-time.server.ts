import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A clock further than this ahead of the last known time is not trusted. */
export const JUMP_MS = 2 * 86_400_000;

/** The row of the table `clock` that holds the newest time under a clock that was trusted. */
export const KNOWN = 'known';
/** The row of the retention job's last run, whatever the clock said. */
export const LAST_RUN = 'retention';

/**
 * The newest time that is known to have passed: of the last run of the retention job under a clock that it
 * trusted, or of the newest request since. What was written while the clock was ahead does not count.
 */
export async function knownTime(query: Kysely<Tables>): Promise<string | null> {
  const clock = await query.selectFrom('clock').selectAll().execute();
  const lastRun = clock.find(({ id }) => id === LAST_RUN);
  const trusted = lastRun?.jumped_at === null ? lastRun.seen_at : null;
  const known = clock.find(({ id }) => id === KNOWN)?.seen_at ?? trusted;
  // By the key, which follows the time; the time itself has no index.
  const newest = await query
    .selectFrom('consultation')
    .select('received_at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const received = newest?.received_at ?? null;
  if (known === null || received === null) return known ?? received;
  const isSince = received > known && Date.parse(received) - Date.parse(known) <= JUMP_MS;
  return isSince ? received : known;
}
