import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

const PROBE_MS = 2_000;

/** Where the database lies in the folder for data. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'site.sqlite');
}

/**
 * Opens the site's database and brings it up to date.
 *
 * @param dataDir folder of the database file, made (for this account alone) when it is not there
 * @throws when the file cannot be opened or a migration fails; nothing is left open then
 */
export async function openDatabase(dataDir: string): Promise<Database> {
  const file = databaseFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // The files beside it (-wal, -shm) take over its mode.
  closeSync(openSync(file, 'a', 0o600));
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/**
 * Makes the question whether a request could be stored now: the file is still the one that was opened,
 * and it can be written to.
 *
 * @returns resolves when so; throws when not, at the latest after two seconds
 */
export function createProbe(db: Database, dataDir: string): () => Promise<void> {
  const inode = () => statSync(databaseFile(dataDir)).ino;
  const opened = inode();
  return async () => {
    if (inode() !== opened) throw new Error('The database file is another one now.');
    // Takes the write lock and gives it back.
    const writable = db.transaction().execute(async () => {});
    await Promise.race([writable, lateness()]);
  };
}

function lateness(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The database is busy.')), PROBE_MS).unref();
  });
}
