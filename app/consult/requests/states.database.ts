import { afterEach, beforeEach, expect, test } from 'vitest';
import { tester } from '../../../tests/site/admin.ts';
import {
  openStore,
  openTestStorage,
  submission,
  type TestStorage,
} from '../../../tests/site/storage.ts';
import { indexNames } from './name-index.server.ts';
import { isDamaged, listRequests } from './request-reader.server.ts';
import { setStatus } from './status.server.ts';
import { states } from './storage/migrations/007-states.ts';
import { verify } from './verify.server.ts';

let storage: TestStorage;
beforeEach(async () => {
  storage = await openTestStorage();
});
afterEach(() => storage.close());

/** Takes the database back to what the version before had. */
async function undo(): Promise<void> {
  const { schema } = storage.db.query;
  await schema.dropTable('used_link').execute();
  for (const column of ['status_changed_at', 'appointment_at', 'name_index']) {
    await schema.alterTable('consultation').dropColumn(column).execute();
  }
}

test('CF-2: rows of the version before keep their states, which count from what is known', async () => {
  const store = openStore(storage);
  const old = ['new', 'contacted', 'retained', 'closed', 'suspected'] as const;
  for (const status of old) {
    const { receipt } = await store.accept(submission({ message: status }));
    await setStatus(storage, tester, receipt.reference, { status });
  }
  const times = {
    received_at: '2026-01-01T00:00:00.000Z',
    last_contact_at: '2026-02-01T00:00:00.000Z',
  };
  await storage.db.query.updateTable('consultation').set(times).execute();
  await undo();
  await states.up(storage.db.query);
  const { requests } = await listRequests(storage, tester, {}, 50);
  const found = requests.map((one) => {
    if (isDamaged(one)) throw new Error('It does not open.');
    const { message, status, statusChangedAt, lastContactAt, appointmentAt } = one;
    expect([status, lastContactAt, appointmentAt]).toEqual([message, times.last_contact_at, null]);
    return [status, statusChangedAt];
  });
  expect(Object.fromEntries(found)).toEqual({
    new: times.received_at,
    suspected: times.received_at,
    contacted: times.last_contact_at,
    retained: times.last_contact_at,
    closed: times.last_contact_at,
  });
});

test('rows of the version before are found by name once someone looks for one', async () => {
  const store = openStore(storage);
  const { receipt } = await store.accept(submission({ name: 'Kim 새 벽' }));
  const find = async (name: string) =>
    (await listRequests(storage, tester, { name }, 50)).requests.map(({ reference }) => reference);
  expect(await find('kim새벽')).toEqual([receipt.reference]);
  await undo();
  await states.up(storage.db.query);
  expect(await find('kim새벽')).toEqual([]);
  expect((await verify(storage, tester)).damaged).toEqual([]);
  await storage.db.query
    .insertInto('consultation')
    .values({
      ...(await storage.db.query.selectFrom('consultation').selectAll().executeTakeFirstOrThrow()),
      ...{ id: 'damaged', reference: '0000-0000', sealed: 'k1.AAAA' },
    })
    .execute();
  await indexNames(storage);
  expect(await find('kim새벽')).toEqual([receipt.reference]);
  expect(await find('김새벽')).toEqual([]);
  expect((await verify(storage, tester)).damaged).toEqual(['0000-0000']);
});
