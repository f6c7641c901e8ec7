// @module-tag long
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAdmin, tester } from '../../tests/site/admin.ts';
import {
  openStore,
  openTestStorage,
  submission,
  type TestStorage,
} from '../../tests/site/storage.ts';
import { removedDeliveries } from './delivery/removed-deliveries.server.ts';
import { retryDeliveries, undelivered } from './delivery/waiting.server.ts';
import { addNote } from './requests/notes.server.ts';
import { removeRequests } from './requests/removal.server.ts';
import { listRequests, readRequest } from './requests/request-reader.server.ts';
import type { Selection } from './requests/selection.server.ts';
import { setStatus } from './requests/status.server.ts';

let storage: TestStorage;
beforeEach(async () => {
  storage = await openTestStorage();
});
afterEach(() => storage.close());

const receive = async (fields: Parameters<typeof submission>[0] = {}) => {
  const store = openStore(storage, [{ name: 'mail' }, { name: 'sms' }]);
  return (await store.accept(submission(fields))).receipt.reference;
};
const actions = async () =>
  (
    await storage.db.query.selectFrom('access_record').selectAll().orderBy('position').execute()
  ).map(({ action, subject }) => `${action} ${subject}`);

test('selects requests by their fields and records the access', async () => {
  const will = await receive({ area: 'will', phone: '0212345678' });
  const debt = await receive({ stage: 'debt', message: '둘' });
  const late = await receive({ stage: 'planning', phone: '', email: 'Kim@example.com' });
  await setStatus(storage, tester, late, { status: 'retained' });
  const { query } = storage.db;
  const set = (reference: string, received_at: string) =>
    query
      .updateTable('consultation')
      .set({ received_at })
      .where('reference', '=', reference)
      .execute();
  await set(will, '2026-11-01T00:00:00.000Z');
  await set(debt, '2026-11-02T00:00:00.000Z');
  await set(late, '2026-11-03T00:00:00.000Z');
  const stuck_at = '2026-11-20T00:00:00.000Z';
  const first = query.selectFrom('consultation').select('id').where('reference', '=', will);
  await query
    .updateTable('outbox')
    .set({ stuck_at })
    .where('consultation_id', '=', first)
    .execute();

  const chosen = async (selection: Selection, limit = 50) => {
    const { requests, more } = await listRequests(storage, tester, selection, limit);
    return [requests.map(({ reference }) => reference), more];
  };
  expect(await chosen({})).toEqual([[late, debt, will], 0]);
  expect(await chosen({}, 1)).toEqual([[late], 2]);
  expect(await chosen({ status: 'retained' })).toEqual([[late], 0]);
  expect(await chosen({ area: 'will', stage: 'debt' })).toEqual([[will], 0]);
  expect(await chosen({ whom: { phone: '0212345678' } })).toEqual([[will], 0]);
  expect(await chosen({ whom: { email: 'kim@Example.com' } })).toEqual([[late], 0]);
  expect(await chosen({ whom: { email: 'other@example.com' } })).toEqual([[], 0]);
  expect(await chosen({ stuck: true })).toEqual([[will], 0]);
  expect(
    await chosen({ from: '2026-11-02T00:00:00.000Z', before: '2026-11-03T00:00:00.000Z' }),
  ).toEqual([[debt], 0]);
  expect((await actions()).slice(1, 4)).toEqual([
    `list ${late} ${debt} ${will}`,
    `list ${late}`,
    `list ${late}`,
  ]);
});

test('notes are sealed, read and deleted with their request', async () => {
  const reference = await receive();
  expect(await addNote(storage, tester, reference, '다시 전화')).toBe(true);
  expect(await addNote(storage, tester, '0000-0000', '없음')).toBe(false);
  const file = await readRequest(storage, tester, reference);
  expect(file?.notes).toMatchObject([{ author: 'tester', text: '다시 전화' }]);
  expect(file?.deliveries.map(({ channel }) => channel)).toEqual(['mail', 'sms']);
  const { sealed } = await storage.db.query
    .selectFrom('note')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(sealed).not.toContain('전화');
  await openAdmin(storage.db, storage.keyring).remove(reference);
  expect(await storage.db.query.selectFrom('note').selectAll().execute()).toEqual([]);
  expect(await readRequest(storage, tester, reference)).toBeNull();
});

test('lists undelivered requests and makes them due', async () => {
  const [one, other] = [await receive(), await receive({ message: '둘' })];
  const later = '2999-01-01T00:00:00.000Z';
  const { query } = storage.db;
  const hopeless = { attempts: 12, next_attempt_at: later, stuck_at: later, last_error: '550' };
  await query.updateTable('outbox').set(hopeless).where('channel', '=', 'mail').execute();
  await query
    .updateTable('outbox')
    .set({ delivered_at: later })
    .where('channel', '=', 'sms')
    .execute();
  expect(await undelivered(storage, tester)).toMatchObject([
    { reference: one, channel: 'mail', attempts: 12, lastError: '550' },
    { reference: other, channel: 'mail' },
  ]);
  expect(await retryDeliveries(storage, tester, { channel: 'sms' })).toBe(0);
  expect(await retryDeliveries(storage, tester, { reference: one })).toBe(1);
  expect(await undelivered(storage, tester)).toMatchObject([
    { reference: one, attempts: 0, stuckAt: null },
    { reference: other, attempts: 12, stuckAt: later },
  ]);
  expect(await retryDeliveries(storage, tester, { stuck: true })).toBe(1);
});

test('does not delete a request during its delivery', async () => {
  const reference = await receive();
  const remove = () =>
    removeRequests(
      {
        db: storage.db,
        person: tester,
        deliveries: removedDeliveries(storage.dataDir),
      },
      'delete',
      (one) => one.selectFrom('consultation').select(['id', 'reference']).execute(),
    );
  const lease = (ms: number) =>
    storage.db.query
      .updateTable('outbox')
      .set({ lease_until: new Date(Date.now() + ms).toISOString() })
      .execute();
  await lease(30_000);
  expect(await remove()).toEqual({ removed: [], busy: [reference] });
  expect(await actions()).toEqual([]);
  // Leased under a clock that stood far ahead.
  await lease(86_400_000);
  expect(await remove()).toEqual({ removed: [reference], busy: [] });
  expect(await actions()).toEqual([`delete ${reference}`]);
});
