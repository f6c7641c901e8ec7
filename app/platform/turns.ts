import { setImmediate as oneTurn } from 'node:timers/promises';

/**
 * Lets those who come in crowds go on one by one, in their order: one in each turn of the event loop. So
 * whoever only reads a page waits for one of a crowd and not for all (decision 031).
 *
 * @returns resolves when it is the caller's turn
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => oneTurn());
    return last;
  };
}
