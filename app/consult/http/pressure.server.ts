/** Whether many requests were stored recently, by all visitors together. */
export interface Pressure {
  /** Counts a request that was stored. */
  add(): void;
  isHigh(): boolean;
}

/**
 * A firm gets some dozens of requests a day, so 20 in ten minutes are a television broadcast or a bot.
 * Browsers then solve a challenge of about a second for each ticket, unnoticed by people. Each process
 * counts alone: a ticket records whether a proof was asked.
 */
const MANY = 20;
const RECENT_MS = 10 * 60_000;

export function createPressure(): Pressure {
  const latest: number[] = [];
  return {
    add() {
      latest.push(performance.now());
      if (latest.length > MANY) latest.shift();
    },
    isHigh() {
      const [first] = latest;
      return first !== undefined && latest.length === MANY && performance.now() - first < RECENT_MS;
    },
  };
}
