import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import type { Config } from '#app/config/config.ts';
import { readMarker } from '#app/platform/database/marker.ts';
import type { Database } from '#app/platform/database/open.ts';
import type { Log } from '#app/platform/log.ts';
import { StartFault } from '#app/platform/start-fault.ts';
import { createKeyring, type Keyring } from './seal.server.ts';
import type { Tables } from './tables.ts';

/** A fault of the keys that an operator must mend. */
class KeyFault extends StartFault {}

/** Where the key lies that is made for a first try. */
function keyFile(dataDir: string): string {
  return join(dataDir, 'seal.key');
}

/**
 * The keys of the configuration; without any, that of the key file.
 *
 * @param mayMake whether a key file may be made, for a first try; never where a database already is
 * @throws KeyFault when there is no key, or the key file cannot be read as one
 */
export function loadKeyring({ dataDir, sealKeys }: Config, log: Log, mayMake: boolean): Keyring {
  if (sealKeys) return createKeyring(sealKeys);
  const file = keyFile(dataDir);
  if (!existsSync(file)) {
    if (!mayMake || readMarker(dataDir)) {
      throw new KeyFault(
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
    throw new KeyFault(`${file}이 열쇠가 아닙니다. 백업해 둔 것으로 되돌려 주세요.`);
  }
  return createKeyring([{ id: 'file', secret }]);
}

/**
 * Sees that everything here can be opened: each key that ever sealed in this database is in the ring,
 * and is the same one.
 *
 * @throws KeyFault when not; the site must not take requests then
 */
export async function checkKeys(db: Database, keyring: Keyring): Promise<void> {
  await db.exclusively('seal keys', (transaction) => checkKeysIn(transaction, keyring));
}

/** The same, inside a transaction of which it is a part. */
export async function checkKeysIn(
  transaction: Transaction<Tables>,
  keyring: Keyring,
): Promise<void> {
  const known = await transaction.selectFrom('seal_key').selectAll().execute();
  // A server that ran on while the keys were changed may have sealed under one that was forgotten.
  const used = await transaction.selectFrom('consultation').select('key_id').distinct().execute();
  for (const id of new Set([...known.map((key) => key.id), ...used.map((row) => row.key_id)])) {
    if (!keyring.ids.includes(id)) {
      throw new KeyFault(
        `열쇠 ${id}이(가) 없습니다. 이 열쇠로 봉한 신청이 있으니 SEAL_KEYS(없으면 seal.key)를 되찾아 주세요.`,
      );
    }
  }
  for (const { id, check_value } of known) {
    if (keyring.index('key check', id, id) !== check_value) {
      throw new KeyFault(
        `열쇠 ${id}의 값이 이 데이터베이스를 봉한 것과 다릅니다. 값을 되찾아 주세요.`,
      );
    }
  }
  if (known.some(({ id }) => id === keyring.current)) return;
  const { current: id } = keyring;
  const check_value = keyring.index('key check', id, id);
  await transaction.insertInto('seal_key').values({ id, check_value }).execute();
}
