import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** Where the database lies in the folder for data. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'site.sqlite');
}

/**
 * Opens the site's database and brings it up to date.
 *
 * @param dataDir folder of the database file, made (for this user alone) when it is not there
 * @throws when the file cannot be opened or a migration fails; nothing is left open then
 */
export async function openDatabase(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(databaseFile(dataDir)) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    await db.destroy();
    throw error;
  }
  return db;
}
