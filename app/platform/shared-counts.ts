import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { createBatches } from './batches.ts';

const TABLE = 'rate_limit';

/** What one caller takes, or gives back. */
interface Change {
  key: string;
  points: number;
  /** When the count is over if it begins now, in milliseconds since 1970. */
  expire: number;
}

/** A key's count after a change. */
interface Count {
  points: number;
  expire: number;
}

/** The counts that all instances share. */
export interface SharedCounts {
  pool: Pool;
  /** Adds points to one; exact, however many ask at once. */
  add(change: Change): Promise<Count>;
}

/**
 * Makes the table in which the instances count together. It is not logged: a count costs no wait for
 * the disk, and a database that crashed begins to count anew.
 */
export async function createCountsTable(pool: Pool): Promise<void> {
  try {
    await pool.query(
      `create unlogged table if not exists ${TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
    );
  } catch (error) {
    if (!isMadeByAnother(error)) throw error;
  }
}

/** What is asked at once is one statement: it takes its rows in one order, so that instances never wait in a circle. */
export function createSharedCounts(pool: Pool): SharedCounts {
  const add = createBatches<Change, Count>({
    async work(changes) {
      const sums = new Map<string, Change>();
      for (const { key, points, expire } of changes) {
        sums.set(key, { key, expire, points: points + (sums.get(key)?.points ?? 0) });
      }
      const rows = [...sums.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
      const { rows: counts } = await pool.query({
        name: 'add to counts',
        text: ADD,
        values: [
          rows.map(({ key }) => key),
          rows.map(({ points }) => points),
          rows.map(({ expire }) => expire),
          Date.now(),
        ],
      });
      const after = new Map(
        counts.map(({ key, points, expire }) => [key, { points, expire: Number(expire) }]),
      );
      // From the last to the first: to whoever came first, what the others take is not counted yet.
      return changes
        .toReversed()
        .map(({ key, points }) => {
          const count = after.get(key);
          if (!count) throw new Error('A count is missing.');
          after.set(key, { ...count, points: count.points - points });
          return count;
        })
        .toReversed();
    },
  });
  return { pool, add };
}

/** Who finds a count that is over begins a new one. */
const ADD = `
  insert into ${TABLE} as held (key, points, expire)
  select * from unnest($1::text[], $2::integer[], $3::bigint[])
  on conflict (key) do update set
    points = case when held.expire <= $4 then 0 else held.points end + excluded.points,
    expire = case when held.expire <= $4 then excluded.expire else held.expire end
  returning key, points, expire`;

const CLEAR = `
  delete from ${TABLE} where key in (
    select key from ${TABLE} where expire < $1 order by key for update skip locked
  )`;

/** The library's limiter, with what it writes written in batches. */
export class BatchedLimiter extends RateLimiterPostgres {
  readonly #counts: SharedCounts;

  constructor(
    counts: SharedCounts,
    options: { keyPrefix: string; points: number; duration: number },
  ) {
    super({
      ...options,
      storeClient: counts.pool,
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
      // Who is over the limit is known here then, and no flood reaches the database.
      inMemoryBlockOnConsumed: options.points + 1,
    });
    this.#counts = counts;
  }

  /**
   * Forgets the counts that are over; the library calls it now and then. In the order in which counts are
   * added to, and past those that are in use: neither ever waits for the other.
   */
  async clearExpired(before: number): Promise<void> {
    try {
      await this.#counts.pool.query(CLEAR, [before]);
    } catch {
      // The next time will do.
    }
  }

  /** What each of the library's stores must have, which reads the first row; to block a key is not asked of ours. */
  async _upsert(key: string, points: number, ms: number): Promise<{ rows: Count[] }> {
    return { rows: [await this.#counts.add({ key, points, expire: Date.now() + ms })] };
  }
}

/** Two instances that start together: "if not exists" looks first and makes then. */
function isMadeByAnother(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
