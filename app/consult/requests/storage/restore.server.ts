import { existsSync } from 'node:fs';
import { link, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import type { Config } from '#app/config/config.ts';
import { databaseFile } from '#app/platform/database/database.ts';
import { readMarker, writeMarker } from '#app/platform/database/marker.ts';
import { syncFolder } from '#app/platform/database/write-durably.ts';
import type { Log } from '#app/platform/log.ts';
import { countRows } from './backup.server.ts';
import {
  BackupFault,
  type BackupHeader,
  type BackupRow,
  backupRows,
  checkBackup,
} from './backup-file.server.ts';
import { openDatabase } from './database.server.ts';
import { checkKeysIn, loadKeyring } from './keys.server.ts';
import { migrations } from './migrations.ts';
import { openStorage } from './open-storage.server.ts';
import type { Keyring } from './seal.server.ts';
import type { Tables } from './tables.ts';

/**
 * Restores a backup atomically where no database exists: embedded or PostgreSQL, as configured. The server
 * must not be running.
 *
 * @returns the header of the backup
 * @throws BackupFault or StartupError, each with a sentence in Korean; nothing has changed then
 */
export async function restoreBackup(file: string, config: Config, log: Log): Promise<BackupHeader> {
  const header = await checkBackup(file);
  const { dataDir, databaseUrl } = config;
  refuseUnfit(header, config);
  const keyring = loadKeyring(config, log, false);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Restored beside the final location, then moved.
  const folder = await mkdtemp(join(dataDir, 'restore-'));
  try {
    const db = await openDatabase({
      dataDir: folder,
      databaseUrl,
      sealRow: neverSealed,
      until: header.schema,
    });
    try {
      await db.exclusively((transaction) => load(transaction, file, header, keyring));
    } finally {
      await db.close();
    }
    // Unlike rename, link never overwrites.
    if (!databaseUrl) await link(databaseFile(folder), databaseFile(dataDir));
    const database = databaseUrl ? 'postgres' : 'sqlite';
    writeMarker(dataDir, { site: header.site, database });
    syncFolder(dataDir);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  // Brings a backup of an older version up to date.
  const storage = await openStorage(config, log);
  await storage.db.close();
  return header;
}

/** @throws when the backup is of another site, or a database exists already */
function refuseUnfit({ site, schema }: BackupHeader, { dataDir, databaseUrl }: Config) {
  const marker = readMarker(dataDir);
  if (!Object.hasOwn(migrations(neverSealed), schema)) {
    throw new BackupFault('이 판보다 새 판의 사이트가 만든 백업입니다. 새 판을 설치해 주세요.');
  }
  if (marker && marker.site !== site) {
    throw new BackupFault(
      `${dataDir} 폴더는 다른 사이트의 것입니다. DATA_DIR이 맞는지 보거나, 빈 폴더를 적어 주세요.`,
    );
  }
  const database = databaseFile(dataDir);
  if (!databaseUrl && (existsSync(database) || existsSync(`${database}-wal`))) {
    throw new BackupFault(
      `${database}이 이미 있습니다. 서버를 멈추고, 이 파일과 그 옆의 -wal, -shm을 다른 폴더로 옮긴 뒤 다시 해 주세요.`,
    );
  }
}

/** Backups contain sealed rows only. */
function neverSealed(): never {
  throw new Error('A backup holds readable rows.');
}

async function load(
  transaction: Transaction<Tables>,
  file: string,
  { counts }: BackupHeader,
  keyring: Keyring,
): Promise<void> {
  for (const table of ['consultation', 'note', 'outbox', 'access_record'] as const) {
    if ((await countRows(transaction, table)) > 0) {
      throw new BackupFault(
        '데이터베이스에 이미 신청이나 기록이 있습니다. 빈 데이터베이스를 새로 만들어 주세요. 아무것도 바꾸지 않았습니다.',
      );
    }
  }
  await transaction.deleteFrom('site').execute();
  await transaction.deleteFrom('seal_key').execute();
  // The tables have been migrated to the version of the backup.
  const query = transaction as unknown as Kysely<Record<string, BackupRow['row']>>;
  for await (const { table, row } of backupRows(file)) {
    await query.insertInto(table).values(row).execute();
  }
  // A missing key means that the backup has no rows of the table.
  for (const [table, count] of Object.entries(counts) as [keyof Tables, number][]) {
    const found = await countRows(transaction, table);
    if (found !== count) throw new Error(`${table} holds ${found} rows instead of ${count}.`);
  }
  await checkKeysIn(transaction, keyring);
}
