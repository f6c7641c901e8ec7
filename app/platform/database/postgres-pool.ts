import type { PostgresPool } from 'kysely';
import pg from 'pg';

/** Timeouts in milliseconds. */
interface Limits {
  /** Wait for a connection, new or from the pool. */
  connect: number;
  /** Run time of a statement at the server. */
  statement: number;
  connections: number;
}

/** Limits for visitors' requests, which all end quickly. */
export const forRequests: Limits = { connect: 3_000, statement: 4_000, connections: 10 };

/** Limits for migrations, backups and wiping. */
export const forMaintenance: Limits = { connect: 10_000, statement: 600_000, connections: 2 };

/** Extra time before this side times out, after the server should have: by then the network does not respond. */
const NETWORK_MS = 1_000;

export function createPool(databaseUrl: string, { connect, statement, connections }: Limits) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'inheritance-law-site',
    max: connections,
    connectionTimeoutMillis: connect,
    query_timeout: statement + NETWORK_MS,
    // Set here because pg sends its own settings with the first packet, and PgBouncer refuses startup parameters that
    // it does not manage itself. The second timeout releases the locks of a peer that died.
    onConnect: async (client) => {
      await client.query(
        `set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = ${statement}`,
      );
    },
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // The pool discards a connection that is lost while idle; one that is lost between two statements
  // fails the next one. Without these listeners the process would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * The pool as Kysely uses it, without broken connections. A connection that failed without an error of the server (a
 * timeout, a lost network) is not used again, because pg would return it to the pool while it still waits for a
 * response. Connections that were idle at that time may have lost their peer too, and are discarded.
 */
export function withoutBrokenConnections(pool: pg.Pool): PostgresPool {
  const createdAt = new WeakMap<pg.PoolClient, number>();
  let lastBreak = Number.NEGATIVE_INFINITY;

  async function usableClient(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect();
      const since = createdAt.get(client);
      if (since === undefined) createdAt.set(client, performance.now());
      if (since === undefined || since > lastBreak) return client;
      client.release(true);
    }
  }

  return {
    options: pool.options,
    async connect() {
      const client = await usableClient();
      let broken: unknown;
      return {
        // Kysely also knows a form with a cursor, which is not used here.
        query: (async (text: string, parameters: unknown[]) => {
          // Else a rollback would wait for the same timeout again.
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
