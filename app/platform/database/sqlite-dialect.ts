import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { createRetryWhileBusy, type RetryWhileBusy } from './sqlite-busy.ts';

/** node:sqlite blocks the whole process while it waits for a lock: it waits briefly, and we retry. */
export const STATEMENT_TIMEOUT_MS = 20;

/** Kysely on Node's own SQLite, with the settings that survive a power cut. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #retry: RetryWhileBusy;

  /**
   * @param file path of the database; `:memory:` for a database that ends with the process
   * @param retry while another process holds a lock; its timeout is about as long as a visitor waits
   * @throws while another process holds the file's lock; the caller retries
   */
  constructor(file: string, retry = createRetryWhileBusy(5_000)) {
    const database = cachingStatements(openDatabase(file));
    super({ database });
    this.#database = database;
    this.#retry = retry;
  }

  override createDriver(): Driver {
    return new RetryingDriver(this.#database, this.#retry);
  }

  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

/** Retries each statement, because a statement that finds the database busy has changed nothing. */
class RetryingDriver extends SqliteDriver {
  readonly #retry: RetryWhileBusy;

  constructor(database: SqliteDatabase, retry: RetryWhileBusy) {
    super({ database });
    this.#retry = retry;
  }

  override async init(): Promise<void> {
    await super.init();
    // There is one connection, and it is this one.
    const connection = await this.acquireConnection();
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (query) => this.#retry(() => execute<never>(query));
  }

  /** Acquires the write lock at the start. Otherwise a read transaction that turns into a write fails at once. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite rolls back by itself. The error of a second rollback must not hide the cause. */
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

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: STATEMENT_TIMEOUT_MS });
  try {
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma secure_delete = on;
      pragma foreign_keys = on;
    `);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

function cachingStatements(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const made = prepare(database, sql);
      if (prepared.size === MAX_PREPARED) prepared.clear();
      prepared.set(sql, made);
      return made;
    },
  };
}

/** The site repeats some dozens of statements, batched inserts in sixteen lengths; each is parsed once. */
const MAX_PREPARED = 200;

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...scalars(parameters)),
    run: (parameters) => statement.run(...scalars(parameters)),
    // A statement of its own: two iterations of the same query must not share a cursor.
    iterate: (parameters) => database.prepare(sql).iterate(...scalars(parameters)),
  };
}

/** Only scalars: node:sqlite reads an object in first place as named parameters. */
function scalars(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
    if (typeof value === 'number' || value instanceof Uint8Array) return value;
    throw new TypeError(`SQLite takes no parameter of type ${typeof value}`);
  });
}
