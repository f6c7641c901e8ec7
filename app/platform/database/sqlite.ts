import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { StartupError } from '../startup-error.ts';
import { readMarker, writeMarker } from './marker.ts';
import { migrate } from './migrate.ts';
import { type Database, databaseFile, type OpenOptions, type SiteTables } from './open.ts';
import { createProbe, touch } from './probe.ts';
import { BUSY_TIMEOUT_MS, NodeSqliteDialect } from './sqlite-dialect.ts';
import { createPatience, type Patience, SQLITE_BUSY } from './sqlite-patience.ts';
import { checkPlace, writtenAt } from './sqlite-place.ts';
import { syncFolder } from './write-durably.ts';

/** How long a write waits for another process: about as long as a visitor will. */
const PATIENCE_MS = 5_000;

/** The embedded database. */
export async function openSqlite(options: OpenOptions): Promise<Database<SiteTables>> {
  const { dataDir, migrations, until } = options;
  const file = databaseFile(dataDir);
  const patience = createPatience(PATIENCE_MS);
  await patience(() => checkPlace(file, dataDir));
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // The files beside it (-wal, -shm) take over its mode.
  closeSync(openSync(file, 'a', 0o600));
  const dialect = await patience(() => new NodeSqliteDialect(file, patience));
  const query = new Kysely<SiteTables>({ dialect });

  try {
    await checkSettings(query);
    await query.transaction().execute((transaction) => migrate(transaction, migrations, until));
    const site = await siteOf(query);
    return await contract(query, { ...options, file, site, patience });
  } catch (error) {
    await query.destroy();
    throw error;
  }
}

interface Opened extends OpenOptions {
  file: string;
  site: string | null;
  patience: Patience;
}

async function contract(query: Kysely<SiteTables>, opened: Opened): Promise<Database<SiteTables>> {
  const { file, dataDir, site, patience, resident } = opened;
  const original = statSync(file).ino;
  /** What is written to a file that was taken away is gone when the process ends. */
  const checkFile = () => {
    if (statSync(file).ino !== original) throw new Error('The database file is another one now.');
  };
  const probe = createProbe(query, site);
  const mark = (written: string | null) => {
    if (site) writeMarker(dataDir, { site, database: 'sqlite', written });
  };
  /** From here on, and not before, the log holds something: were it lost, that would show. */
  async function beginLog(): Promise<void> {
    if (!resident || !site) return;
    await touch(query, site);
    // The log must be on the disk before the marker says that it is needed.
    syncFolder(dataDir);
    mark(writtenAt(file));
  }
  if (!readMarker(dataDir)) mark(null);
  // What a migration deleted. A reader of another process may hold it up: the next start wipes then.
  await emptyLog(query).catch(() => {});
  await beginLog();
  return {
    kind: 'sqlite',
    pool: null,
    query,
    // Every transaction of SQLite is alone.
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
      await patience(() => emptyLog(query));
      await beginLog();
    },
    async close() {
      // Before the log goes, which it does when nobody else has the database open. An operator, or a
      // test, may have taken the folder away.
      if (resident && existsSync(file)) mark(null);
      await query.destroy();
    },
  };
}

/** What must be true of the live connection for an acknowledged request to survive a power cut. */
const required = {
  /** Longer, and the whole process would stand still meanwhile. */
  busy_timeout: BUSY_TIMEOUT_MS,
  journal_mode: 'wal',
  /** FULL: each commit is on the disk before it returns. */
  synchronous: 2,
  secure_delete: 1,
  foreign_keys: 1,
};

/** @throws StartupError when the connection is not as it was told to be (fault 3) */
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
  // A database of the first version, opened only to be looked at or filled.
  if (!tables.some(({ name }) => name === 'site')) return null;
  return (await query.selectFrom('site').select('id').executeTakeFirstOrThrow()).id;
}

/**
 * secure_delete wipes the pages; what the log still holds of them goes with the checkpoint.
 *
 * @throws while others read, so that the log cannot be emptied
 */
async function emptyLog(query: Kysely<SiteTables>): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(query);
  if (rows[0]?.busy === 0) return;
  throw Object.assign(new Error('The log of the database is in use.'), { errcode: SQLITE_BUSY });
}
