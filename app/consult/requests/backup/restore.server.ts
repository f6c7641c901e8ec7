import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, open, rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Config } from '#app/config/config.ts';
import { databaseFile } from '#app/platform/database/database.ts';
import { readMarker, writeMarker } from '#app/platform/database/marker.ts';
import { findFileDamage } from '#app/platform/database/sqlite-file.ts';
import { syncFolder } from '#app/platform/database/write-durably.ts';
import type { Log } from '#app/platform/log.ts';
import type { Person } from '#app/platform/person.ts';
import { makeUnfinished, removeUnfinished } from '#app/platform/unfinished.ts';
import { type ConsultStorage, openStorage } from '../storage/open-storage.server.ts';
import { countRows } from '../storage/rows.server.ts';
import { findDamagedRequests } from '../verify.server.ts';
import { digestIn, digestOf } from './backup.server.ts';
import { repeatDeletions } from './repeat-deletions.server.ts';

/** The backup cannot be restored; the message says why, in Korean. */
export class BackupFault extends Error {}

/**
 * Restores a backup of the embedded database where no database exists. The server must not be running.
 *
 * @param old the data folder of before, whose deletions are repeated, and who repeats them
 * @returns the number of restored requests
 * @throws BackupFault or StartupError, each with a sentence in Korean; nothing has changed then
 */
export async function restoreBackup(
  file: string,
  config: Config,
  log: Log,
  old?: { folder: string; person: Person },
): Promise<number> {
  const { dataDir } = config;
  await refuseUnfit(file, config);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Restores to a folder next to the final location, then links the file.
  removeUnfinished(dataDir);
  const folder = makeUnfinished(dataDir);
  try {
    await copyFile(file, databaseFile(folder));
    const digest = digestIn(basename(file));
    if (digest !== null && (await digestOf(databaseFile(folder))) !== digest) throw damaged(file);
    if (findFileDamage(databaseFile(folder))) throw damaged(file);
    const storage = await openStorage({ ...config, dataDir: folder }, log, { keysFrom: dataDir });
    const { site, count } = await examine(storage, file, dataDir, old).finally(storage.db.close);
    // Unlike rename, link never overwrites.
    await link(databaseFile(folder), databaseFile(dataDir));
    writeMarker(dataDir, { site, database: 'sqlite' });
    syncFolder(dataDir);
    return count;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws BackupFault when a request does not open, or the backup is of another site than the folder */
async function examine(
  storage: ConsultStorage,
  file: string,
  dataDir: string,
  old: { folder: string; person: Person } | undefined,
) {
  const { query } = storage.db;
  if ((await findDamagedRequests(storage)).damaged.length > 0) throw damaged(file);
  const { id: site } = await query.selectFrom('site').select('id').executeTakeFirstOrThrow();
  const marker = readMarker(dataDir);
  if (marker && marker.site !== site) {
    throw new BackupFault(
      `${dataDir} 폴더는 다른 사이트의 것입니다. DATA_DIR이 맞는지 보거나, 빈 폴더를 적어 주세요.`,
    );
  }
  if (old) await repeatDeletions(storage.db, old.folder, old.person);
  // Moves what is in the -wal file into the file that is linked below.
  await storage.db.wipe();
  return { site, count: await countRows(query, 'consultation') };
}

/** @throws when the file is no backup, or a database exists already */
async function refuseUnfit(file: string, { dataDir, databaseUrl }: Config): Promise<void> {
  if (databaseUrl) {
    throw new BackupFault(
      'PostgreSQL에는 pg_restore로 되돌립니다. docs/operations-more.md의 PostgreSQL을 보세요.',
    );
  }
  const database = databaseFile(dataDir);
  if (existsSync(database) || existsSync(`${database}-wal`)) {
    throw new BackupFault(
      `${database}이 이미 있습니다. 서버를 멈추고, 이 파일과 그 옆의 -wal, -shm을 다른 폴더로 옮긴 뒤 다시 해 주세요.`,
    );
  }
  const beginning = await readBeginning(file);
  if (beginning.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))) {
    throw new BackupFault(
      '0.1.0 판이 만든 백업입니다. 0.1.0 판을 설치해 되돌리신 뒤 이 판으로 시작해 주세요. 아무것도 바꾸지 않았습니다.',
    );
  }
  const isWhole = beginning.toString('latin1', 0, 16) === 'SQLite format 3\0';
  if (!isWhole || (await stat(file)).size !== sizeIn(beginning)) throw damaged(file);
}

/** The size of the file by the header of a SQLite database: its pages, at 28, of so many bytes each, at 16. */
function sizeIn(header: Buffer): number {
  if (header.length < 32) return 0;
  const pageSize = header.readUInt16BE(16);
  return header.readUInt32BE(28) * (pageSize === 1 ? 65_536 : pageSize);
}

async function readBeginning(file: string): Promise<Buffer> {
  const handle = await open(file).catch((cause) => {
    if (cause.code === 'ENOENT') throw new BackupFault(`${file}이 없습니다.`, { cause });
    if (cause.code === 'EACCES') {
      throw new BackupFault(
        `${file}을 읽을 수 없습니다. 되돌릴 폴더의 주인으로 읽습니다. 그 계정이 읽을 수 있는 곳에 두어 주세요.`,
        { cause },
      );
    }
    throw cause;
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function damaged(file: string): BackupFault {
  return new BackupFault(
    `${file}은 온전한 백업이 아닙니다. 다른 백업으로 다시 해 주세요. 아무것도 바꾸지 않았습니다.`,
  );
}
