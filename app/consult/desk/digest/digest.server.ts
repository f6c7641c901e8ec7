import { newDeliveries } from '#app/consult/delivery/enqueue.server.ts';
import type { OfficeHours } from '#app/consult/requests/call-due.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import { databaseAlert } from '#app/platform/database/errors.ts';
import { createJob } from '#app/platform/job.ts';
import type { Log } from '#app/platform/log.ts';
import { sendsDigest } from '../messages/notice.ts';
import { monthToReport } from '../report/month-report.server.ts';
import { digestNotice } from './digest-notice.server.ts';
import { digestDay } from './digest-time.ts';

interface DigestOptions extends ConsultStorage {
  retentionMonths: number;
  /** Korean time before noon, such as 08:30; null turns the digest off. */
  at: string | null;
  office?: OfficeHours;
  /** Names of the configured channels. */
  channels: readonly string[];
  /** Called after a digest was queued. */
  onQueued: () => void;
  log: Log;
  alerts: Pick<Alerts, 'raise'>;
}

const PERIOD_MS = 60_000;

/**
 * Queues the digest of each working morning. Several instances queue it only once. If the site was not running at the
 * configured time, the digest is queued until noon. A digest with nothing to report is skipped. The first digest that a
 * channel delivers in a month has the report of the month before.
 */
export function createDigest(options: DigestOptions) {
  const { db, at, office, onQueued, log, alerts } = options;
  const channels = options.channels.filter(sendsDigest);
  /** The last day whose digest was queued or skipped. */
  let finishedDay = '';

  async function round(): Promise<void> {
    const day = at && digestDay(new Date(), at, office);
    if (!day || day === finishedDay) return;
    try {
      if (await queue(day)) onQueued();
      finishedDay = day;
    } catch (error) {
      // The next round tries again.
      log.error({ event: 'digest_failed', error });
      if (!databaseAlert(error)) alerts.raise('digest_failed');
    }
  }

  /** @returns false if the digest was queued before, or has nothing to report */
  async function queue(day: string): Promise<boolean> {
    const notice = await digestNotice(options, day, options);
    const months = await Promise.all(channels.map((one) => monthToReport(db, day, one)));
    const due = channels.filter((_, index) => notice !== null || months[index] !== null);
    return db.exclusively(async (transaction) => {
      const known = await transaction
        .selectFrom('digest')
        .select('day')
        .where('day', '=', day)
        .executeTakeFirst();
      if (known) return false;
      const made_at = new Date().toISOString();
      await transaction.insertInto('digest').values({ day, made_at }).execute();
      const rows = newDeliveries(
        due,
        { kind: 'digest', consultation_id: null, about: day },
        made_at,
      );
      if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute();
      return rows.length > 0;
    });
  }

  const job = createJob({
    round,
    everyMs: PERIOD_MS,
    onRound: () => log.debug({ event: 'digest_checked' }),
  });
  return {
    start() {
      if (at !== null && channels.length > 0) job.start();
    },
    stop: job.stop,
  };
}
