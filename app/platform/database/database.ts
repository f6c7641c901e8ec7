import { join } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A table that the migrations make: its one row identifies the database. */
export interface SiteTables {
  site: { id: string; created_at: string };
}

/** The site's database, embedded or PostgreSQL: one contract. */
export interface Database<Tables> {
  kind: 'sqlite' | 'postgres';
  query: Kysely<Tables>;
  /**
   * Runs a transaction that holds these names: no other caller, in any process, holds one of them
   * meanwhile. Resolves after COMMIT; when it rejects, the transaction was rolled back or, if only the
   * answer to COMMIT was lost, its outcome is unknown.
   */
  exclusively<Result>(
    names: string | readonly string[],
    work: (transaction: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result>;
  /** Reads the whole database as of one moment, while others go on writing. */
  snapshot<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /**
   * Checks that a row could be written now.
   *
   * @throws when it could not, at the latest after two seconds
   */
  probe(): Promise<void>;
  /**
   * Overwrites what was deleted in the database's own files (decision 014 lists other places).
   *
   * @throws when it could not; the rows stay deleted, and a later call wipes them
   */
  wipe(): Promise<void>;
  close(): Promise<void>;
}

/** Tables, those that others refer to first, and of each the column that holds most of a row; null: none. */
export type WipedTables = Readonly<Record<string, string | null>>;

export interface OpenOptions {
  /** Folder of the embedded database and of the marker, made (for this account alone) when missing. */
  dataDir: string;
  /** PostgreSQL; null or left out: the embedded database. */
  databaseUrl?: string | null;
  /** By name, in the order of their names. One of them makes the table of SiteTables, with its row. */
  migrations: Record<string, Migration>;
  /** Where `wipe` overwrites deleted rows, in PostgreSQL; SQLite wipes all. */
  wipedTables: WipedTables;
  /** Whether this process keeps it open, as the server does: only then is a lost log detected. */
  resident?: boolean;
  /** Name of the last migration to run, for a backup of an older version; left out: all. */
  until?: string;
}

/** The embedded database's file in the folder for data. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'site.sqlite');
}
