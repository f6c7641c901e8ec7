import type { Config } from '#app/config/config.ts';
import { siteItself } from '#app/config/session.ts';
import type { Log } from '#app/platform/log.ts';
import { trimAccessLog } from '../admin/access-log.server.ts';
import type { Alerts } from '../alerts.ts';
import { backupFolder, expireBackups } from '../storage/backup.server.ts';
import type { Database } from '../storage/database.server.ts';
import { checkClock } from './clock-guard.server.ts';
import { purge } from './purge.server.ts';

export interface Retention {
  /** Runs now, then every hour. */
  start(): void;
  /** Resolves after the batch in flight. */
  stop(): Promise<void>;
}

interface RetentionOptions {
  db: Database;
  config: Pick<Config, 'dataDir' | 'retentionMonths' | 'backupDays'>;
  log: Log;
  alerts: Alerts;
}

const EVERY_MS = 3_600_000;

/** Deletes requests, messages, backups and access records when their retention periods end. */
export function createRetention({ db, config, log, alerts }: RetentionOptions): Retention {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;
  /** Deleted bytes may still be in the database's files: wiping is retried until it succeeds. */
  let unwiped = false;
  const backups = backupFolder(config.dataDir);

  function run(): void {
    clearTimeout(timer);
    running ??= round().finally(() => {
      running = undefined;
      log.debug({ event: 'retention_finished' });
      if (!stopped) timer = setTimeout(run, EVERY_MS).unref();
    });
  }

  async function round(): Promise<void> {
    try {
      const now = new Date();
      const clock = await checkClock(db, now, true);
      if (clock !== 'trusted') {
        alerts.raise(clock === 'behind' ? 'clock_behind' : 'clock_jumped');
        return;
      }
      const person = siteItself();
      const deleted = await purge({ db, config, person, now }, () => !stopped);
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
      alerts.raise('purge_failed');
    }
  }

  return {
    start: run,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
