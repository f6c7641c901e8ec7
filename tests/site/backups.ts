import { randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { type Config, readConfig } from '#app/config/config.ts';
import { writeBackup } from '#app/consult/requests/backup/backup.server.ts';
import { setStatus } from '#app/consult/requests/status.server.ts';
import {
  type ConsultStorage,
  openStorage,
} from '#app/consult/requests/storage/open-storage.server.ts';
import { createLog } from '#app/platform/log.ts';
import { openAdmin, tester } from './admin.ts';
import { openStore, submission } from './storage.ts';
import { testFolder } from './test-place.ts';

export const silent = createLog('silent');
const SEAL_KEYS = `k1:${randomBytes(32).toString('base64')}`;

/** The configuration of a site without a database; all have the same key. */
export async function newPlace(settings: Record<string, string> = {}): Promise<Config> {
  const result = readConfig({ DATA_DIR: await testFolder(), SEAL_KEYS, ...settings });
  if (!result.ok) throw new Error(result.faults.join('\n'));
  return result.config;
}

/** Opened until the test has finished. */
export async function openPlace(config: Config): Promise<ConsultStorage> {
  const storage = await openStorage(config, silent);
  onTestFinished(() => storage.db.close());
  return storage;
}

/** Stores requests that wait for a mail. */
export function mailedStore({ db, keyring }: ConsultStorage) {
  return openStore({ db, keyring }, [{ name: 'mail' }]);
}

/** Everything that a backup must bring back. */
export async function contents({ db, keyring }: ConsultStorage) {
  const requests = await openAdmin(db, keyring).list();
  return {
    requests: requests.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    outbox: await db.query.selectFrom('outbox').selectAll().orderBy('id').execute(),
    changes: await db.query.selectFrom('status_change').selectAll().execute(),
    site: await db.query.selectFrom('site').selectAll().execute(),
  };
}

/** A site with an embedded database and three requests. */
export async function placeWithRequests() {
  const config = await newPlace();
  const storage = await openPlace(config);
  for (const name of ['가', '나', '다 💛']) {
    const { receipt } = await mailedStore(storage).accept(submission({ name }));
    if (name === '나') await setStatus(storage, tester, receipt.reference, { status: 'missed' });
  }
  return { config, storage };
}

/** @returns the file of a new backup in this folder */
export function writeBackupTo(folder: string, { db }: ConsultStorage): Promise<string> {
  if (!db.backUp) throw new Error('The embedded database makes backups.');
  return writeBackup(db.backUp, folder);
}
