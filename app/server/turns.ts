import { setImmediate as oneTurn, setTimeout as wait } from 'node:timers/promises';

/** Who goes first where heavy work comes in crowds. */
export interface Turns {
  /**
   * Resolves when it is the caller's turn: one goes on in each turn of the event loop, who called first
   * goes first. So whoever only reads a page waits for one of a crowd and not for all.
   */
  take(): Promise<void>;
  /** Resolves when nobody takes turns, for work that can wait; a crowd that stays holds it up briefly. */
  calm(): Promise<void>;
}

/** For so many milliseconds nobody took a turn: it is calm. */
const CALM_MS = 3;
/** Longest wait for that: what can wait goes on all the same, some ten times a second. */
const PATIENCE_MS = 100;

export function createTurns(): Turns {
  let last = Promise.resolve();
  let taken = Number.NEGATIVE_INFINITY;
  return {
    take() {
      taken = performance.now();
      last = last.then(() => oneTurn());
      return last;
    },
    async calm() {
      const end = performance.now() + PATIENCE_MS;
      while (performance.now() < Math.min(taken + CALM_MS, end)) await wait(CALM_MS);
    },
  };
}
