import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile, openDatabase } from './open.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sqlite-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('the connection keeps its promises after a power cut', async () => {
  const db = await openDatabase(dataDir);
  const pragma = async (name: string) =>
    Object.values((await sql`${sql.raw(`pragma ${name}`)}`.execute(db)).rows[0] as object)[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('secure_delete')).toBe(1);
  expect(await pragma('foreign_keys')).toBe(1);
  await db.destroy();
});

test('opening again, also at the same time, changes nothing', async () => {
  const all = await Promise.all([openDatabase(dataDir), openDatabase(dataDir)]);
  for (const db of all) {
    expect(await db.selectFrom('consultation').selectAll().execute()).toEqual([]);
    await db.destroy();
  }
});

test('a write waits for another process to finish its own', async () => {
  const db = await openDatabase(dataDir);
  const other = new DatabaseSync(databaseFile(dataDir));
  other.exec('begin immediate');
  const writing = db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('outbox').execute();
  });
  // Meanwhile the process goes on.
  await new Promise((resolve) => setImmediate(resolve));
  other.exec('commit');
  await writing;
  other.close();
  await db.destroy();
});

test('a transaction that fails leaves nothing behind', async () => {
  const db = new Kysely<{ note: { text: string } }>({ dialect: new NodeSqliteDialect(':memory:') });
  await db.schema.createTable('note').addColumn('text', 'text').execute();
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('note').values({ text: 'gone' }).execute();
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await db.selectFrom('note').selectAll().execute()).toEqual([]);
  await db.destroy();
});

test('only scalars are taken as parameters', async () => {
  const db = new Kysely<{ note: { text: unknown } }>({
    dialect: new NodeSqliteDialect(':memory:'),
  });
  await db.schema.createTable('note').addColumn('text', 'text').execute();
  for (const value of [{ $text: 'named' }, ['list'], true, undefined]) {
    const inserting = db
      .insertInto('note')
      .values({ text: value as never })
      .execute();
    await expect(inserting, String(value)).rejects.toThrow();
  }
  await db.destroy();
});
