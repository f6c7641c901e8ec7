import type { Database } from '#app/consult/requests/storage/database.server.ts';

/** Deliveries of one channel that have not arrived. */
export interface Backlog {
  channel: string;
  waiting: number;
  stuck: number;
  /** Age of the oldest waiting delivery; 0: none waits. */
  oldestSeconds: number;
}

/** How long a result is cached: anyone may call the health check, as often as they like. */
const CACHE_MS = 5_000;

/** {@link readBacklog}, cached for frequent callers. */
export function backlogReader(
  db: Database,
  channels: readonly string[],
): () => Promise<readonly Backlog[]> {
  let last: { at: number; reading: Promise<Backlog[]> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > CACHE_MS) {
      const reading = readBacklog(db, channels);
      last = { at: now, reading };
      // A failure is not cached.
      reading.catch(() => {
        last = undefined;
      });
    }
    return last.reading;
  };
}

/**
 * Reads the waiting deliveries by channel: every configured channel, and others with deliveries left.
 *
 * @param channels names of the configured channels
 * @throws if the database cannot be read
 */
export async function readBacklog(db: Database, channels: readonly string[]): Promise<Backlog[]> {
  const rows = await db.query
    .selectFrom('outbox')
    .where('delivered_at', 'is', null)
    .groupBy('channel')
    .select(({ fn }) => [
      'channel',
      fn.countAll().as('waiting'),
      fn.count('stuck_at').as('stuck'),
      fn.min('created_at').as('oldest'),
    ])
    .execute();
  const names = new Set([...channels, ...rows.map(({ channel }) => channel)]);
  return Array.from(names, (channel) => {
    const row = rows.find((one) => one.channel === channel);
    const age = row ? (Date.now() - Date.parse(row.oldest)) / 1000 : 0;
    return {
      channel,
      waiting: Number(row?.waiting ?? 0),
      stuck: Number(row?.stuck ?? 0),
      // Negative after a clock was set back.
      oldestSeconds: Math.max(Math.round(age), 0),
    };
  });
}
