// @module-tag long
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  openStore,
  openTestStorage,
  submission,
  type TestStorage,
} from '../../../tests/site/storage.ts';
import { findReceipt } from '../receipt/open-receipt.server.ts';
import { backlogReader } from './backlog.server.ts';

let storage: TestStorage;
beforeEach(async () => {
  storage = await openTestStorage();
});
afterEach(() => storage.close());

const HOUR_MS = 3_600_000;

test('reports waiting deliveries by channel, with the age of the oldest request', async () => {
  const { db, keyring } = storage;
  const store = openStore({ db, keyring }, [{ name: 'mail' }, { name: 'sms' }]);
  const first = await store.accept(submission({ message: '1' }));
  await store.accept(submission({ message: '2' }));
  const then = new Date(Date.now() - 7 * HOUR_MS).toISOString();
  const { row } = (await findReceipt(storage, first.receipt.reference)) ?? {};
  await db.query
    .updateTable('outbox')
    .set({ created_at: then })
    .where('consultation_id', '=', row?.id ?? '')
    .execute();
  await db.query
    .updateTable('outbox')
    .set({ delivered_at: then })
    .where('channel', '=', 'sms')
    .execute();
  await db.query
    .updateTable('outbox')
    .set({ stuck_at: then })
    .where('next_attempt_at', '>', then)
    .where('channel', '=', 'mail')
    .execute();

  const [mail, file, ...others] = await backlogReader(db, ['mail', 'file'])();
  expect(mail).toMatchObject({ channel: 'mail', waiting: 2, stuck: 2 });
  expect(mail?.oldestSeconds).toBeGreaterThanOrEqual(7 * 3600);
  expect(mail?.oldestSeconds).toBeLessThan(8 * 3600);
  expect(file).toEqual({ channel: 'file', waiting: 0, stuck: 0, oldestSeconds: 0 });
  expect(others, 'nothing waits on a channel that is configured no more').toEqual([]);
});

test('reports a removed channel while deliveries wait for it', async () => {
  await openStore(storage, [{ name: 'sms' }]).accept(submission());
  const names = (await backlogReader(storage.db, ['mail'])()).map(({ channel }) => channel);
  expect(names).toEqual(['mail', 'sms']);
});

test('queries the database once for concurrent callers and does not cache a failure', async () => {
  const read = backlogReader(storage.db, ['mail']);
  const fail = vi.spyOn(storage.db.query, 'selectFrom').mockImplementationOnce(() => {
    throw new Error('no database');
  });
  await expect(Promise.all([read(), read()])).rejects.toThrow('no database');
  await Promise.all([read(), read(), read()]);
  expect(fail).toHaveBeenCalledTimes(2);
});
