// @module-tag long
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Status } from '#app/consult/requests/states.ts';
import { setStatus } from '#app/consult/requests/status.server.ts';
import { tester } from '../../../../tests/site/admin.ts';
import {
  openStore,
  openTestStorage,
  submission,
  type TestStorage,
} from '../../../../tests/site/storage.ts';
import { overdueRequests } from './overdue.server.ts';

let storage: TestStorage;
beforeEach(async () => {
  storage = await openTestStorage();
});
afterEach(() => storage.close());

const office = {
  opens: '09:00',
  closes: '18:00',
  closures: [],
  saturday: { from: '10:00', to: '13:00' },
};

async function receive(message: string, received_at: string, status: Status, time = 'any') {
  const store = openStore(storage);
  // Stored requests also hold slots that the form no longer offers.
  const given = submission({ message, time: time as 'any' });
  const { reference } = (await store.accept(given)).receipt;
  if (status !== 'new') await setStatus(storage, tester, reference, { status });
  await storage.db.query
    .updateTable('consultation')
    .set({ received_at, status_changed_at: received_at })
    .where('reference', '=', reference)
    .execute();
  return reference;
}

test('CF-2: lists the requests not called by the promised time, oldest first, and records the access', async () => {
  const friday = '2026-11-20T01:00:00.000Z';
  const late = await receive('가', friday, 'new');
  const older = await receive('나', '2026-11-19T01:00:00.000Z', 'new');
  await receive('다', '2026-11-20T08:30:00.000Z', 'new');
  const missed = await receive('라', '2026-11-19T02:00:00.000Z', 'missed');
  for (const status of ['contacted', 'retained', 'closed', 'suspected'] as const) {
    await receive(status, friday, status);
  }
  await receive('마', friday, 'new', 'saturday');
  const damaged = await receive('바', '2026-11-18T01:00:00.000Z', 'new');
  await storage.db.query
    .updateTable('consultation')
    .set({ sealed: 'k1.AAAA' })
    .where('reference', '=', damaged)
    .execute();

  // A Saturday morning.
  const now = new Date('2026-11-21T01:00:00.000Z');
  const found = await overdueRequests(storage, tester, { now, office });
  expect(found.map(({ reference }) => reference)).toEqual([damaged, older, missed, late]);
  const last = await storage.db.query
    .selectFrom('access_record')
    .selectAll()
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow();
  expect(last).toMatchObject({ action: 'list', subject: `${damaged} ${older} ${missed} ${late}` });
});
