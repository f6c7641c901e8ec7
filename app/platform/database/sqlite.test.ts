import { copyFile, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile, type SiteTables } from './database.ts';
import { openDatabase } from './open.ts';
import { createRetryWhileBusy } from './sqlite-busy.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

/** Makes the table that every database has, and a table to write to. */
const first: Migration = {
  async up(db) {
    await sql`create table site (id text primary key, created_at text not null)`.execute(db);
    await sql`insert into site values ('id', '2026-11-22T00:00:00.000Z')`.execute(db);
    await sql`create table note (text text)`.execute(db);
  },
};
const open = () =>
  openDatabase<SiteTables & { note: { text: string } }>({
    dataDir,
    migrations: { '001-first': first },
  });

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sqlite-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('the connection has the settings that survive a power cut', async () => {
  const db = await open();
  const pragma = async (name: string) =>
    Object.values(
      (await sql<object>`${sql.raw(`pragma ${name}`)}`.execute(db.query)).rows[0] ?? {},
    )[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('secure_delete')).toBe(1);
  expect(await pragma('foreign_keys')).toBe(1);
  await db.close();
});

test('opening again, also concurrently, changes nothing', async () => {
  const all = await Promise.all([open(), open()]);
  for (const db of all) {
    expect(await db.query.selectFrom('note').selectAll().execute()).toEqual([]);
    await db.close();
  }
});

test('a write waits for the write of another process', async () => {
  const db = await open();
  const other = new DatabaseSync(databaseFile(dataDir));
  other.exec('begin immediate');
  const writing = db.query.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('note').execute();
  });
  // Meanwhile the process goes on.
  await new Promise((resolve) => setImmediate(resolve));
  other.exec('commit');
  await writing;
  other.close();
  await db.close();
});

test('all waiting for one lock share a timeout, and the next lock starts a new one', async () => {
  const file = join(dataDir, 'locked.sqlite');
  const db = new Kysely<{ note: { text: string } }>({
    dialect: new NodeSqliteDialect(file, createRetryWhileBusy(300)),
  });
  await db.schema.createTable('note').addColumn('text', 'text').execute();
  const write = () => db.transaction().execute((one) => one.deleteFrom('note').execute());
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const order: string[] = [];
  const waits = Array.from({ length: 4 }, () =>
    write().catch(() => {
      // Waits of their own would end later than another timeout.
      if (order.length === 0) setTimeout(() => order.push('another timeout'), 300);
      order.push('refused');
    }),
  );
  await Promise.all(waits);
  expect(order).toEqual(Array(4).fill('refused'));
  other.exec('commit');
  await write();
  other.close();
  await db.destroy();
});

test('the probe detects a database that is missing or replaced', async () => {
  const db = await open();
  await db.probe();
  await rename(databaseFile(dataDir), join(dataDir, 'elsewhere'));
  await expect(db.probe()).rejects.toThrow();
  await copyFile(join(dataDir, 'elsewhere'), databaseFile(dataDir));
  await expect(db.probe()).rejects.toThrow(/replaced/);
  await db.close();
});

test('wiping waits for readers of the deleted rows', async () => {
  const db = await open();
  const reader = new DatabaseSync(databaseFile(dataDir));
  await db.query.updateTable('site').set({ created_at: 'now' }).execute();
  reader.exec('begin; select * from site');
  let wiped = false;
  const wiping = db.wipe().then(() => {
    wiped = true;
  });
  await db.query.selectFrom('note').selectAll().execute();
  expect(wiped).toBe(false);
  reader.exec('commit');
  await wiping;
  expect((await stat(`${databaseFile(dataDir)}-wal`)).size).toBe(0);
  reader.close();
  await db.close();
});

test('a database of a newer version of the site is not opened', async () => {
  const db = await open();
  await sql`insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')`.execute(
    db.query,
  );
  await db.close();
  await expect(open()).rejects.toThrow(/새 판/);
});

test('only their owner may read the files of the database', async () => {
  const db = await open();
  await db.query.transaction().execute((one) => one.deleteFrom('note').execute());
  const names = (await readdir(dataDir)).filter((name) => name.startsWith('site.sqlite'));
  expect(names).toHaveLength(3);
  for (const name of names) {
    expect((await stat(join(dataDir, name))).mode & 0o777, name).toBe(0o600);
  }
  await db.close();
});

test('a failed transaction is rolled back', async () => {
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

test('parameters must be scalars', async () => {
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
