import { newDeliveries } from '#app/consult/delivery/enqueue.server.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import { createJob } from '#app/platform/job.ts';
import type { Log } from '#app/platform/log.ts';
import type { OfficeHours } from '../calls/call-due.ts';
import { digestNotice } from './digest-notice.server.ts';
import { digestDay } from './digest-time.ts';

interface DigestOptions extends ConsultStorage {
  retentionMonths: number;
  /** Korean time before noon, as 08:30; null: no digest. */
  at: string | null;
  office?: OfficeHours;
  /** Names of the configured channels. */
  channels: readonly string[];
  /** Called when a digest waits to be delivered. */
  onMade: () => void;
  log: Log;
}

/** The channels that carry a digest; an SMS could not hold it. */
const carriers: readonly string[] = ['mail', 'file', 'webhook'];

const PERIOD_MS = 60_000;

/**
 * Queues the digest of each working morning, once, whichever instance looks first. One that was missed is
 * made up for until noon; a morning without anything to say has none.
 */
export function createDigest(options: DigestOptions) {
  const { db, at, office, onMade, log } = options;
  const channels = options.channels.filter((name) => carriers.includes(name));
  /** The last day that needs no look any more. */
  let seen = '';

  async function round(): Promise<void> {
    const day = at && digestDay(new Date(), at, office);
    if (!day || day === seen) return;
    try {
      if (await make(day)) onMade();
      seen = day;
    } catch (error) {
      // The next look tries again.
      log.error({ event: 'digest_failed', error });
    }
  }

  /** False when it was made before, or says nothing. */
  async function make(day: string): Promise<boolean> {
    const news = await digestNotice(options, day, options);
    return db.exclusively(async (transaction) => {
      const known = await transaction
        .selectFrom('digest')
        .select('day')
        .where('day', '=', day)
        .executeTakeFirst();
      if (known) return false;
      const made_at = new Date().toISOString();
      await transaction.insertInto('digest').values({ day, made_at }).execute();
      const rows = news
        ? newDeliveries(channels, { kind: 'digest', consultation_id: null, about: day }, made_at)
        : [];
      if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute();
      return rows.length > 0;
    });
  }

  const job = createJob({
    round,
    everyMs: PERIOD_MS,
    onRound: () => log.debug({ event: 'digest_looked' }),
  });
  return {
    start() {
      if (at !== null && channels.length > 0) job.start();
    },
    stop: job.stop,
  };
}
