import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { StartupError } from '../startup-error.ts';
import { type Database, databaseFile, type OpenOptions, type SiteTables } from './database.ts';
import { SQLITE_BUSY, withoutRoom } from './errors.ts';
import { readMarker, writeMarker } from './marker.ts';
import { migrate } from './migrate.ts';
import { createProbe, DatabaseLost } from './probe.ts';
import { createRetryWhileBusy, type RetryWhileBusy } from './sqlite-busy.ts';
import { NodeSqliteDialect, STATEMENT_TIMEOUT_MS } from './sqlite-dialect.ts';
import { backUpFile, checkDatabaseFile } from './sqlite-file.ts';

/** How long a write waits for another process: about as long as a visitor does. */
const BUSY_TIMEOUT_MS = 5_000;

/** The embedded database. */
export async function openSqlite(options: OpenOptions): Promise<Database<SiteTables>> {
  const file = databaseFile(options.dataDir);
  try {
    return await openFile(file, options);
  } catch (error) {
    throw withoutRoom(error, file);
  }
}

async function openFile(file: string, options: OpenOptions): Promise<Database<SiteTables>> {
  const { dataDir } = options;
  const retry = createRetryWhileBusy(BUSY_TIMEOUT_MS);
  await retry(() => checkDatabaseFile(file, dataDir));
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // The files next to it (-wal, -shm) inherit its mode.
  closeSync(openSync(file, 'a', 0o600));
  const dialect = await retry(() => new NodeSqliteDialect(file, retry));
  const query = new Kysely<SiteTables>({ dialect });

  try {
    await checkSettings(query);
    await query.transaction().execute((transaction) => migrate(transaction, options));
    const site = await siteOf(query);
    if (site && !readMarker(dataDir)) writeMarker(dataDir, { site, database: 'sqlite' });
    // Wipes what a migration deleted. If a reader of another process prevents it, the next start wipes.
    await emptyLog(query).catch(() => {});
    return createDatabase(query, { file, site, retry });
  } catch (error) {
    await query.destroy();
    throw error;
  }
}

interface Opened {
  file: string;
  site: string | null;
  retry: RetryWhileBusy;
}

function createDatabase(
  query: Kysely<SiteTables>,
  { file, site, retry }: Opened,
): Database<SiteTables> {
  const original = statSync(file).ino;
  const checkFile = () => {
    if (statSync(file, { throwIfNoEntry: false })?.ino !== original) throw new DatabaseLost();
  };
  const probe = createProbe(() =>
    touch(query, site).catch((error) => {
      throw withoutRoom(error, file);
    }),
  );
  return {
    name: 'sqlite',
    query,
    // SQLite runs one write transaction at a time.
    exclusively: (work) =>
      query.transaction().execute((transaction) => {
        checkFile();
        return work(transaction);
      }),
    backUp: (to) => backUpFile(file, to),
    async probe() {
      checkFile();
      await probe();
    },
    wipe: () => retry(() => emptyLog(query)),
    async findDamage() {
      const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(query);
      const words = check.rows.map((row) => row.integrity_check).filter((one) => one !== 'ok');
      const orphans = await sql`pragma foreign_key_check`.execute(query);
      return [...words, ...orphans.rows.map(() => 'foreign key')];
    },
    close: () => query.destroy(),
  };
}

/**
 * Raises `user_version`. An update of a row with the same values would write nothing.
 *
 * @param site id that the database must have; null: any
 */
async function touch(query: Kysely<SiteTables>, site: string | null): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    const row = await transaction.selectFrom('site').select('id').executeTakeFirst();
    if (site !== null && row?.id !== site) throw new DatabaseLost();
    const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(transaction);
    const next = ((rows[0]?.user_version ?? 0) + 1) % 2 ** 31;
    await sql`pragma user_version = ${sql.raw(String(next))}`.execute(transaction);
  });
}

/**
 * Empties the write-ahead log, which still holds deleted data. In the database file, secure_delete overwrites it.
 *
 * @throws while another connection reads, so that the log cannot be emptied
 */
async function emptyLog(query: Kysely<SiteTables>): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(query);
  if (rows[0]?.busy === 0) return;
  throw Object.assign(new Error('The log of the database is in use.'), { errcode: SQLITE_BUSY });
}

/** Settings of the connection without which an acknowledged request may not survive a power cut. */
const required = {
  /** The process blocks while it waits. */
  busy_timeout: STATEMENT_TIMEOUT_MS,
  journal_mode: 'wal',
  /** FULL: each commit is on the disk before it returns. */
  synchronous: 2,
  secure_delete: 1,
  foreign_keys: 1,
};

/** @throws StartupError if a setting did not take effect (tests/faults/weak-settings.ts) */
async function checkSettings(query: Kysely<SiteTables>): Promise<void> {
  for (const [name, expected] of Object.entries(required)) {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(query);
    const [found] = Object.values(rows[0] ?? {});
    if (found === expected) continue;
    throw new StartupError(
      `데이터베이스가 안전한 설정으로 열리지 않습니다(${name}: ${found}, 있어야 할 값: ${expected}). DATA_DIR을 이 컴퓨터에 붙은 디스크로 옮겨 주세요. 네트워크 드라이브에서는 쓸 수 없습니다.`,
    );
  }
}

async function siteOf(query: Kysely<SiteTables>): Promise<string | null> {
  const tables = await query.introspection.getTables();
  // A database of the first version, opened to be examined or filled.
  if (!tables.some(({ name }) => name === 'site')) return null;
  return (await query.selectFrom('site').select('id').executeTakeFirstOrThrow()).id;
}
