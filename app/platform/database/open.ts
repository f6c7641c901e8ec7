import { join } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { SealRow } from '#app/consult/storage/migrations/002-sealed.ts';
import type { Tables } from '#app/consult/storage/tables.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** The site's database, embedded or PostgreSQL: one contract. */
export interface Database {
  kind: 'sqlite' | 'postgres';
  query: Kysely<Tables>;
  /** PostgreSQL's connections, for a library that brings its own queries; null: embedded. */
  pool: Pool | null;
  /**
   * A transaction in which one caller at a time, of all processes, works under this name, or under each
   * of these names. Resolves after COMMIT; when it rejects, what was done is undone or, if only the answer
   * to COMMIT was lost, unknown.
   */
  exclusively<Result>(
    names: string | readonly string[],
    work: (transaction: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result>;
  /** Reads the whole database as it is at one moment, while others go on writing. */
  snapshot<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /**
   * Whether a request could be stored now.
   *
   * @returns resolves when so; throws when not, at the latest after two seconds
   */
  probe(): Promise<void>;
  /**
   * Leaves no byte of what was deleted in the database's own files (decision 014 says where else).
   *
   * @throws when it could not; what was deleted stays deleted, and a later call wipes it
   */
  wipe(): Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Folder of the embedded database and of the marker, made (for this account alone) when missing. */
  dataDir: string;
  /** PostgreSQL; null or left out: the embedded database. */
  databaseUrl?: string | null;
  /** Seals rows that an older version of the site kept readable. */
  sealRow: SealRow;
  /** Whether this process keeps it open, as the server does: then a log that gets lost is missed. */
  resident?: boolean;
  /** Name of the last migration to run, for a backup of an older version; left out: all. */
  until?: string;
}

/** Where the embedded database lies in the folder for data. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'site.sqlite');
}

/**
 * Opens the site's database and brings it up to date.
 *
 * @throws StartupError, or whatever kept it from opening; nothing is left open then
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { databaseUrl } = options;
  return databaseUrl ? openPostgres({ ...options, databaseUrl }) : openSqlite(options);
}
