import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { createBatches } from './batches.ts';

const TABLE = 'rate_limit';

/** Points that one caller takes or gives back. */
interface Change {
  key: string;
  points: number;
  /** When a count that begins now expires, in milliseconds since 1970. */
  expire: number;
}

/** A key's count after a change. */
interface Count {
  points: number;
  expire: number;
}

/** Counts that all instances share. */
export type SharedCounts = ReturnType<typeof createSharedCounts>;

/**
 * Creates the table in which the instances count together. It is unlogged: a count does not wait for the
 * disk, and after a crash the database starts from zero.
 */
export async function createCountsTable(pool: Pool): Promise<void> {
  try {
    await pool.query(
      `create unlogged table if not exists ${TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
    );
  } catch (error) {
    if (!isCreatedByAnother(error)) throw error;
  }
}

/** Counts to which points are added, exact under concurrency. Concurrent changes become one statement, which locks its rows in a fixed order: instances never deadlock. */
export function createSharedCounts(pool: Pool) {
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
      // From the last to the first: the first caller does not count what later ones take.
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

/** An expired count starts again. */
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

/** The library's limiter with batched writes. */
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
    });
    this.#counts = counts;
  }

  /**
   * Deletes expired counts; the library calls it from time to time. In the order of `add`, and without
   * the rows that are locked: neither waits for the other.
   */
  async clearExpired(before: number): Promise<void> {
    try {
      await this.#counts.pool.query(CLEAR, [before]);
    } catch {
      // The next call does it.
    }
  }

  /** Required of the library's stores; it reads the first row. (Ours is never asked to block a key.) */
  async _upsert(key: string, points: number, ms: number): Promise<{ rows: Count[] }> {
    return { rows: [await this.#counts.add({ key, points, expire: Date.now() + ms })] };
  }
}

/** Two instances that start together: "if not exists" checks first and creates afterwards. */
function isCreatedByAnother(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
