import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openTestStorage, type TestStorage } from '../../../tests/site/storage.ts';
import { StartupError } from '../startup-error.ts';

let vault: TestStorage;
/** Connection of another process to the same database. */
let other: TestStorage['db'];
beforeEach(async () => {
  vault = await openTestStorage();
  other = await vault.openAgain();
});
afterEach(async () => {
  await other.close();
  await vault.close();
});

const note = (position: number) => ({
  position,
  at: '',
  actor: '',
  origin: '',
  action: '',
  subject: '',
});

/** Adds a record after the last one. Two callers that read the same last record collide. */
async function append(db: TestStorage['db']): Promise<void> {
  await db.exclusively(async (transaction) => {
    const last = await transaction
      .selectFrom('access_record')
      .select('position')
      .orderBy('position', 'desc')
      .executeTakeFirst();
    await transaction
      .insertInto('access_record')
      .values(note((last?.position ?? 0) + 1))
      .execute();
  });
}

const positions = async (db: TestStorage['db']) =>
  (await db.query.selectFrom('access_record').select('position').orderBy('position').execute()).map(
    ({ position }) => position,
  );

test('a database has the name of its kind', () => {
  expect(vault.db.name).toBe(inject('database') ?? 'sqlite');
});

test('one transaction runs at a time, across all processes', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => append(index % 2 ? other : vault.db)));
  expect(await positions(vault.db)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('a transaction that fails midway leaves nothing behind, and others go on', async () => {
  const failing = vault.db.exclusively(async (transaction) => {
    await transaction.insertInto('access_record').values(note(1)).execute();
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await append(other);
  expect(await positions(vault.db)).toEqual([1]);
});

test('a transaction with a failed statement is rejected', async () => {
  await append(vault.db);
  const swallowing = vault.db.exclusively(async (transaction) => {
    await transaction.insertInto('access_record').values(note(2)).execute();
    await sql`select * from nowhere`.execute(transaction);
  });
  await expect(swallowing).rejects.toThrow();
  expect(await positions(other)).toEqual([1]);
});

test('a database that replaced the original one is not opened', async () => {
  await vault.db.probe();
  await vault.db.query.updateTable('site').set({ id: 'another' }).execute();
  await expect(vault.openAgain()).rejects.toThrow(StartupError);
});

test('opening it again, even concurrently, changes nothing', async () => {
  await append(vault.db);
  const all = await Promise.all([vault.openAgain(), vault.openAgain(), vault.openAgain()]);
  for (const db of all) {
    expect(await positions(db)).toEqual([1]);
    await db.close();
  }
  await vault.db.probe();
});
