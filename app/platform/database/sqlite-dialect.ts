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
  type TransactionSettings,
} from 'kysely';
import { createPatience, type Patience } from './sqlite-patience.ts';

/** node:sqlite blocks the whole process while it waits, so it waits briefly and we retry. */
export const BUSY_TIMEOUT_MS = 20;

/** Kysely on Node's own SQLite, with the settings that survive a power cut. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #patience: Patience;

  /**
   * @param file path of the database; `:memory:` for a database that ends with the process
   * @param patience for another process's lock; about as long as a visitor may wait
   * @throws while another process holds the file's lock: it is the caller's to try again
   */
  constructor(file: string, patience = createPatience(5_000)) {
    const database = preparing(openDatabase(file));
    super({ database });
    this.#database = database;
    this.#patience = patience;
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#database, this.#patience);
  }

  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

/** Waits for locks at each statement: one that finds the database busy has done nothing yet. */
class PatientDriver extends SqliteDriver {
  readonly #patience: Patience;

  constructor(database: SqliteDatabase, patience: Patience) {
    super({ database });
    this.#patience = patience;
  }

  override async init(): Promise<void> {
    await super.init();
    // There is one connection, and it is this one.
    const connection = await this.acquireConnection();
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (query) => this.#patience(() => execute(query));
  }

  /**
   * Takes the write lock at the start: a read that turns into a write would fail at once. One that
   * only reads takes none and holds nobody up; it sees the database as it was at its first statement.
   */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const reads = settings?.accessMode === 'read only';
    await connection.executeQuery(CompiledQuery.raw(reads ? 'begin' : 'begin immediate'));
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

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
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

function preparing(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const made = prepare(database, sql);
      if (prepared.size === MOST_PREPARED) prepared.clear();
      prepared.set(sql, made);
      return made;
    },
  };
}

/** The site asks some dozens of questions again and again, those of a crowd in sixteen lengths; each is parsed once. */
const MOST_PREPARED = 200;

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...scalars(parameters)),
    run: (parameters) => statement.run(...scalars(parameters)),
    // One of its own: two readers of the same rows must not share a place in them.
    iterate: (parameters) => database.prepare(sql).iterate(...scalars(parameters)),
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
