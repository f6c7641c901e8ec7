import { RateLimiterMemory, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import { BatchedLimiter, type SharedCounts } from './shared-counts.ts';

/** Points that a key may take within a duration; the count is exact under concurrency. */
export interface Limiter {
  /** @returns null, or the seconds until there are points again: the request is refused then */
  take(key: string, points: number): Promise<number | null>;
  giveBack(key: string, points: number): Promise<void>;
}

interface LimiterOptions {
  /** Prefix of its keys. */
  name: string;
  points: number;
  /** In seconds, from the first point taken. */
  duration: number;
  /** Where several instances count together; null: in this process's memory. */
  shared: SharedCounts | null;
}

/** When the database takes longer or fails, memory counts instead (fault 39). */
const TIMEOUT_MS = 500;

/** Keys are stored as they are, so they must not identify a person. */
export function createLimiter({ name, points, duration, shared }: LimiterOptions): Limiter {
  const options = { keyPrefix: name, points, duration };
  const memory = new RateLimiterMemory(options);
  const limiter = shared
    ? new RLWrapperTimeouts({
        limiter: new BatchedLimiter(shared, options),
        timeoutMs: TIMEOUT_MS,
        insuranceLimiter: memory,
      })
    : memory;
  return {
    async take(key, cost) {
      try {
        await limiter.consume(key, cost);
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(Math.ceil(refusal.msBeforeNext / 1000), 1);
      }
    },
    async giveBack(key, cost) {
      await limiter.reward(key, cost);
    },
  };
}
