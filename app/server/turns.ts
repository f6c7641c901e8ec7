import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long one may keep the next from its turn, in milliseconds. */
const LONGEST_MS = 250;

/**
 * Lets one work begin when the one before has ended, and the process answer others between two: whatever asks for much
 * at once waits for itself.
 *
 * @param most how many may wait
 * @returns begins a work in its turn; null when so many wait that it would come too late
 */
export function createTurns(most: number) {
  let waiting = 0;
  let free: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> | null => {
    if (waiting >= most) return null;
    waiting += 1;
    const begins = free.then(() => nextTurn());
    const result = begins.then(() => {
      waiting -= 1;
      return work();
    });
    free = begins.then(() => ended(result));
    return result;
  };
}

/** Resolves when the work has ended, or takes too long. */
async function ended(result: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST_MS);
  });
  await Promise.race([result.catch(() => {}), late]);
  clearTimeout(timer);
}
