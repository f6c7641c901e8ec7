// @module-tag long
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAlerts } from '#app/platform/alerts.ts';
import { createLog } from '#app/platform/log.ts';
import { tester } from '../../tests/site/admin.ts';
import {
  openStore,
  openTestStorage,
  submission,
  type TestStorage,
} from '../../tests/site/storage.ts';
import { LONGEST_WAIT } from '../../tests/timeouts.ts';
import { enqueueWithdrawal } from './delivery/enqueue.server.ts';
import { createOutbox } from './delivery/outbox.server.ts';
import type { Notice } from './desk/messages/notice.ts';
import { createNotices } from './desk/notices.server.ts';
import { dueReferences, purge } from './desk/retention/purge.server.ts';
import { findReceipt } from './receipt/open-receipt.server.ts';
import { ROUND_MS } from './requests/retention-period.ts';
import { setStatus } from './requests/status.server.ts';
import type { WithdrawalChoice } from './requests/stored.ts';
import { ERASE_AFTER_DAYS, ERASE_AFTER_MS, withdrawRequest } from './requests/withdraw.server.ts';

let storage: TestStorage;
beforeEach(async () => {
  storage = await openTestStorage();
});
afterEach(() => storage.close());

const channels = ['mail', 'webhook'];

async function receive(): Promise<string> {
  const names = channels.map((name) => ({ name }));
  const store = openStore(storage, names);
  return (await store.accept(submission({ message: `${Math.random()}` }))).receipt.reference;
}

async function rowOf(reference: string) {
  const found = await findReceipt(storage, reference);
  if (!found) throw new Error('no such request');
  return found.row;
}

async function withdrawal(reference: string, choice: WithdrawalChoice) {
  const row = await rowOf(reference);
  return {
    db: storage.db,
    id: row.id,
    choice,
    expected: row,
    onWithdrawn: enqueueWithdrawal(channels),
  };
}

const outbox = () => storage.db.query.selectFrom('outbox').selectAll().orderBy('channel').execute();
const actions = async () =>
  (
    await storage.db.query.selectFrom('access_record').selectAll().orderBy('position').execute()
  ).map(({ actor, action, subject }) => [actor, action, subject]);

test('two presses at once withdraw once: one record, one notice for each channel', async () => {
  const reference = await receive();
  const one = await withdrawal(reference, 'withdraw');
  const other = await storage.openAgain();
  const results = await Promise.all([
    withdrawRequest(one),
    withdrawRequest({ ...one, db: other }),
    withdrawRequest(one),
  ]);
  await other.close();
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await actions()).toEqual([['visitor', 'withdraw', reference]]);
  const rows = await outbox();
  expect(rows.map(({ channel, kind }) => [channel, kind])).toEqual([
    ['mail', 'withdrawn'],
    ['webhook', 'withdrawn'],
  ]);
});

test('a request that the firm acted on meanwhile is not withdrawn by an older page', async () => {
  const reference = await receive();
  const before = await withdrawal(reference, 'withdraw');
  await setStatus(storage, tester, reference, { status: 'retained' });
  expect(await withdrawRequest(before)).toBe(false);
  expect((await rowOf(reference)).status).toBe('retained');
});

test('an appointment ends, a delivery in flight stays, and the state is final', async () => {
  const reference = await receive();
  await setStatus(storage, tester, reference, {
    status: 'booked',
    appointmentAt: '2030-11-27T05:00:00.000Z',
  });
  await storage.db.query
    .updateTable('outbox')
    .set({ lease_owner: 'worker', lease_until: new Date(Date.now() + 30_000).toISOString() })
    .where('channel', '=', 'mail')
    .execute();
  expect(await withdrawRequest(await withdrawal(reference, 'withdraw'))).toBe(true);
  expect(await rowOf(reference)).toMatchObject({ status: 'withdrawn', appointment_at: null });
  expect((await outbox()).map(({ kind }) => kind).toSorted()).toEqual([
    'request',
    'withdrawn',
    'withdrawn',
  ]);
  const change = await setStatus(storage, tester, reference, { status: 'contacted' });
  expect(change?.outcome).toBe('refused');
});

test('a notice informs the firm that a deletion was asked for, which then becomes due by itself', async () => {
  const reference = await receive();
  await withdrawRequest(await withdrawal(reference, 'erase'));
  const notices: Notice[] = [];
  const log = createLog('silent');
  const { db, keyring, dataDir } = storage;
  const worker = createOutbox({
    db,
    keyring,
    log,
    host: 'example.com',
    alerts: createAlerts({ log }),
    channels: channels.map((name) => ({
      name,
      deliver: async () => {},
      notify: async (notice: Notice) => void notices.push(notice),
    })),
    composers: createNotices({ db, keyring, retentionMonths: 12, wishLink: String }),
  });
  worker.wake();
  await vi.waitFor(() => expect(notices).toHaveLength(2), LONGEST_WAIT);
  await worker.stop();
  expect(notices[0]).toMatchObject({ title: `[삭제 요청] ${reference}` });
  expect(notices[0]?.intro.join(' ')).toContain('전화하지 마세요');
  expect(JSON.stringify(notices)).not.toMatch(/김새벽|5678/);

  const listed = (afterMs: number) =>
    dueReferences({
      db,
      config: { dataDir, retentionMonths: 12 },
      person: tester,
      now: new Date(Date.now() + afterMs),
    });
  expect(await listed(0)).toEqual([]);
  expect(await listed(ERASE_AFTER_MS + 60_000)).toEqual([reference]);
  const run = async (afterMs: number) => {
    const { deleted } = await purge({
      db,
      config: { dataDir, retentionMonths: 12 },
      person: { actor: 'site', origin: 'here' },
      now: new Date(Date.now() + afterMs),
    });
    return deleted;
  };
  // The round that follows still ends within the days that the visitor read.
  expect(ERASE_AFTER_MS + ROUND_MS).toBeLessThanOrEqual(ERASE_AFTER_DAYS * 86_400_000);
  expect(await run(ERASE_AFTER_MS - 60_000)).toEqual([]);
  expect(await run(ERASE_AFTER_MS + 60_000)).toEqual([reference]);
  expect(await findReceipt(storage, reference)).toBeNull();
  expect(await actions()).toEqual([
    ['visitor', 'ask-erase', reference],
    ['tester', 'due', ''],
    ['tester', 'due', reference],
    ['site', 'delete', reference],
  ]);
});
