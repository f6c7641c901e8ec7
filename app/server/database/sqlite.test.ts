import { copyFile, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createProbe, databaseFile, openDatabase } from './open.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sqlite-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('the connection keeps its promises after a power cut', async () => {
  const db = await openDatabase(dataDir);
  const pragma = async (name: string) =>
    Object.values((await sql<object>`${sql.raw(`pragma ${name}`)}`.execute(db)).rows[0] ?? {})[0];
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

test('those who wait for a lock share one patience, and the next ones have their own', async () => {
  const file = join(dataDir, 'locked.sqlite');
  const db = new Kysely<{ note: { text: string } }>({ dialect: new NodeSqliteDialect(file, 300) });
  await db.schema.createTable('note').addColumn('text', 'text').execute();
  const write = () => db.transaction().execute((one) => one.deleteFrom('note').execute());
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const start = performance.now();
  const waits = await Promise.allSettled(Array.from({ length: 4 }, write));
  expect(waits.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  // One after the other they would take four patiences and their own waits.
  expect(performance.now() - start).toBeLessThan(4 * 300 + 400);
  other.exec('commit');
  await write();
  other.close();
  await db.destroy();
});

test('the probe finds a database that is lost or another', async () => {
  const db = await openDatabase(dataDir);
  const probe = createProbe(db, dataDir);
  await probe();
  await rename(databaseFile(dataDir), join(dataDir, 'elsewhere'));
  await expect(probe()).rejects.toThrow();
  await copyFile(join(dataDir, 'elsewhere'), databaseFile(dataDir));
  await expect(probe()).rejects.toThrow(/another/);
  await db.destroy();
});

test('the files of the database are for their owner alone', async () => {
  const db = await openDatabase(dataDir);
  await db.transaction().execute((one) => one.deleteFrom('outbox').execute());
  const names = (await readdir(dataDir)).filter((name) => name.startsWith('site.sqlite'));
  expect(names).toHaveLength(3);
  for (const name of names) {
    expect((await stat(join(dataDir, name))).mode & 0o777, name).toBe(0o600);
  }
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
