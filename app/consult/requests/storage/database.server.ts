import type * as platform from '#app/platform/database/database.ts';
import { openDatabase as openMigrated } from '#app/platform/database/open.ts';
import type { SealRow } from './migrations/002-sealed.ts';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

export type Database = platform.Database<Tables>;

interface OpenOptions extends Omit<platform.OpenOptions, 'migrations'> {
  /** Seals rows that an older version of the site kept readable. */
  sealRow: SealRow;
}

/** Opens the database of the firm's requests; see openDatabase of the platform. */
export function openDatabase({ sealRow, ...options }: OpenOptions): Promise<Database> {
  return openMigrated<Tables>({
    ...options,
    migrations: migrations(sealRow),
  });
}
