import { setTimeout as wait } from 'node:timers/promises';

/** SQLite's code for a lock that another holds. */
export const SQLITE_BUSY = 5;

const SHORTEST_MS = 5;

/** Tries again, without blocking the process, for as long as another process holds a lock. */
export type Patience = <Result>(attempt: () => Result | Promise<Result>) => Promise<Result>;

/** @param ms how long all who wait for one lock wait together before they give up */
export function createPatience(ms: number): Patience {
  /** Since when, and until when last, the lock was found taken. Those who wait share one patience. */
  const busy = { since: 0, seen: Number.NEGATIVE_INFINITY };

  function isTooLong(): boolean {
    const now = performance.now();
    if (now - busy.seen > 1_000) busy.since = now;
    busy.seen = now;
    return now - busy.since > ms;
  }

  return async (attempt) => {
    for (let pause = SHORTEST_MS; ; pause = Math.min(pause * 2, 100)) {
      try {
        const result = await attempt();
        // Whoever waits for the next lock begins anew.
        if (pause > SHORTEST_MS) busy.seen = Number.NEGATIVE_INFINITY;
        return result;
      } catch (error) {
        if (!isBusy(error) || isTooLong()) throw error;
        await wait(pause);
      }
    }
  };
}

/** The plain code and its kinds: while recovering, with a snapshot that is out of date. */
function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY
  );
}
