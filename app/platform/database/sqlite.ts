import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { StartupError } from '../startup-error.ts';
import { type Database, databaseFile, type OpenOptions, type SiteTables } from './database.ts';
import { readMarker, writeMarker } from './marker.ts';
import { migrate } from './migrate.ts';
import { createProbe, touch } from './probe.ts';
import { createRetryWhileBusy, type RetryWhileBusy, SQLITE_BUSY } from './sqlite-busy.ts';
import { NodeSqliteDialect, STATEMENT_TIMEOUT_MS } from './sqlite-dialect.ts';
import { checkDatabaseFile, writtenAt } from './sqlite-file.ts';
import { syncFolder } from './write-durably.ts';

/** How long a write waits for another process: about as long as a visitor does. */
const BUSY_TIMEOUT_MS = 5_000;

/** The embedded database. */
export async function openSqlite(options: OpenOptions): Promise<Database<SiteTables>> {
  const { dataDir, migrations, until } = options;
  const file = databaseFile(dataDir);
  const retry = createRetryWhileBusy(BUSY_TIMEOUT_MS);
  await retry(() => checkDatabaseFile(file, dataDir));
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // The files beside it (-wal, -shm) inherit its mode.
  closeSync(openSync(file, 'a', 0o600));
  const dialect = await retry(() => new NodeSqliteDialect(file, retry));
  const query = new Kysely<SiteTables>({ dialect });

  try {
    await checkSettings(query);
    await query.transaction().execute((transaction) => migrate(transaction, migrations, until));
    const site = await siteOf(query);
    return await contract(query, { ...options, file, site, retry });
  } catch (error) {
    await query.destroy();
    throw error;
  }
}

interface Opened extends OpenOptions {
  file: string;
  site: string | null;
  retry: RetryWhileBusy;
}

async function contract(query: Kysely<SiteTables>, opened: Opened): Promise<Database<SiteTables>> {
  const { file, dataDir, site, retry, resident } = opened;
  const original = statSync(file).ino;
  /** What is written to a file that was removed is lost when the process ends. */
  const checkFile = () => {
    if (statSync(file).ino !== original) throw new Error('The database file is another one now.');
  };
  const probe = createProbe(query, site);
  const mark = (written: string | null) => {
    if (site) writeMarker(dataDir, { site, database: 'sqlite', written });
  };
  /** From here on the log holds data; the marker says so, and the next start detects its loss. */
  async function beginLog(): Promise<void> {
    if (!resident || !site) return;
    await touch(query, site);
    // The log must be on the disk before the marker requires it.
    syncFolder(dataDir);
    mark(writtenAt(file));
  }
  if (!readMarker(dataDir)) mark(null);
  // Wipes what a migration deleted. Where a reader of another process prevents it, the next start does.
  await emptyLog(query).catch(() => {});
  await beginLog();
  return {
    kind: 'sqlite',
    pool: null,
    query,
    // SQLite runs one write transaction at a time.
    exclusively: (_names, work) =>
      query.transaction().execute((transaction) => {
        checkFile();
        return work(transaction);
      }),
    snapshot: (work) => query.transaction().setAccessMode('read only').execute(work),
    async probe() {
      checkFile();
      await probe();
    },
    async wipe() {
      await retry(() => emptyLog(query));
      await beginLog();
    },
    async close() {
      // Before SQLite removes the log, as it does when the last connection closes. An operator or a
      // test may have removed the folder.
      if (resident && existsSync(file)) mark(null);
      await query.destroy();
    },
  };
}

/** What the connection must have for an acknowledged request to survive a power cut. */
const required = {
  /** The process blocks for as long. */
  busy_timeout: STATEMENT_TIMEOUT_MS,
  journal_mode: 'wal',
  /** FULL: each commit is on the disk before it returns. */
  synchronous: 2,
  secure_delete: 1,
  foreign_keys: 1,
};

/** @throws StartupError when a setting did not take effect (fault 3) */
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

/**
 * secure_delete overwrites the pages; the checkpoint removes what the log still holds of them.
 *
 * @throws while another connection reads, so that the log cannot be emptied
 */
async function emptyLog(query: Kysely<SiteTables>): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(query);
  if (rows[0]?.busy === 0) return;
  throw Object.assign(new Error('The log of the database is in use.'), { errcode: SQLITE_BUSY });
}
