// @module-tag long
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tester } from '../../../tests/site/admin.ts';
import {
  openStore,
  openTestStorage,
  submission,
  type TestStorage,
} from '../../../tests/site/storage.ts';
import { listRequests } from './request-reader.server.ts';
import type { Whom } from './selection.server.ts';

let storage: TestStorage;
beforeEach(async () => {
  storage = await openTestStorage();
});
afterEach(() => storage.close());

const find = async (whom: Whom) =>
  (await listRequests(storage, tester, { whom }, 50, 'find')).requests.map(
    ({ reference }) => reference,
  );

test('a person is found by a part of the name, whatever the spaces and the letter case', async () => {
  const store = openStore(storage);
  const { receipt } = await store.accept(submission({ name: 'Kim 새 벽' }));
  await store.accept(submission({ name: '홍길동', message: '다른 분' }));
  for (const name of ['Kim 새 벽', 'kim새벽', 'KIM', '새벽', '벽']) {
    expect(await find({ name }), name).toEqual([receipt.reference]);
  }
  expect(await find({ name: '김새벽' })).toEqual([]);
});

test('a request that does not open is left out, and the others are found', async () => {
  const store = openStore(storage);
  const { receipt } = await store.accept(submission({ name: '김새벽' }));
  const row = await storage.db.query
    .selectFrom('consultation')
    .selectAll()
    .executeTakeFirstOrThrow();
  const damaged = { ...row, id: 'damaged', reference: '0000-0000', sealed: 'k1.AAAA' };
  await storage.db.query.insertInto('consultation').values(damaged).execute();
  expect(await find({ name: '새벽' })).toEqual([receipt.reference]);
  expect(await find({ phone: '01012345678' })).toEqual([receipt.reference]);
});
