import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';

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
  pool: Pool | null;
}

/** How long the database may take; memory counts instead when it is later or fails (fault 39). */
const PATIENCE_MS = 500;
const TABLE = 'rate_limit';

/** Keys must hold nothing that names a person: they are written as they are. */
export function createLimiter({ name, points, duration, pool }: LimiterOptions): Limiter {
  const options = { keyPrefix: name, points, duration };
  const memory = new RateLimiterMemory(options);
  const limiter = pool ? insured(pool, options, memory) : memory;
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

/**
 * Makes the table in which the instances count together. It is not logged: a count costs no wait for
 * the disk, and a database that crashed begins to count anew.
 */
export async function createLimitTable(pool: Pool): Promise<void> {
  try {
    await pool.query(
      `create unlogged table if not exists ${TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
    );
  } catch (error) {
    if (!isMadeByAnother(error)) throw error;
  }
}

function insured(
  pool: Pool,
  options: { keyPrefix: string; points: number; duration: number },
  memory: RateLimiterMemory,
): RLWrapperTimeouts {
  const shared = new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: TABLE,
    tableCreated: true,
    // Who is over the limit is known here then, and no flood reaches the database.
    inMemoryBlockOnConsumed: options.points + 1,
  });
  return new RLWrapperTimeouts({
    limiter: shared,
    timeoutMs: PATIENCE_MS,
    insuranceLimiter: memory,
  });
}

/** Two instances that start together: "if not exists" looks first and makes then. */
function isMadeByAnother(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
