import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#app/config/config.ts';
import { readMarker } from '#app/platform/database/marker.ts';
import type { Log } from '#app/platform/log.ts';
import { StartupError } from '#app/platform/startup-error.ts';
import type { Database } from './database.server.ts';
import { createKeyring, type Keyring } from './seal.server.ts';

/**
 * Loads the keys of the configuration, or else of the key file.
 *
 * @param mayCreate whether a key file may be created, for a trial; never for an existing database
 * @throws StartupError if no key exists, or the key file cannot be read as one
 */
export function loadKeyring({ dataDir, sealKeys }: Config, log: Log, mayCreate: boolean): Keyring {
  if (sealKeys) return createKeyring(sealKeys);
  const file = join(dataDir, 'seal.key');
  if (!existsSync(file)) {
    if (!mayCreate || readMarker(dataDir)) {
      throw new StartupError(
        `신청을 봉한 열쇠가 없습니다. 따로 보관한 SEAL_KEYS나 ${file} 파일을 먼저 되돌려 주세요.`,
      );
    }
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
    log.warn({ event: 'seal_key_created', folder: file });
  }
  const secret = Buffer.from(readFileSync(file, 'utf8'), 'base64');
  if (secret.byteLength !== 32) {
    throw new StartupError(`${file}이 열쇠가 아닙니다. 백업해 둔 것으로 되돌려 주세요.`);
  }
  return createKeyring([{ id: 'file', secret }]);
}

/**
 * Checks that everything can be opened: every key that ever sealed in this database is configured with the
 * same value.
 *
 * @throws StartupError otherwise; the site must not accept requests then
 */
export function checkKeys(db: Database, keyring: Keyring): Promise<void> {
  return db.exclusively(async (transaction) => {
    const known = await transaction.selectFrom('seal_key').selectAll().execute();
    // A server that kept running during a rotation may have sealed rows under a key that the rotation forgot.
    const used = await transaction.selectFrom('consultation').select('key_id').distinct().execute();
    for (const id of new Set([...known.map((key) => key.id), ...used.map((row) => row.key_id)])) {
      if (!keyring.ids.includes(id)) {
        throw new StartupError(
          `열쇠 ${id}이(가) 없습니다. 이 열쇠로 봉한 신청이 있으니 SEAL_KEYS(없으면 seal.key)를 되찾아 주세요.`,
        );
      }
    }
    for (const { id, check_value } of known) {
      if (keyring.index('key check', id, id) !== check_value) {
        throw new StartupError(
          `열쇠 ${id}의 값이 이 데이터베이스를 봉한 것과 다릅니다. 값을 되찾아 주세요.`,
        );
      }
    }
    if (known.some(({ id }) => id === keyring.current)) return;
    const { current: id } = keyring;
    const check_value = keyring.index('key check', id, id);
    await transaction.insertInto('seal_key').values({ id, check_value }).execute();
  });
}
