import type { Config } from '#app/config/config.ts';
import type { Log } from '#app/platform/log.ts';
import type { ConsultationContent } from '../stored.ts';
import { type Database, openDatabase } from './database.server.ts';
import { checkKeys, loadKeyring } from './keys.server.ts';
import { sealContent } from './rows.server.ts';
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
 * @throws StartupError, or whatever kept the database from opening; nothing is left open then
 */
export async function openStorage(
  config: Config,
  log: Log,
  { mayCreateKey = false } = {},
): Promise<ConsultStorage> {
  const keyring = loadKeyring(config, log, mayCreateKey);
  const db = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    sealRow(id, content) {
      // The migration builds the content from the columns of the first version, which had these only.
      const row = sealContent(id, content as unknown as ConsultationContent, keyring);
      return { sealed: row.sealed, key_id: row.key_id, phone_index: row.phone_index };
    },
  });
  try {
    await checkKeys(db, keyring);
  } catch (error) {
    await db.close();
    throw error;
  }
  return { db, keyring };
}
