// @module-tag long
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '#app/platform/log.ts';
import { tester } from '../../../../tests/site/admin.ts';
import {
  openStore,
  openTestStorage,
  submission,
  type TestStorage,
} from '../../../../tests/site/storage.ts';
import { LONGEST_WAIT } from '../../../../tests/timeouts.ts';
import { listRequests, readRequest } from '../request-reader.server.ts';
import { onRecord, trimAccessLog } from './access-log.server.ts';
import { createAccessLogCopy } from './copy.server.ts';

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
test('records have no gap after concurrent writes', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => write(`${index}`)));
  expect((await records()).map(({ position }) => position)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
});

test('each record is copied to the log once, those of another process too', async () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => lines.push(line) });
  const copied = () =>
    lines
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'access')
      .map(({ subject }) => subject);
  await write('one');
  const copy = createAccessLogCopy(storage.db, log);
  copy.start();
  await vi.waitFor(() => expect(copied()).toEqual(['one']), LONGEST_WAIT);
  await copy.stop();
  const other = await storage.openAgain();
  await onRecord(other, tester, async () => ({ action: 'show', subject: 'two', result: null }));
  await other.close();
  const next = createAccessLogCopy(storage.db, log);
  next.start();
  await vi.waitFor(() => expect(copied()).toEqual(['one', 'two']), LONGEST_WAIT);
  await next.stop();
  expect(JSON.parse(lines.find((line) => line.includes('"access"')) ?? '')).toMatchObject({
    actor: tester.actor,
    origin: tester.origin,
    action: 'show',
    at: expect.any(String),
  });
});

test('a round with nothing to copy does not wait for writers', async () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => lines.push(line) });
  const other = await storage.openAgain();
  const round = async () => {
    lines.length = 0;
    const copy = createAccessLogCopy(storage.db, log);
    copy.start();
    await copy.stop();
    return lines.map((line) => JSON.parse(line).event);
  };
  const whileAnotherWrites = () => other.exclusively(() => round());
  expect(await whileAnotherWrites(), 'nothing was recorded yet').toEqual(['access_copied']);
  await write('one');
  expect(await round()).toEqual(['access', 'access_copied']);
  expect(await whileAnotherWrites(), 'all is copied').toEqual(['access_copied']);
  await other.close();
});

describe('the database refuses', () => {
  const row = "1, at, actor, origin, action, 'x' from access_record";
  const columns = 'position, at, actor, origin, action, subject';
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
    for (const statement of [...every, ...own[storage.db.name]]) {
      const changing = sql.raw(statement).execute(storage.db.query);
      await expect(changing, statement).rejects.toThrow(/access record/);
    }
    expect(await records()).toMatchObject([{ subject: 'one' }]);
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

  test('removes records older than two years, on record', async () => {
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
    expect(left[1]?.subject).toBe('2');
    expect(await trimAccessLog(storage.db, tester)).toBe(0);
  });

  test('all records leaves its own', async () => {
    at('2020-01-01');
    await write('one');
    at('2023-01-01');
    expect(await trimAccessLog(storage.db, tester)).toBe(1);
    expect(await records()).toMatchObject([{ position: 2, action: 'trim' }]);
  });
});
