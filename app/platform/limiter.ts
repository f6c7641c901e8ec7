import { RateLimiterMemory, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import { BatchedLimiter, type SharedCounts } from './shared-counts.ts';

/** Points that a key may take within some time; the count is exact also where many ask at once. */
export interface Limiter {
  /** @returns null, or after how many seconds there will be points again: nothing is to be done then */
  take(key: string, points: number): Promise<number | null>;
  giveBack(key: string, points: number): Promise<void>;
}

interface LimiterOptions {
  /** Tells its keys from those of other limiters. */
  name: string;
  points: number;
  /** After the first point was taken, in seconds. */
  duration: number;
  /** Where several instances count together; null: in this process's memory. */
  shared: SharedCounts | null;
}

/** How long the database may take; memory counts instead when it is later or fails (fault 39). */
const PATIENCE_MS = 500;

/** Keys must hold nothing that names a person: they are written as they are. */
export function createLimiter({ name, points, duration, shared }: LimiterOptions): Limiter {
  const options = { keyPrefix: name, points, duration };
  const memory = new RateLimiterMemory(options);
  const limiter = shared
    ? new RLWrapperTimeouts({
        limiter: new BatchedLimiter(shared, options),
        timeoutMs: PATIENCE_MS,
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
