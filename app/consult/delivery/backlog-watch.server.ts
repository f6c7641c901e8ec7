import type { Alerts } from '#app/platform/alerts.ts';
import type { Log } from '#app/platform/log.ts';
import type { Backlog } from './backlog.server.ts';

interface WatchOptions {
  readBacklog: () => Promise<readonly Backlog[]>;
  alerts: Alerts;
  log: Log;
}

/** Ages of the oldest waiting delivery, in hours, that raise an alert (tests/faults/late-deliveries.ts). */
const STEPS_H = [1, 6, 48];
const PERIOD_MS = 60_000;

/**
 * Reads the backlog once a minute. When the oldest waiting delivery of a channel has passed a further step of `STEPS_H`,
 * raises one alert, for the highest step. When that delivery arrives, the steps count from the next oldest; after a
 * restart, from none.
 */
export function createBacklogWatch({ readBacklog, alerts, log }: WatchOptions) {
  const stepsPassed = new Map<string, number>();
  let readable = true;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    try {
      for (const backlog of await readBacklog()) alertOnAge(backlog);
      readable = true;
    } catch (error) {
      // Silent while the database is being closed, and after the first failure.
      if (stopped || !readable) return;
      readable = false;
      log.error({ event: 'backlog_unreadable', error });
      alerts.raise('database_unavailable');
    }
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
      void check();
      timer = setInterval(() => void check(), PERIOD_MS).unref();
    },
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };
}
