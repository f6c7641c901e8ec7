// @module-tag long
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tester } from '../../../../tests/site/admin.ts';
import { receiveRequest } from '../../../../tests/site/notices.ts';
import { openTestStorage, type TestStorage } from '../../../../tests/site/storage.ts';
import type { ActInput } from './act-input.ts';
import type { ActName } from './acts.ts';
import { doAct, readActState } from './do-act.server.ts';

let storage: TestStorage;
let reference: string;
beforeEach(async () => {
  storage = await openTestStorage();
  reference = await receiveRequest(storage);
});
afterEach(() => storage.close());

const act = (name: ActName, input: Partial<ActInput> = {}) =>
  doAct(storage, tester, {
    reference,
    act: name,
    input: { note: '', appointmentAt: null, ...input },
  });
const state = () => readActState(storage.db.query, reference);
const records = async () =>
  (
    await storage.db.query.selectFrom('access_record').selectAll().orderBy('position').execute()
  ).map(({ actor, action, subject }) => `${actor} ${action} ${subject}`);

test('an act may be done as often as the status allows it, each time on record', async () => {
  expect(await act('contacted')).toBe('done');
  expect(await act('contacted')).toBe('done');
  expect(await act('note', { note: '다시 전화' })).toBe('done');
  expect(await act('note', { note: '다시 전화' }), 'pressed twice').toBe('done');
  expect(await storage.db.query.selectFrom('note').selectAll().execute()).toHaveLength(1);
  expect(await act('genuine')).toBe('refused');
  expect(await state()).toMatchObject({ reference, status: 'contacted' });
  expect((await state())?.allowed).not.toContain('genuine');
  expect(await records()).toEqual([
    `tester status ${reference}`,
    `tester status ${reference}`,
    `tester note ${reference}`,
    `tester note ${reference}`,
    `tester show ${reference}`,
  ]);
  reference = '0000-0000';
  expect(await act('contacted')).toBe('gone');
});

test('an act on a state that has changed since the person saw it changes nothing', async () => {
  const seen = (await state())?.statusChangedAt ?? '';
  expect(await act('missed', { seen })).toBe('done');
  expect(await act('missed', { seen })).toBe('stale');
  expect(await act('closed', { seen })).toBe('stale');
  expect(await state()).toMatchObject({ status: 'missed' });
});
