import type { PostgresPool } from 'kysely';
import pg from 'pg';

/** How long things may take before a visitor is told to try again, in milliseconds. */
interface Limits {
  /** For a connection: a new one, or one of the pool's. */
  connect: number;
  /** For a statement, at the server. */
  statement: number;
  connections: number;
}

/** For the visitors' requests, which all end quickly. */
export const quick: Limits = { connect: 3_000, statement: 4_000, connections: 10 };

/** For migrations, backups and wiping. */
export const patient: Limits = { connect: 10_000, statement: 600_000, connections: 2 };

/** How much later than the server this side gives up: by then it is the network that does not answer. */
const NETWORK_MS = 1_000;

export function createPool(databaseUrl: string, { connect, statement, connections }: Limits) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'inheritance-law-site',
    max: connections,
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    query_timeout: statement + NETWORK_MS,
    // What a peer that is gone holds locked is free again by then.
    idle_in_transaction_session_timeout: statement,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A connection that is lost while nobody waits for it is thrown away by the pool; one that is lost
  // between two statements fails the next one. Without these the process would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * The pool as Kysely uses it. A connection that failed otherwise than by the server's word (no answer
 * in time, cut) is not used again: pg would put one that still waits for an answer back into the pool.
 * And since those that lay idle meanwhile may have lost their peer as well, they go with it.
 */
export function trustedConnections(pool: pg.Pool): PostgresPool {
  const born = new WeakMap<pg.PoolClient, number>();
  let lastBreak = Number.NEGATIVE_INFINITY;

  async function trusted(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect();
      const since = born.get(client);
      if (since === undefined) born.set(client, performance.now());
      if (since === undefined || since > lastBreak) return client;
      client.release(true);
    }
  }

  return {
    options: pool.options,
    async connect() {
      const client = await trusted();
      let broken: unknown;
      return {
        // Its other form, with a cursor, is never used here.
        query: (async (text: string, parameters: unknown[]) => {
          // Else a rollback would wait as long again.
          if (broken) throw broken;
          try {
            return await client.query(text, parameters);
          } catch (error) {
            if (!(error instanceof pg.DatabaseError)) {
              broken = error;
              lastBreak = performance.now();
            }
            throw error;
          }
        }) as never,
        release: (discard = false) => client.release(discard || broken !== undefined),
      };
    },
    end: () => pool.end(),
  };
}
