/** How many requests were stored lately, by all visitors together. */
export interface Pressure {
  /** Counts a request that was stored. */
  add(): void;
  isHigh(): boolean;
}

/**
 * A firm is asked some dozens of times a day, so twenty times within ten minutes is an event on
 * television, or a machine. Either way browsers then work a second for each ticket, and people notice
 * nothing of it. Counted by each process alone: a ticket says itself whether a proof was asked with it.
 */
const MANY = 20;
const LATELY_MS = 10 * 60_000;

export function createPressure(): Pressure {
  const latest: number[] = [];
  return {
    add() {
      latest.push(performance.now());
      if (latest.length > MANY) latest.shift();
    },
    isHigh() {
      const [first] = latest;
      return first !== undefined && latest.length === MANY && performance.now() - first < LATELY_MS;
    },
  };
}
