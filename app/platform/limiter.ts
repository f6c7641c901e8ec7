import { RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import { BoundedMemory } from './bounded-memory.ts';
import { BatchedLimiter, type SharedCounts } from './shared-counts.ts';

interface LimiterOptions {
  /** Prefix of its keys. */
  name: string;
  points: number;
  /** In seconds, from the first point taken. */
  duration: number;
  /** Where several instances count together; null: in this process's memory. */
  shared: SharedCounts | null;
  /** Bound on the keys in memory: on those it counts, and on those it refuses. */
  most?: number;
}

/**
 * A few megabytes. Separate bounds, so that any number of addresses that send once cannot
 * evict a refused one.
 */
const MAX_KEYS = 20_000;

/** When the database takes longer or fails, memory counts instead (fault 39). */
const TIMEOUT_MS = 500;

/**
 * Points that a key may take within a duration; the count is exact under concurrency. Keys are stored as they
 * are, so they must not identify a person.
 */
export function createLimiter({ name, points, duration, shared, most = MAX_KEYS }: LimiterOptions) {
  const window = { keyPrefix: name, points, duration };
  const memory = new BoundedMemory(window, most);
  const limiter = shared
    ? new RLWrapperTimeouts({
        limiter: new BatchedLimiter(shared, window),
        timeoutMs: TIMEOUT_MS,
        insuranceLimiter: memory,
      })
    : memory;
  /** When refused keys have points again, in milliseconds since 1970; a flood of them does not reach the database. */
  const refused = new Map<string, number>();
  function refuse(key: string, ms: number): number {
    refused.set(key, Date.now() + ms);
    if (refused.size > most) {
      const [oldest = key] = refused.keys();
      refused.delete(oldest);
    }
    return seconds(ms);
  }
  /** @returns like `take`, for a key that was refused before, without counting and without asking the database */
  function wait(key: string): number | null {
    const left = (refused.get(key) ?? 0) - Date.now();
    if (left > 0) return seconds(left);
    refused.delete(key);
    return null;
  }
  return {
    wait,
    /** @returns null, or the seconds until there are points again: the request is refused then */
    async take(key: string, cost: number): Promise<number | null> {
      const known = wait(key);
      if (known !== null) return known;
      try {
        await limiter.consume(key, cost);
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return refuse(key, refusal.msBeforeNext);
      }
    },
    async giveBack(key: string, cost: number): Promise<void> {
      await limiter.reward(key, cost);
    },
  };
}

const seconds = (ms: number) => Math.max(Math.ceil(ms / 1000), 1);
