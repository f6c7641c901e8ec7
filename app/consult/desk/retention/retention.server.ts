import type { Config } from '#app/config/config.ts';
import { trimAccessLog } from '#app/consult/requests/access-log/access-log.server.ts';
import { backupFolder, expireBackups } from '#app/consult/requests/backup/backup.server.ts';
import type { Database } from '#app/consult/requests/storage/database.server.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import { databaseAlert } from '#app/platform/database/database-alert.ts';
import { createJob } from '#app/platform/job.ts';
import type { Log } from '#app/platform/log.ts';
import { siteItself } from '#app/platform/person.ts';
import { purge } from './purge.server.ts';

interface RetentionOptions {
  db: Database;
  config: Pick<Config, 'dataDir' | 'retentionMonths' | 'backupDays'>;
  log: Log;
  alerts: Alerts;
}

const EVERY_MS = 3_600_000;

/** Once an hour, deletes the requests, messages, backups and access records whose retention periods have ended. */
export function createRetention({ db, config, log, alerts }: RetentionOptions) {
  /** Whether deleted bytes may still be in the database's files. Each round retries until wiping succeeds. */
  let unwiped = false;
  const backups = backupFolder(config.dataDir);

  async function round(isStopped: () => boolean): Promise<void> {
    try {
      const now = new Date();
      const person = siteItself();
      const { deleted, refused } = await purge({ db, config, person, now }, () => !isStopped());
      if (refused > 0) alerts.raise('purge_held', { count: refused });
      if (deleted.length > 0) log.info({ event: 'purged', count: deleted.length });
      unwiped ||= deleted.length > 0;
      if (unwiped) await db.wipe();
      unwiped = false;
      const expired = await expireBackups(backups, config.backupDays, now.getTime());
      if (expired > 0) log.info({ event: 'backups_expired', count: expired });
      const trimmed = await trimAccessLog(db, person, now);
      if (trimmed > 0) log.info({ event: 'access_log_trimmed', count: trimmed });
    } catch (error) {
      log.error({ event: 'purge_failed', error });
      if (!databaseAlert(error)) alerts.raise('purge_failed');
    }
  }

  return createJob({
    round,
    everyMs: EVERY_MS,
    onRound: () => log.debug({ event: 'retention_finished' }),
  });
}
