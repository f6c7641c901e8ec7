import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** node:sqlite blocks the event loop while it waits, so it waits briefly and we retry. */
const BUSY_TIMEOUT_MS = 100;
const SQLITE_BUSY = 5;

/** Kysely on Node's own SQLite, with the settings that survive a power cut. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #patience: number;

  /**
   * @param file path of the database; `:memory:` for a database that ends with the process
   * @param patience how long a write waits for another process's lock, in milliseconds
   */
  constructor(file: string, patience = 5_000) {
    const database = openDatabase(file);
    super({ database });
    this.#database = database;
    this.#patience = patience;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#database, this.#patience);
  }

  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

/** Every transaction takes the write lock at its start: a read that turns into a write fails at once. */
class ImmediateDriver extends SqliteDriver {
  readonly #patience: number;
  /** Since when, and until when last, the lock was found taken. Those who wait share one patience. */
  #busy = { since: 0, seen: Number.NEGATIVE_INFINITY };

  constructor(database: SqliteDatabase, patience: number) {
    super({ database });
    this.#patience = patience;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    for (let pause = 5; ; pause = Math.min(pause * 2, 100)) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (error) {
        if (!isBusy(error) || this.#isTooLong()) throw error;
        await wait(pause);
      }
    }
  }

  #isTooLong(): boolean {
    const now = performance.now();
    if (now - this.#busy.seen > 1_000) this.#busy.since = now;
    this.#busy.seen = now;
    return now - this.#busy.since > this.#patience;
  }

  /** On a full disk SQLite has rolled back by itself; that it has must not hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error && /no transaction is active/.test(error.message))) throw error;
    }
  }
}

/** Migrations run in one transaction: two processes that start together cannot interleave. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY
  );
}

function openDatabase(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma secure_delete = on;
    pragma foreign_keys = on;
  `);
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...scalars(parameters)),
        run: (parameters) => statement.run(...scalars(parameters)),
        iterate: (parameters) => statement.iterate(...scalars(parameters)),
      };
    },
  };
}

/** node:sqlite reads an object in first place as named parameters: only scalars may pass. */
function scalars(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
    if (typeof value === 'number' || value instanceof Uint8Array) return value;
    throw new TypeError(`SQLite takes no parameter of type ${typeof value}`);
  });
}
