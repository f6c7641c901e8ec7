import type { Config } from '#app/config/config.ts';
import { trimAccessLog } from '#app/consult/requests/access-log/access-log.server.ts';
import { backupFolder, expireBackups } from '#app/consult/requests/backup/backup.server.ts';
import { ROUND_MS } from '#app/consult/requests/retention-period.ts';
import type { Database } from '#app/consult/requests/storage/database.server.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import { databaseAlert } from '#app/platform/database/errors.ts';
import { createJob } from '#app/platform/job.ts';
import type { Log } from '#app/platform/log.ts';
import { siteItself } from '#app/platform/person.ts';
import { removeOldLinks } from '../links/list-link.server.ts';
import { tellDueWishes } from '../wishes/wishes.server.ts';
import { type ClockGuard, openClockGuard } from './clock-guard.server.ts';
import { purge, removeOldMessages } from './purge.server.ts';

interface RetentionOptions {
  db: Database;
  config: Pick<Config, 'dataDir' | 'retentionMonths' | 'backupDays'>;
  /** Names of the channels that notify the firm. */
  channels: readonly string[];
  /** Called after a notice was queued. */
  onQueued: () => void;
  log: Log;
  alerts: Alerts;
}

/**
 * Once an hour, deletes the requests, messages, backups, access records and counts of wrong PINs whose retention periods
 * have ended, and carries out the wishes that reached the firm. Under a clock that cannot be believed, only what visitors
 * asked to have deleted on their receipts is.
 */
export function createRetention(options: RetentionOptions) {
  const { db, config, channels, onQueued, log, alerts } = options;
  /** Whether deleted bytes may still be in the database's files. Each round retries until wiping succeeds. */
  let unwiped = false;
  let guard: ClockGuard | undefined;
  const backups = backupFolder(config.dataDir);
  const person = siteItself();

  async function round(isStopped: () => boolean): Promise<void> {
    const now = new Date();
    let believed = false;
    /** Runs a step of the round. If it fails, the next steps still run. */
    async function step(work: () => Promise<void>): Promise<void> {
      try {
        await work();
      } catch (error) {
        log.error({ event: 'purge_failed', error });
        if (!databaseAlert(error)) alerts.raise('purge_failed');
      }
    }
    await step(async () => {
      guard ??= await openClockGuard(db, config.dataDir);
      believed = guard.believes(now);
      if (!believed) alerts.raise('purge_held');
    });
    await step(async () => {
      const aged = believed ? 'some' : 'none';
      const options = { db, config, person, now, aged } as const;
      // Set after each batch, so that a later error does not prevent the wipe.
      const { deleted } = await purge(
        options,
        () => !isStopped(),
        () => {
          unwiped = true;
        },
      );
      if (deleted.length > 0) log.info({ event: 'purged', count: deleted.length });
    });
    await step(async () => {
      if (unwiped) await db.wipe();
      unwiped = false;
    });
    if (!believed) return;
    await step(() => removeOldLinks({ db }, now));
    await step(async () => {
      if (await tellDueWishes({ db, channels }, now)) onQueued();
    });
    await step(() => removeOldMessages({ db, config, now }));
    await step(async () => {
      const expired = await expireBackups(backups, config.backupDays, now.getTime());
      if (expired > 0) log.info({ event: 'backups_expired', count: expired });
    });
    await step(async () => {
      const trimmed = await trimAccessLog(db, person, now);
      if (trimmed > 0) log.info({ event: 'access_log_trimmed', count: trimmed });
    });
  }

  return createJob({
    round,
    everyMs: ROUND_MS,
    onRound: () => log.debug({ event: 'retention_finished' }),
  });
}
