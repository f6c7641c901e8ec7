import type { Database } from '../storage/database.server.ts';

/** What still waits on one channel. */
export interface Backlog {
  channel: string;
  waiting: number;
  stuck: number;
  /** Since the oldest request that waits was received; 0: none does. */
  oldestSeconds: number;
}

/** How long one reading serves all who ask: a health check is asked often, and by anyone. */
const KEPT_MS = 5_000;

/** {@link readBacklog}, for all who ask often. */
export function backlogReader(
  db: Database,
  channels: readonly string[],
): () => Promise<readonly Backlog[]> {
  let last: { at: number; reading: Promise<Backlog[]> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > KEPT_MS) {
      const reading = readBacklog(db, channels);
      last = { at: now, reading };
      // A failure serves those who asked meanwhile, and no one after.
      reading.catch(() => {
        last = undefined;
      });
    }
    return last.reading;
  };
}

/**
 * Reads what the outbox still has to deliver, by channel. A channel that is configured is named though
 * nothing waits; one that is configured no more is named while something does.
 *
 * @param channels names of the configured channels
 * @throws when the database cannot be read
 */
export async function readBacklog(db: Database, channels: readonly string[]): Promise<Backlog[]> {
  const rows = await db.query
    .selectFrom('outbox')
    .innerJoin('consultation', 'consultation.id', 'outbox.consultation_id')
    .where('delivered_at', 'is', null)
    .groupBy('channel')
    .select(({ fn }) => [
      'channel',
      fn.countAll().as('waiting'),
      fn.count('stuck_at').as('stuck'),
      fn.min('received_at').as('oldest'),
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
      // Below zero after a clock was set back.
      oldestSeconds: Math.max(Math.round(age), 0),
    };
  });
}
