import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '#app/platform/database/write-durably.ts';
import type { Database } from '../storage/database.server.ts';

/** Default folder of backups, in which they expire. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Writes a copy of the embedded database as of one moment: see `Database.backUp`. */
export type BackUp = NonNullable<Database['backUp']>;

/**
 * Writes a backup while the site keeps writing. Sealed data stays sealed, and the keys are not included.
 *
 * @param folder created if missing. The file is named after the time and its digest, and appears when it is complete
 * @returns the path of the file
 */
export async function writeBackup(backUp: BackUp, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `backup-${new Date().toISOString().replaceAll(':', '')}`;
  const part = join(folder, `${name}.sqlite.${randomUUID()}.part`);
  try {
    await backUp(part);
    const file = join(folder, `${name}-${await digestOf(part)}.sqlite`);
    await rename(part, file);
    syncFolder(folder);
    return file;
  } finally {
    await rm(part, { force: true });
  }
}

/** The digest of a file's content: the first 32 digits of its SHA-256. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 32);
}

/** The digest in the name of a backup; null: it was renamed, or a version before this one made it. */
export function digestIn(name: string): string | null {
  return /-([\da-f]{32})\.sqlite$/.exec(name)?.[1] ?? null;
}

/**
 * Compares each backup of a folder with the digest in its name.
 *
 * @returns how many have one, and the names of those that are another
 */
export async function findDamagedBackups(
  folder: string,
): Promise<{ checked: number; damaged: string[] }> {
  const names = (await namesIn(folder)).filter((name) => digestIn(name) !== null);
  const damaged: string[] = [];
  for (const name of names) {
    if ((await digestOf(join(folder, name))) !== digestIn(name)) damaged.push(name);
  }
  return { checked: names.length, damaged };
}

async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch((error) => {
    // No backup was ever made.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Stamp whose modification time is that of the last backup. Other tools in the operations guide write it too. */
const stampFile = (dataDir: string) => join(dataDir, 'last-backup');

/** Records that a backup was made just now. */
export async function noteBackup(dataDir: string): Promise<void> {
  await writeFile(stampFile(dataDir), `${new Date().toISOString()}\n`, { mode: 0o600 });
}

/** Time of the last backup, in milliseconds; null: none was ever made. */
export async function lastBackup(dataDir: string): Promise<number | null> {
  try {
    return (await stat(stampFile(dataDir))).mtimeMs;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Time at which the oldest stored request was received, in milliseconds; null: no request is stored. */
export async function oldestRequest({ query }: Database): Promise<number | null> {
  const row = await query
    .selectFrom('consultation')
    .select(({ fn }) => fn.min('received_at').as('oldest'))
    .executeTakeFirst();
  return row?.oldest ? Date.parse(row.oldest) : null;
}

const DAY_MS = 86_400_000;

/**
 * Deletes backups that are older than a number of days by their names, except the newest, and what interrupted backups
 * left. Backups of version 0.1.0 (`.jsonl.gz`) expire too.
 *
 * @returns the number of deleted backups
 */
export async function expireBackups(
  folder: string,
  days: number,
  now = Date.now(),
): Promise<number> {
  const names = await namesIn(folder);
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

/** Time of a backup according to its file name; null: not the name of a backup. */
export function momentOf(name: string): number | null {
  const found =
    /^backup-(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\d\.\d{3}Z)(?:-[\da-f]{32})?\.(?:sqlite|jsonl\.gz)$/.exec(
      name,
    );
  return found ? Date.parse(`${found[1]}:${found[2]}:${found[3]}`) : null;
}
