import { statfs } from 'node:fs/promises';
import type { Backlog } from '#app/consult/delivery/backlog.server.ts';
import { lastBackup } from '#app/consult/requests/backup/backup.server.ts';
import type { AlertFacts, AlertKind } from '#app/platform/alert-kinds.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import { databaseAlert } from '#app/platform/database/errors.ts';
import type { Log } from '#app/platform/log.ts';

interface WatchOptions {
  dataDir: string;
  /** @throws if a request could not be stored now */
  checkDatabase: () => Promise<void>;
  readBacklog: () => Promise<readonly Backlog[]>;
  /** Time of the oldest request that only the site's own backup would save, in milliseconds; null: no such request. */
  readOldestRequest: () => Promise<number | null>;
  alerts: Alerts;
  log: Log;
}

/** Ages of the oldest waiting delivery, in hours, that raise an alert (tests/faults/late-deliveries.ts). */
const STEPS_H = [1, 6, 48];
/** Age of the last of the nightly backups, or of the oldest request if none was ever made, that raises an alert. */
const BACKUP_LATE_H = 48;
/** Enough for a day's log, a backup and many requests. */
const LOW_MB = 500;
const PERIOD_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Checks the database, the backlog, the disk and the last backup once a minute. Raises an alert when a fault begins,
 * and daily while it lasts. For a late channel, raises one each time its oldest waiting delivery passes a step of
 * `STEPS_H`. When that delivery arrives, the steps count from the next oldest; after a restart, from none.
 */
export function createWatch({
  dataDir,
  checkDatabase,
  readBacklog,
  readOldestRequest,
  alerts,
  log,
}: WatchOptions) {
  const stepsPassed = new Map<string, number>();
  /** The current fault of each checked thing, and the time of its last alert. */
  const told = new Map<string, { kind: AlertKind; at: number }>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function check(): void {
    void checkDelivery();
    void checkDisk();
    void checkBackup();
  }

  async function checkDelivery(): Promise<void> {
    try {
      // Retries once: a process that is busy for two seconds is not yet a fault.
      await checkDatabase().catch(checkDatabase);
      for (const backlog of await readBacklog()) alertOnAge(backlog);
      tell('database', null);
    } catch (error) {
      // Silent while the database is being closed.
      if (stopped) return;
      if (!told.has('database')) log.error({ event: 'database_check_failed', error });
      tell('database', databaseAlert(error) ?? 'database_unavailable');
    }
  }

  async function checkDisk(): Promise<void> {
    const found = await statfs(dataDir).catch(() => null);
    // Some file systems report no free space. If the folder is gone, the database check alerts.
    if (!found?.blocks) return;
    const megabytes = Math.floor((found.bavail * found.bsize) / 1e6);
    tell('disk', megabytes < LOW_MB ? 'disk_full' : null, { megabytes });
  }

  async function checkBackup(): Promise<void> {
    try {
      const made = await lastBackup(dataDir);
      const since = made ?? (await readOldestRequest());
      const hours = since === null ? 0 : Math.floor((Date.now() - since) / HOUR_MS);
      const kind = made === null ? 'never_backed_up' : 'backup_late';
      tell('backup', hours >= BACKUP_LATE_H ? kind : null, { hours });
    } catch {
      // If the database cannot be read, checkDelivery alerts.
    }
  }

  function tell(thing: string, kind: AlertKind | null, facts: AlertFacts = {}): void {
    const last = told.get(thing);
    if (kind === null) told.delete(thing);
    if (stopped || kind === null) return;
    if (last?.kind === kind && Date.now() - last.at < DAY_MS) return;
    told.set(thing, { kind, at: Date.now() });
    alerts.raise(kind, facts);
  }

  function alertOnAge({ channel, waiting, oldestSeconds }: Backlog): void {
    const steps = STEPS_H.filter((hours) => oldestSeconds >= hours * 3600);
    const hours = steps.at(-1);
    if (hours !== undefined && steps.length > (stepsPassed.get(channel) ?? 0)) {
      alerts.raise('deliveries_late', { channel, count: waiting, hours });
    }
    stepsPassed.set(channel, steps.length);
  }

  return {
    start() {
      check();
      timer = setInterval(check, PERIOD_MS).unref();
    },
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };
}
