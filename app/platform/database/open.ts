import type { Database, OpenOptions } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/**
 * Opens the site's database and migrates it to the latest version.
 *
 * @throws StartupError, or whatever kept it from opening; nothing is left open then
 */
export async function openDatabase<Tables>(options: OpenOptions): Promise<Database<Tables>> {
  const { databaseUrl } = options;
  const database = databaseUrl
    ? await openPostgres({ ...options, databaseUrl })
    : await openSqlite(options);
  // The caller's migrations make the caller's tables.
  return database as unknown as Database<Tables>;
}
