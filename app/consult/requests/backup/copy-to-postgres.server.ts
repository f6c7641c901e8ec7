import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '#app/config/config.ts';
import { databaseFile } from '#app/platform/database/database.ts';
import { writeMarker } from '#app/platform/database/marker.ts';
import { isOpenElsewhere } from '#app/platform/database/sqlite-file.ts';
import type { Log } from '#app/platform/log.ts';
import { type Database, openDatabase } from '../storage/database.server.ts';
import { checkKeys, loadKeyring } from '../storage/keys.server.ts';
import { countRows } from '../storage/rows.server.ts';
import { primaryKeys, type Tables, tableNames } from '../storage/tables.ts';
import { BackupFault } from './restore.server.ts';

type Row = Record<string, string | number | null>;

/** Rows held in memory at once. */
const PAGE = 500;

/**
 * Copies the embedded database into an empty PostgreSQL, in one transaction, and marks the data folder as that of
 * PostgreSQL. The embedded database stays as it is. The server must not be running.
 *
 * @returns the number of copied requests
 * @throws BackupFault or StartupError, each with a sentence in Korean; nothing has changed then
 */
export async function copyToPostgres(config: Config, log: Log): Promise<number> {
  const { dataDir, databaseUrl } = config;
  if (!databaseUrl) throw new BackupFault('옮길 PostgreSQL의 주소를 DATABASE_URL에 적어 주세요.');
  if (isOpenElsewhere(databaseFile(dataDir))) {
    throw new BackupFault('서버가 돌고 있습니다. 서버를 멈춘 뒤 다시 해 주세요.');
  }
  const keyring = loadKeyring(config, log, false);
  const source = await openDatabase({ dataDir });
  // The marker of the data folder names the embedded database.
  const folder = await mkdtemp(join(tmpdir(), 'copy-'));
  try {
    const target = await openDatabase({ dataDir: folder, databaseUrl });
    try {
      await checkKeys(source, keyring);
      await copy(source, target);
    } finally {
      await target.close();
    }
    const { id: site } = await source.query
      .selectFrom('site')
      .select('id')
      .executeTakeFirstOrThrow();
    writeMarker(dataDir, { site, database: 'postgres' });
    return await countRows(source.query, 'consultation');
  } finally {
    await source.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function copy(source: Database, target: Database): Promise<void> {
  return target.exclusively(async (transaction) => {
    for (const table of tableNames) {
      if (made.includes(table) || (await countRows(transaction, table)) === 0) continue;
      throw new BackupFault(
        'DATABASE_URL이 가리키는 데이터베이스가 비어 있지 않습니다. 빈 데이터베이스를 새로 만들어 주세요. 아무것도 바꾸지 않았습니다.',
      );
    }
    for (const table of made) await transaction.deleteFrom(table).execute();
    // Any table, with all of its columns.
    const into = transaction as unknown as Kysely<Record<string, Row>>;
    for (const table of tableNames) {
      for await (const rows of pages(source, table)) {
        await into.insertInto(table).values(rows).execute();
      }
      const [there, here] = [
        await countRows(source.query, table),
        await countRows(transaction, table),
      ];
      if (there !== here) throw new Error(`${table} holds ${here} rows instead of ${there}.`);
    }
  });
}

/** Tables in which the migrations write a row. */
const made: readonly (keyof Tables)[] = ['site', 'access_log_copy'];

async function* pages(source: Database, table: keyof Tables): AsyncGenerator<Row[]> {
  const query = source.query as unknown as Kysely<Record<string, Row>>;
  const key = primaryKeys[table];
  for (let last: string | number | null | undefined; ; ) {
    let page = query.selectFrom(table).selectAll().orderBy(key).limit(PAGE);
    if (last !== undefined) page = page.where(key, '>', last);
    const rows = await page.execute();
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.[key];
  }
}
