import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tester } from '../../../../tests/site/admin.ts';
import {
  openStore,
  openTestStorage,
  submission,
  type TestStorage,
} from '../../../../tests/site/storage.ts';
import { listRequests, readRequest } from '../request-reader.server.ts';
import { checkAccessLog } from './access-chain.server.ts';
import { onRecord, trimAccessLog } from './access-log.server.ts';

let storage: TestStorage;
beforeEach(async () => {
  storage = await openTestStorage();
});
afterEach(async () => {
  vi.useRealTimers();
  await storage.close();
});

const write = (subject: string) =>
  onRecord(storage.db, tester, async () => ({ action: 'show', subject, result: null }));
const records = () =>
  storage.db.query.selectFrom('access_record').selectAll().orderBy('position').execute();
/** What one with the database's own tools could do. */
const tamper = async (statement: string) => {
  const { query } = storage.db;
  const kind = storage.databaseUrl ? 'postgres' : 'sqlite';
  for (const trigger of kind === 'sqlite' ? ['stays', 'is_kept', 'is_new'] : ['stays', 'is_kept']) {
    const table = kind === 'sqlite' ? '' : ' on access_record';
    await sql.raw(`drop trigger access_record_${trigger}${table}`).execute(query);
  }
  await sql.raw(statement).execute(query);
};

describe('the chain', () => {
  test('has no gap after concurrent writes', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => write(`${index}`)));
    expect((await records()).map(({ position }) => position)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect(await checkAccessLog(storage.db)).toMatchObject({ ok: true, count: 20, position: 20 });
  });

  test('is valid when empty', async () => {
    expect(await checkAccessLog(storage.db)).toMatchObject({ ok: true, count: 0 });
  });

  test.each([
    "update access_record set subject = 'other' where position = 2",
    "update access_record set actor = 'other' where position = 2",
    "update access_record set at = '2020-01-01T00:00:00.000Z' where position = 2",
    'delete from access_record where position = 2',
  ])('detects: %s', async (statement) => {
    for (const subject of ['one', 'two', 'three']) await write(subject);
    await tamper(statement);
    expect(await checkAccessLog(storage.db)).toEqual({ ok: false, brokenAt: 2 });
  });

  test('is broken without its beginning', async () => {
    for (const subject of ['one', 'two', 'three']) await write(subject);
    await tamper('delete from access_record where position = 1');
    expect(await checkAccessLog(storage.db)).toEqual({ ok: false, brokenAt: 1 });
  });

  test('is broken without its end, when a later record is known', async () => {
    for (const subject of ['one', 'two', 'three']) await write(subject);
    const [, , last] = await records();
    const head = { position: 3, hash: last?.hash ?? '' };
    expect(await checkAccessLog(storage.db, head)).toMatchObject({ ok: true });
    await tamper('delete from access_record where position = 3');
    expect(await checkAccessLog(storage.db)).toMatchObject({ ok: true });
    expect(await checkAccessLog(storage.db, head)).toEqual({ ok: false, brokenAt: 3 });
  });
});

describe('the database refuses', () => {
  const row = "1, at, actor, origin, action, 'x', previous_hash, hash from access_record";
  const columns = 'position, at, actor, origin, action, subject, previous_hash, hash';
  const every = ["update access_record set subject = 'other'", 'delete from access_record'];
  const own = {
    sqlite: [`insert or replace into access_record (${columns}) select ${row}`],
    postgres: [
      'truncate access_record',
      `insert into access_record (${columns}) select ${row} on conflict (position) do update set subject = 'x'`,
    ],
  };

  test('every way to change or remove a record', async () => {
    await write('one');
    for (const statement of [...every, ...own[storage.databaseUrl ? 'postgres' : 'sqlite']]) {
      const changing = sql.raw(statement).execute(storage.db.query);
      await expect(changing, statement).rejects.toThrow(/access record/);
    }
    expect(await checkAccessLog(storage.db)).toMatchObject({ ok: true, count: 1 });
  });
});

describe('access that cannot be recorded', () => {
  test('is refused', async () => {
    const store = openStore(storage);
    const { receipt } = await store.accept(submission());
    await sql`alter table access_record rename to elsewhere`.execute(storage.db.query);
    await expect(listRequests(storage, tester, {}, 50)).rejects.toThrow();
    await expect(readRequest(storage, tester, receipt.reference)).rejects.toThrow();
  });
});

describe('trimming', () => {
  const at = (date: string) =>
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${date}T00:00:00Z`) });

  test('removes records older than two years, and the chain continues from its own record', async () => {
    at('2020-01-01');
    for (const subject of ['one', 'two']) await write(subject);
    at('2020-06-01');
    await write('three');
    at('2022-01-03');
    expect(await trimAccessLog(storage.db, tester)).toBe(2);
    const left = await records();
    expect(left.map(({ position, action }) => [position, action])).toEqual([
      [3, 'show'],
      [4, 'trim'],
    ]);
    expect(left[1]?.subject).toBe(`2 ${left[0]?.previous_hash}`);
    expect(await checkAccessLog(storage.db)).toMatchObject({ ok: true, count: 2 });
    expect(await trimAccessLog(storage.db, tester)).toBe(0);
  });

  test('all records leaves its own', async () => {
    at('2020-01-01');
    await write('one');
    at('2023-01-01');
    expect(await trimAccessLog(storage.db, tester)).toBe(1);
    expect(await records()).toMatchObject([{ position: 2, action: 'trim' }]);
    expect(await checkAccessLog(storage.db)).toMatchObject({ ok: true });
  });

  test('is not mistaken for another removal of old records', async () => {
    at('2020-01-01');
    for (const subject of ['one', 'two', 'three']) await write(subject);
    at('2020-06-01');
    await write('four');
    at('2022-01-03');
    await trimAccessLog(storage.db, tester);
    await sql`delete from access_record where position = 4`.execute(storage.db.query);
    expect(await checkAccessLog(storage.db)).toEqual({ ok: false, brokenAt: 1 });
  });
});
