// @module-tag long
import { afterEach, beforeEach, expect, test } from 'vitest';
import { correctPhone } from '#app/consult/requests/follow-ups.server.ts';
import { tester } from '../../../../tests/site/admin.ts';
import { receiveRequest } from '../../../../tests/site/notices.ts';
import { openTestStorage, type TestStorage } from '../../../../tests/site/storage.ts';
import { findRows, type ListRow, type ListView, readList, readWanted } from './list-rows.server.ts';

let storage: TestStorage;
beforeEach(async () => {
  storage = await openTestStorage();
});
afterEach(() => storage.close());

/** A Thursday. */
const now = new Date('2026-11-26T10:00:00+09:00');
const office = { opens: '09:00', closes: '18:00', closures: [] };
const read = (view: ListView = 'open', page = 1) => readList(storage, view, page, { now, office });
const namesOf = (rows: readonly ListRow[]) =>
  rows.map(({ fields }) => fields.find(({ name }) => name === 'name')?.text ?? '손상');

/** Stores a request and changes its columns. */
async function receive(name: string, columns: object = {}, fields: object = {}): Promise<string> {
  const reference = await receiveRequest(storage, { name, ...fields });
  const received_at = '2026-11-25T05:00:00.000Z';
  await storage.db.query
    .updateTable('consultation')
    .set({ received_at, status_changed_at: received_at, ...columns })
    .where('reference', '=', reference)
    .execute();
  return reference;
}

test('open requests come in the order of what is due, then those called, then the suspected ones', async () => {
  await receive('의심', { status: 'suspected' });
  await receive('연락', { status: 'contacted' });
  await receive('오후', { status: 'booked', appointment_at: '2026-11-26T06:00:00.000Z' });
  await receive('지난', { status: 'booked', appointment_at: '2026-11-25T02:00:00.000Z' });
  await receive('신규');
  await receive('아침', {}, { time: 'morning' });
  await receive('메일', { received_at: '2026-11-25T23:30:00.000Z' }, { method: 'email' });
  await receive('상함', { sealed: 'k1.AAAA' });
  const { rows, late, counts } = await read();
  expect(namesOf(rows)).toEqual(['손상', '지○', '신○', '아○', '오○', '메○', '연○', '의○']);
  expect(rows.map(({ promise }) => promise && `${promise.what} ${promise.late}`)).toEqual([
    null,
    'appointment true',
    'call true',
    'call false',
    'appointment false',
    'answer false',
    null,
    null,
  ]);
  expect([late, counts.open]).toEqual([2, 8]);
});

test('many open requests are on several pages, each request on one', async () => {
  for (let index = 0; index < 65; index++) {
    await receive(`김${index}`, { received_at: `2026-11-25T05:00:00.${100 + index}Z` });
  }
  await receive('수임', { status: 'retained' });
  const pages = [await read('open', 1), await read('open', 2), await read('open', 3)];
  expect(pages.map(({ rows }) => rows.length)).toEqual([30, 30, 5]);
  const references = pages.flatMap(({ rows }) => rows.map(({ reference }) => reference));
  expect(new Set(references).size).toBe(65);
  expect(await read('open', 99)).toMatchObject({ page: 3, pages: 3 });
  expect(await read('open', -1)).toMatchObject({ page: 1 });
  expect(await read('retained')).toMatchObject({ page: 1, pages: 1, counts: { retained: 1 } });
});

test.each([
  ['김새벽', '김○○'],
  ['김 새벽', '김○○'],
  ['최별', '최○'],
  ['남궁민수아', '남○○'],
  ['Kim Sunny', 'K○○'],
  ['김', '김○'],
  ['👨‍👩‍👧가족', '👨‍👩‍👧○○'],
])('the list shows the name %s as %s', async (name, masked) => {
  await receive(name);
  expect(namesOf((await read()).rows)).toEqual([masked]);
});

test('digits find the present number and the one that it replaced, and each search is recorded', async () => {
  const reference = await receive('김새벽', {}, { phone: '01012349876' });
  await receive('이하늘', { status: 'closed' }, { phone: '01098761234' });
  const { id } = await storage.db.query
    .selectFrom('consultation')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  await correctPhone({ ...storage, onFollowUp: async () => {} }, id, '01012345555');
  for (const phoneEnd of ['9876', '5555']) {
    const found = await findRows(storage, tester, { phoneEnd }, { now });
    expect(found, phoneEnd).toMatchObject({ rows: [{ reference }], more: 0 });
  }
  expect(await findRows(storage, tester, { phoneEnd: '0000' })).toEqual({ rows: [], more: 0 });
  const records = await storage.db.query.selectFrom('access_record').selectAll().execute();
  expect(records.filter(({ action }) => action === 'find').map(({ subject }) => subject)).toEqual([
    reference,
    reference,
    '',
  ]);
});

test.each([
  ['9876', { phoneEnd: '9876' }],
  [' 9 8-76 ', { phoneEnd: '9876' }],
  ['９８７６', { phoneEnd: '9876' }],
  ['7kq2m4xd', { reference: '7KQ2-M4XD' }],
  ['98765', null],
  ['010-1234-9876', null],
  ['김새벽', null],
  ['', null],
])('%j is read as %j', (typed, wanted) => {
  expect(readWanted(typed)).toEqual(wanted);
});
