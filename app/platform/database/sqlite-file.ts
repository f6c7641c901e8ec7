import { closeSync, existsSync, fsyncSync, openSync, statSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { StartupError } from '../startup-error.ts';
import { SQLITE_BUSY, SQLITE_CORRUPT, SQLITE_NOTADB, sqliteCode } from './errors.ts';
import { markerFile, readMarker } from './marker.ts';

/**
 * Checks, before anything is written, that the database in the folder is the one that belongs there and
 * is intact, or that there never was one.
 *
 * @throws StartupError for one that is missing, empty, another or damaged (tests/faults/database-lost.ts)
 */
export function checkDatabaseFile(file: string, dataDir: string): void {
  const marker = readMarker(dataDir);
  if (marker?.database === 'postgres') {
    throw new StartupError(
      `${dataDir} 폴더의 사이트는 PostgreSQL에 신청을 둡니다. 빠진 DATABASE_URL을 되찾아 적어 주세요.`,
    );
  }
  const here = existsSync(file);
  if (!here && (marker || existsSync(logOf(file)))) {
    throw new StartupError(`${file}이 없습니다. ${restoring(file, dataDir)}`);
  }
  if (!here || statSync(file).size === 0) {
    if (!marker) return;
    throw new StartupError(`${file}이 비어 있습니다. ${restoring(file, dataDir)}`);
  }
  const found = examine(file);
  if (found === 'damaged') {
    throw new StartupError(`${file}이 손상되어 있습니다. ${restoring(file, dataDir)}`);
  }
  if (marker && found.site !== marker.site) {
    throw new StartupError(
      `${file}은 이 폴더에 있던 데이터베이스가 아닙니다. 있던 파일을 되돌려 놓아 주세요. 지금 있는 것을 쓰는 것이 맞으면 ${markerFile(dataDir)}을 지우고 다시 시작하세요.`,
    );
  }
}

/** SQLite's write-ahead log: what is not in the database's file yet. */
function logOf(file: string): string {
  return `${file}-wal`;
}

function restoring(file: string, dataDir: string): string {
  return (
    '새로 만들지 않고, 아무것도 바꾸지 않았습니다. ' +
    `${file}과 그 옆의 -wal, -shm이 있으면 다른 폴더에 옮겨 두고, 백업을 되돌려 주세요: npm run consult -- restore 백업파일. ` +
    `백업 없이 처음부터 새로 시작하려면 ${markerFile(dataDir)}도 함께 옮겨 두세요.`
  );
}

/** Identity that a database contains. `site` is null if it does not have the table of SiteTables. */
interface Found {
  site: string | null;
}

/** Reads the identity without leaving a trace on the disk. */
function examine(file: string): Found | 'damaged' {
  try {
    const log = existsSync(logOf(file));
    const found = read(file, log);
    // If another process opened the file meanwhile, a reading without the log means nothing.
    return found === 'damaged' && !log && existsSync(logOf(file)) ? read(file, true) : found;
  } catch (error) {
    const code = sqliteCode(error);
    if (code === SQLITE_CORRUPT || code === SQLITE_NOTADB) return 'damaged';
    throw error;
  }
}

function read(file: string, log: boolean): Found | 'damaged' {
  // Without a log the file is complete; `immutable` keeps SQLite from creating one.
  const url = pathToFileURL(file);
  if (!log) url.searchParams.set('immutable', '1');
  const database = new DatabaseSync(url, { readOnly: true, timeout: 200 });
  try {
    const [check] = database.prepare('pragma quick_check(1)').all();
    if (check?.quick_check !== 'ok') return 'damaged';
    const named = "select 1 from sqlite_schema where type = 'table' and name = 'site'";
    if (!database.prepare(named).get()) return { site: null };
    const row = database.prepare('select id from site').get();
    return { site: typeof row?.id === 'string' ? row.id : null };
  } finally {
    database.close();
  }
}

/**
 * Copies a database to a new file while others use it, with SQLite's online backup. Checks the copy and flushes it to
 * the disk. Only this account may read the copy.
 *
 * @throws if the copy is damaged
 */
export async function backUpFile(file: string, to: string): Promise<void> {
  closeSync(openSync(to, 'wx', 0o600));
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    // Copies all pages at once. A copy in steps would restart whenever another connection writes.
    await backup(source, to, { rate: 2 ** 30 });
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to);
  // The copy must be complete without a log file.
  copy.exec('pragma journal_mode = delete');
  copy.close();
  if (findFileDamage(to)) throw new Error('The copy of the database is damaged.');
  const descriptor = openSync(to, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Whether the file is damaged, or not an SQLite database. */
export function findFileDamage(file: string): boolean {
  return examine(file) === 'damaged';
}

/** Whether another process has the database open. */
export function isOpenElsewhere(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: 200 });
  try {
    // Fails while another connection is open, even one that does nothing.
    database.exec('pragma locking_mode = exclusive; begin immediate; rollback');
    return false;
  } catch (error) {
    if (sqliteCode(error) === SQLITE_BUSY) return true;
    throw error;
  } finally {
    database.close();
  }
}
