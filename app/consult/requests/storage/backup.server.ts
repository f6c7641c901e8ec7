import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Kysely, Transaction } from 'kysely';
import { schemaVersion } from '#app/platform/database/migrate.ts';
import { syncFolder } from '#app/platform/database/write-durably.ts';
import { type BackupCounts, type BackupRow, backupLines } from './backup-file.server.ts';
import type { ConsultStorage } from './open-storage.server.ts';
import { primaryKeys, type Tables, tableNames } from './tables.ts';

/** Default folder of backups, in which they expire. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/**
 * Writes a snapshot of the whole database while the site keeps writing. Sealed data stays sealed, and the
 * keys are not included. The file can be restored to either database.
 *
 * @param folder created when missing; the file is named after the time and appears only when complete
 */
export async function writeBackup({ db }: ConsultStorage, folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const madeAt = new Date().toISOString();
  const file = join(folder, `backup-${madeAt.replaceAll(':', '')}.jsonl.gz`);
  const part = `${file}.${randomUUID()}.part`;
  try {
    const counts = await db.snapshot(async (transaction) => {
      const header = { madeAt, ...(await contentsOf(transaction)) };
      const lines = Readable.from(backupLines(header, allRows(transaction)));
      const written = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(lines, createGzip(), written);
      return header.counts;
    });
    await rename(part, file);
    syncFolder(folder);
    return { file, counts };
  } finally {
    await rm(part, { force: true });
  }
}

const DAY_MS = 86_400_000;

/**
 * Deletes backups older than a number of days by their names, but for the newest, and remains of interrupted ones.
 *
 * @returns the number of deleted backups
 */
export async function expireBackups(
  folder: string,
  days: number,
  now = Date.now(),
): Promise<number> {
  const names = await readdir(folder).catch((error) => {
    // No backup was ever made.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const newest = names
    .filter((name) => momentOf(name) !== null)
    .toSorted()
    .at(-1);
  let deleted = 0;
  for (const name of names) {
    const file = join(folder, name);
    const madeAt = momentOf(name);
    if (name.startsWith('backup-') && name.endsWith('.part')) {
      if ((await stat(file)).mtimeMs < now - DAY_MS) await rm(file, { force: true });
    } else if (madeAt !== null && name !== newest && madeAt < now - days * DAY_MS) {
      await rm(file, { force: true });
      deleted += 1;
    }
  }
  return deleted;
}

function momentOf(name: string): number | null {
  const found = /^backup-(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\d\.\d{3}Z)\.jsonl\.gz$/.exec(name);
  return found ? Date.parse(`${found[1]}:${found[2]}:${found[3]}`) : null;
}

async function contentsOf(transaction: Transaction<Tables>) {
  const { id: site } = await transaction.selectFrom('site').select('id').executeTakeFirstOrThrow();
  const counts: BackupCounts = {};
  for (const name of tableNames) counts[name] = await countRows(transaction, name);
  const schema = await schemaVersion(transaction);
  if (!schema) throw new Error('The database has no tables.');
  return { site, schema, counts };
}

/** Number of rows of a table. */
export async function countRows(query: Kysely<Tables>, name: keyof Tables): Promise<number> {
  const row = await query
    .selectFrom(name)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Rows held in memory at once. */
const PAGE = 500;

async function* allRows(transaction: Transaction<Tables>): AsyncGenerator<BackupRow> {
  // All columns, including those of later migrations.
  const query = transaction as unknown as Kysely<Record<string, BackupRow['row']>>;
  for (const table of tableNames) {
    const key = primaryKeys[table];
    for (let last: string | number | null | undefined; ; ) {
      let page = query.selectFrom(table).selectAll().orderBy(key).limit(PAGE);
      if (last !== undefined) page = page.where(key, '>', last);
      const rows = await page.execute();
      for (const row of rows) yield { table, row };
      if (rows.length < PAGE) break;
      last = rows.at(-1)?.[key];
    }
  }
}
