import type { Config } from '#app/config/config.ts';
import type { Log } from '#app/platform/log.ts';
import { type Database, openDatabase } from './database.server.ts';
import { checkKeys, loadKeyring } from './keys.server.ts';
import type { Keyring } from './seal.server.ts';

/** The database and the keys that open its sealed columns. */
export interface ConsultStorage {
  db: Database;
  keyring: Keyring;
}

/**
 * Opens the database and checks the keys.
 *
 * @param mayCreateKey whether a key file may be created, as the server does
 * @param keysFrom folder of the key file; omitted: the data folder
 * @throws StartupError, or whatever kept the database from opening; nothing is left open then
 */
export async function openStorage(
  config: Config,
  log: Log,
  { mayCreateKey = false, keysFrom = config.dataDir } = {},
): Promise<ConsultStorage> {
  const keyring = loadKeyring({ ...config, dataDir: keysFrom }, log, mayCreateKey);
  const db = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
  });
  try {
    await checkKeys(db, keyring);
  } catch (error) {
    await db.close();
    throw error;
  }
  return { db, keyring };
}
