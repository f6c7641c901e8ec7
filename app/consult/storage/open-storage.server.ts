import type { Config } from '#app/config/config.ts';
import { type Database, openDatabase } from '#app/platform/database/open.ts';
import type { Log } from '#app/platform/log.ts';
import type { ConsultationContent } from '../submission/stored.ts';
import { checkKeys, loadKeyring } from './keys.server.ts';
import { sealContent } from './rows.server.ts';
import type { Keyring } from './seal.server.ts';

/** The firm's requests and the keys that open them. */
export interface ConsultStorage {
  db: Database;
  keyring: Keyring;
}

interface StorageOptions {
  /** Whether this process keeps it open, as the server does: it alone may make a first key file. */
  resident?: boolean;
}

/**
 * Opens the database with its keys.
 *
 * @throws KeyFault, or whatever kept the database from opening; nothing is left open then
 */
export async function openStorage(
  config: Config,
  log: Log,
  { resident = false }: StorageOptions = {},
): Promise<ConsultStorage> {
  const keyring = loadKeyring(config, log, resident);
  const db = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    resident,
    // Put together by the migration from the columns of old, which were these.
    sealRow: (id, content) => sealContent(id, content as unknown as ConsultationContent, keyring),
  });
  try {
    await checkKeys(db, keyring);
  } catch (error) {
    await db.close();
    throw error;
  }
  return { db, keyring };
}
