import type { Alerts } from '#app/platform/alerts.ts';
import type { Log } from '#app/platform/log.ts';
import type { Backlog } from './backlog.server.ts';

interface WatchOptions {
  readBacklog: () => Promise<readonly Backlog[]>;
  alerts: Alerts;
  log: Log;
}

/** Ages of the oldest waiting delivery, in hours, that raise an alert (fault 18). */
const STEPS_H = [1, 6, 48];
const PERIOD_MS = 60_000;

/**
 * Checks the backlog once a minute. Alerts once for each age of `STEPS_H` that the oldest delivery of a channel
 * reaches; after a restart, once for the age that it has reached by then.
 */
export function createBacklogWatch({ readBacklog, alerts, log }: WatchOptions) {
  const passed = new Map<string, number>();
  let readable = true;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    try {
      for (const one of await readBacklog()) alertOnAge(one);
      readable = true;
    } catch (error) {
      // Expected while the database is being closed.
      if (stopped || !readable) return;
      readable = false;
      log.error({ event: 'backlog_unreadable', error });
      alerts.raise('database_unavailable');
    }
  }

  function alertOnAge({ channel, waiting, oldestSeconds }: Backlog): void {
    const steps = STEPS_H.filter((hours) => oldestSeconds >= hours * 3600);
    const hours = steps.at(-1);
    if (hours !== undefined && steps.length > (passed.get(channel) ?? 0)) {
      alerts.raise('deliveries_late', { channel, count: waiting, hours });
    }
    passed.set(channel, steps.length);
  }

  return {
    start() {
      void look();
      timer = setInterval(() => void look(), PERIOD_MS).unref();
    },
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };
}
