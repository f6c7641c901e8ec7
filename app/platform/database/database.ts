import { join } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A table that the migrations make: its one row identifies the database. */
export interface SiteTables {
  site: { id: string; created_at: string };
}

/** The site's database, embedded or PostgreSQL: one interface. */
export interface Database<Tables> {
  /** Name in the health answer and the metrics. */
  name: 'sqlite' | 'postgres';
  query: Kysely<Tables>;
  /**
   * Runs a transaction while no other caller of `exclusively`, in any process, runs one. Resolves after COMMIT; when it
   * rejects, the transaction was rolled back or, if only the answer to COMMIT was lost, its outcome is unknown.
   */
  exclusively<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /**
   * Writes a copy of the whole embedded database as of one moment to a new file while others go on writing. Checks the
   * copy and flushes it to the disk. Null: PostgreSQL, whose own tools make backups.
   */
  backUp: ((file: string) => Promise<void>) | null;
  /**
   * Checks that a row could be written now.
   *
   * @throws if it could not, after two seconds at the latest
   */
  probe(): Promise<void>;
  /**
   * Overwrites deleted data in the files of the embedded database. PostgreSQL reuses the space of deleted rows, which
   * are sealed, when it needs the space.
   *
   * @throws while another process reads; the rows stay deleted, and a later call wipes them
   */
  wipe(): Promise<void>;
  /** Runs the embedded database's own check. @returns its findings, in its words; empty: none, or PostgreSQL */
  findDamage(): Promise<string[]>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Folder of the embedded database and of the marker. If missing, it is made for this account alone. */
  dataDir: string;
  /** PostgreSQL; null or omitted: the embedded database. */
  databaseUrl?: string | null;
  /** Migrations by name, run in the order of their names. One of them makes the table of SiteTables, with its row. */
  migrations: Record<string, Migration>;
  /** Runs before the migrations, in their transaction. */
  prepare?: <Tables>(transaction: Transaction<Tables>) => Promise<void>;
}

/** The embedded database's file in the folder for data. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'site.sqlite');
}
