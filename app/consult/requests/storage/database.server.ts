import type * as platform from '#app/platform/database/database.ts';
import { openDatabase as openMigrated } from '#app/platform/database/open.ts';
import { carryOver } from './carry-over.ts';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

export type Database = platform.Database<Tables>;

type OpenOptions = Omit<platform.OpenOptions, 'migrations' | 'prepare'>;

/** Opens the database of the firm's requests; see openDatabase of the platform. */
export function openDatabase(options: OpenOptions): Promise<Database> {
  return openMigrated<Tables>({ ...options, migrations, prepare: carryOver });
}
