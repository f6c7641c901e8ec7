// @module-tag long
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#app/consult/requests/storage/database.server.ts';
import { createAlerts } from '#app/platform/alerts.ts';
import { createLog, currentRequest } from '#app/platform/log.ts';
import { noNotices } from '../../../tests/site/delivery.ts';
import {
  openStore,
  openTestStorage,
  submission,
  type TestStorage,
} from '../../../tests/site/storage.ts';
import { LONGEST_WAIT } from '../../../tests/timeouts.ts';
import { type Channel, DeliveryError } from './channel.server.ts';
import { createOutbox } from './outbox.server.ts';

let storage: TestStorage;
/** Connection of another instance of the site to the same database. */
let other: Database;
beforeEach(async () => {
  storage = await openTestStorage();
  other = await storage.openAgain();
});
afterEach(async () => {
  await other.close();
  await storage.close();
});

const log = createLog('silent');
const outboxOf = (db: Database, channel: Channel) =>
  createOutbox({
    db,
    log,
    keyring: storage.keyring,
    channels: [channel],
    host: 'example.com',
    composers: noNotices,
    alerts: createAlerts({ log }),
  });

async function acceptRequests(count: number): Promise<void> {
  const store = openStore(storage, [{ name: 'mail' }]);
  for (let number = 0; number < count; number++) {
    await store.accept(submission({ message: `${number}` }));
  }
}

const undelivered = () =>
  storage.db.query
    .selectFrom('outbox')
    .select('id')
    .where('delivered_at', 'is', null)
    .orderBy('next_attempt_at')
    .execute();

test('two instances together deliver each request once', async () => {
  await acceptRequests(30);
  const sent: string[] = [];
  const channel: Channel = {
    name: 'mail',
    async deliver(_, { messageId }) {
      sent.push(messageId);
    },
  };
  const instances = [storage.db, other, storage.db, other].map((db) => outboxOf(db, channel));
  for (const { wake } of instances) wake();
  await vi.waitFor(async () => expect(await undelivered()).toEqual([]), LONGEST_WAIT);
  await Promise.all(instances.map(({ stop }) => stop()));
  expect(sent).toHaveLength(30);
  expect(new Set(sent).size).toBe(30);
});

test('leaves a leased delivery to its worker and takes over when the lease expires', async () => {
  await acceptRequests(2);
  const [taken] = await undelivered();
  const lease = (ms: number) =>
    storage.db.query
      .updateTable('outbox')
      .set({ lease_owner: 'one that died', lease_until: new Date(Date.now() + ms).toISOString() })
      .where('id', '=', taken?.id ?? '')
      .execute();
  await lease(30_000);
  const channel: Channel = { name: 'mail', async deliver() {} };
  const first = outboxOf(storage.db, channel);
  first.wake();
  await vi.waitFor(async () => expect(await undelivered()).toEqual([taken]), LONGEST_WAIT);
  await first.stop();
  await lease(-1);
  const second = outboxOf(other, channel);
  second.wake();
  await vi.waitFor(async () => expect(await undelivered()).toEqual([]), LONGEST_WAIT);
  await second.stop();
});

test('logs the reply of a receiver, without the id of the request that woke the outbox', async () => {
  await acceptRequests(3);
  const lines: string[] = [];
  const ownLog = createLog('debug', { write: (line) => lines.push(line) });
  let refused = false;
  const channel: Channel = {
    name: 'mail',
    async deliver() {
      if (refused) return;
      refused = true;
      throw new DeliveryError({ code: '501', reply: '501 5.5.4 Invalid domain name' });
    },
  };
  const outbox = createOutbox({
    db: storage.db,
    log: ownLog,
    keyring: storage.keyring,
    channels: [channel],
    host: 'example.com',
    composers: noNotices,
    alerts: createAlerts({ log: ownLog }),
  });
  currentRequest.run('r-1', outbox.wake);
  await vi.waitFor(async () => expect(await undelivered()).toHaveLength(1), LONGEST_WAIT);
  await storage.db.query.updateTable('outbox').set({ next_attempt_at: '2026-01-01' }).execute();
  currentRequest.run('r-2', outbox.wake);
  await vi.waitFor(async () => expect(await undelivered()).toEqual([]), LONGEST_WAIT);
  await outbox.stop();
  const entries = lines.map((line) => JSON.parse(line));
  expect(entries.filter(({ event }) => event === 'delivered')).toHaveLength(3);
  expect(entries.find(({ event }) => event === 'delivery_failed')).toMatchObject({
    reply: '501 5.5.4 Invalid domain name',
  });
  expect(entries.flatMap(({ requestId }) => requestId ?? [])).toEqual([]);
});
