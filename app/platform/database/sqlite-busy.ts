import { setTimeout as wait } from 'node:timers/promises';
import { SQLITE_BUSY, sqliteCode } from './errors.ts';

const MIN_PAUSE_MS = 5;
const MAX_PAUSE_MS = 100;

/** Repeats an attempt, without blocking the process, while another process holds a lock. */
export type RetryWhileBusy = <Result>(attempt: () => Result | Promise<Result>) => Promise<Result>;

/** @param timeoutMs after which all who wait for the same lock give up, counted from the first of them */
export function createRetryWhileBusy(timeoutMs: number): RetryWhileBusy {
  /** The lock was first and last found taken. All callers share it, and so one timeout. */
  const busy = { since: 0, seen: Number.NEGATIVE_INFINITY };

  function isTimedOut(): boolean {
    const now = performance.now();
    if (now - busy.seen > 1_000) busy.since = now;
    busy.seen = now;
    return now - busy.since > timeoutMs;
  }

  return async (attempt) => {
    for (let pause = MIN_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      try {
        const result = await attempt();
        // Waiting for the next lock starts a new timeout.
        if (pause > MIN_PAUSE_MS) busy.seen = Number.NEGATIVE_INFINITY;
        return result;
      } catch (error) {
        if (sqliteCode(error) !== SQLITE_BUSY || isTimedOut()) throw error;
        await wait(pause);
      }
    }
  };
}
