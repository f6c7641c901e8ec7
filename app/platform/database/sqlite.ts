import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { StartupError } from '../startup-error.ts';
import { type Database, databaseFile, type OpenOptions, type SiteTables } from './database.ts';
import { readMarker, writeMarker } from './marker.ts';
import { migrate } from './migrate.ts';
import { createProbe } from './probe.ts';
import { createRetryWhileBusy, type RetryWhileBusy } from './sqlite-busy.ts';
import { NodeSqliteDialect, STATEMENT_TIMEOUT_MS } from './sqlite-dialect.ts';
import { checkDatabaseFile } from './sqlite-file.ts';
import { checkpoint, emptyLog, raiseCount, WRITES_PER_CHECKPOINT } from './sqlite-log.ts';
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
  const writes = { onWrite: () => {} };
  const dialect = await retry(() => new NodeSqliteDialect(file, retry, () => writes.onWrite()));
  const query = new Kysely<SiteTables>({ dialect });

  try {
    await checkSettings(query);
    await query.transaction().execute((transaction) => migrate(transaction, migrations, until));
    const site = await siteOf(query);
    return await contract(query, { ...options, file, site, retry, writes });
  } catch (error) {
    await query.destroy();
    throw error;
  }
}

interface Opened extends OpenOptions {
  file: string;
  site: string | null;
  retry: RetryWhileBusy;
  /** Called after each statement that wrote. */
  writes: { onWrite: () => void };
}

async function contract(query: Kysely<SiteTables>, opened: Opened): Promise<Database<SiteTables>> {
  const { file, dataDir, site, retry, resident, writes } = opened;
  const original = statSync(file).ino;
  /** What is written to a file that was removed is lost when the process ends. */
  const checkFile = () => {
    if (statSync(file).ino !== original) throw new Error('The database file is another one now.');
  };
  const probe = createProbe(() => raiseCount(query, site).then(() => {}));
  const mark = (open: number | null) => {
    if (site) writeMarker(dataDir, { site, database: 'sqlite', open });
  };
  /** After a checkpoint: what is written from here on is in the log alone, and the marker says so. */
  async function markOpen(): Promise<void> {
    // A command marks it for the server that runs, or was killed.
    if (!site || (!resident && (readMarker(dataDir)?.open ?? null) === null)) return;
    checkFile();
    const count = await raiseCount(query, site);
    // The log must be on the disk before the marker requires it.
    syncFolder(dataDir);
    mark(count);
  }
  let written = 0;
  let tidying: Promise<void> | undefined;
  async function tidy(): Promise<void> {
    try {
      await checkpoint(query);
      await markOpen();
    } catch {
      // Tried again after as many writes; who writes meets the cause.
    }
  }
  writes.onWrite = () => {
    if (++written < WRITES_PER_CHECKPOINT) return;
    written = 0;
    tidying ??= tidy().finally(() => {
      tidying = undefined;
    });
  };
  if (!readMarker(dataDir)) mark(null);
  // Wipes what a migration deleted. Where a reader of another process prevents it, the next start does.
  await emptyLog(query).catch(() => {});
  await markOpen();
  return {
    kind: 'sqlite',
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
      await markOpen();
    },
    async close() {
      writes.onWrite = () => {};
      await tidying;
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
  /** Checkpoints are ours: the loss of a log is detected by what follows them. */
  wal_autocheckpoint: 0,
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
