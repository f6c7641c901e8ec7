import { RateLimiterRes } from 'rate-limiter-flexible';
import { BoundedMemory } from './bounded-memory.ts';

interface LimiterOptions {
  /** Prefix of its keys. */
  name: string;
  points: number;
  /** In seconds, from the first point taken. */
  duration: number;
  /** Bound on the keys in memory: on those it counts, and on those it refuses. */
  most?: number;
}

/**
 * A few megabytes. Separate bounds, so that any number of addresses that send once cannot
 * evict a refused one.
 */
const MAX_KEYS = 20_000;

/**
 * Points that a key may take within a duration, counted in the memory of this process.
 */
export function createLimiter({ name, points, duration, most = MAX_KEYS }: LimiterOptions) {
  const limiter = new BoundedMemory({ keyPrefix: name, points, duration }, most);
  /** When refused keys have points again, in milliseconds since 1970. */
  const refused = new Map<string, number>();
  function refuse(key: string, ms: number): number {
    refused.set(key, Date.now() + ms);
    if (refused.size > most) {
      const [oldest = key] = refused.keys();
      refused.delete(oldest);
    }
    return seconds(ms);
  }
  /** @returns like `take`, for a key that was refused before, without counting */
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
