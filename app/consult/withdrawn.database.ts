// @module-tag long
import { existsSync, readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createAlerts } from '#app/platform/alerts.ts';
import { createLog } from '#app/platform/log.ts';
import { openSmtpPeer } from '../../tests/fakes/smtp-peer.ts';
import { tester } from '../../tests/site/admin.ts';
import { addresses } from '../../tests/site/delivery.ts';
import {
  openStore,
  openTestStorage,
  submission,
  type TestStorage,
} from '../../tests/site/storage.ts';
import { LONGEST_WAIT } from '../../tests/timeouts.ts';
import type { Channel } from './delivery/channel.server.ts';
import { enqueueWithdrawal } from './delivery/enqueue.server.ts';
import { outboxFolder } from './delivery/message-files.server.ts';
import { createOutbox } from './delivery/outbox.server.ts';
import { createQueue } from './delivery/queue.server.ts';
import { removedDeliveries } from './delivery/removed-deliveries.server.ts';
import { createFileChannel, createMailChannel } from './desk/messages/mail.server.ts';
import { createVisitorMailChannel } from './desk/messages/visitor-mail.server.ts';
import { createNotices } from './desk/notices.server.ts';
import { findReceipt } from './receipt/open-receipt.server.ts';
import { removeRequests } from './requests/removal.server.ts';
import { setStatus } from './requests/status.server.ts';
import type { WithdrawalChoice } from './requests/stored.ts';
import { withdrawRequest } from './requests/withdraw.server.ts';

let storage: TestStorage;
beforeEach(async () => {
  storage = await openTestStorage();
});
afterEach(() => storage.close());

const log = createLog('silent');

/** The deliveries of one instance of the site. */
function startOutbox(channel: Channel) {
  const { db, keyring } = storage;
  const outbox = createOutbox({
    db,
    keyring,
    log,
    channels: [channel],
    host: 'example.com',
    alerts: createAlerts({ log }),
    composers: createNotices({ db, keyring, retentionMonths: 12, wishLink: String }),
  });
  outbox.wake();
  return outbox;
}

async function receive(channel: string): Promise<string> {
  const store = openStore(storage, [{ name: channel }]);
  return (await store.accept(submission({ message: `${Math.random()}` }))).receipt.reference;
}

async function withdraw(reference: string, choice: WithdrawalChoice, channel: string) {
  const { row } = (await findReceipt(storage, reference)) ?? {};
  if (!row) throw new Error('no such request');
  const { db } = storage;
  expect(
    await withdrawRequest({
      db,
      id: row.id,
      choice,
      expected: row,
      onWithdrawn: enqueueWithdrawal([channel]),
    }),
  ).toBe(true);
}

const waiting = () =>
  storage.db.query.selectFrom('outbox').selectAll().where('delivered_at', 'is', null).execute();
const settled = () => vi.waitFor(async () => expect(await waiting()).toEqual([]), LONGEST_WAIT);

/** A gate at which a server waits until the test opens it. */
function gate() {
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const pass = () => {
    reach();
    return opened;
  };
  return { reached, open, pass };
}

async function openMailbox(hooks: Parameters<typeof openSmtpPeer>[1]) {
  const mailbox = await openSmtpPeer('take', hooks);
  onTestFinished(mailbox.close);
  return mailbox;
}

const subjects = ({ received }: Awaited<ReturnType<typeof openSmtpPeer>>) =>
  received.map(({ mail }) => mail.subject?.split(']')[0]?.slice(1));

describe('RC-2: a mail that the server keeps waiting', () => {
  test.each([
    ['before its greeting', 'withdraw', 'beforeGreeting'],
    ['before its greeting', 'erase', 'beforeGreeting'],
    ['until DATA', 'withdraw', 'beforeRecipient'],
  ] as const)('%s is not sent after %s', async (_, choice, hook) => {
    const pause = gate();
    const mailbox = await openMailbox({ [hook]: pause.pass });
    const reference = await receive('mail');
    const outbox = startOutbox(createMailChannel(new URL(mailbox.url), addresses));
    await pause.reached;
    await withdraw(reference, choice, 'mail');
    pause.open();
    await settled();
    await outbox.stop();
    expect(subjects(mailbox)).toEqual([choice === 'erase' ? '삭제 요청' : '신청 취소']);
    expect(mailbox.received[0]?.raw).not.toMatch(/010-1234|01012345678/);
  });

  test('is not sent once the request is deleted', async () => {
    const pause = gate();
    const mailbox = await openMailbox({ beforeRecipient: pause.pass });
    await receive('mail');
    const outbox = startOutbox(createMailChannel(new URL(mailbox.url), addresses));
    await pause.reached;
    // Simulates the expired lease of a process that stopped.
    await storage.db.query.updateTable('outbox').set({ lease_until: '2020-01-01' }).execute();
    const { db, dataDir } = storage;
    await removeRequests(
      { db, person: tester, deliveries: removedDeliveries(dataDir) },
      'delete',
      (transaction) => transaction.selectFrom('consultation').select(['id', 'reference']).execute(),
    );
    pause.open();
    await outbox.stop();
    expect(mailbox.received).toEqual([]);
  });

  test('is not tried again after it failed', async () => {
    const pause = gate();
    const mailbox = await openMailbox({ beforeRecipient: pause.pass });
    const reference = await receive('mail');
    const outbox = startOutbox(
      createMailChannel(new URL(mailbox.url), addresses, { timeoutMs: 1_500 }),
    );
    await pause.reached;
    await withdraw(reference, 'withdraw', 'mail');
    const failed = () =>
      storage.db.query
        .selectFrom('outbox')
        .selectAll()
        .where('last_error', '=', 'ETIMEDOUT')
        .execute();
    await vi.waitFor(async () => expect(await failed()).toHaveLength(1), LONGEST_WAIT);
    pause.open();
    await vi.waitFor(() => expect(subjects(mailbox)).toEqual(['신청 취소']), LONGEST_WAIT);
    await storage.db.query
      .updateTable('outbox')
      .set({ next_attempt_at: new Date().toISOString() })
      .where('delivered_at', 'is', null)
      .execute();
    outbox.wake();
    await settled();
    await outbox.stop();
    expect(subjects(mailbox)).toEqual(['신청 취소']);
  });

  test('is not sent once the appointment that it announces is cancelled', async () => {
    const pause = gate();
    const mailbox = await openMailbox({ beforeRecipient: pause.pass });
    const store = openStore(storage);
    const { receipt } = await store.accept(submission({ email: 'dawn@example.com' }));
    const about = '2030-11-27T05:00:00.000Z';
    const { reference } = receipt;
    await setStatus(storage, tester, reference, { status: 'booked', appointmentAt: about });
    const { id } = await storage.db.query
      .selectFrom('consultation')
      .select('id')
      .executeTakeFirstOrThrow();
    const now = new Date().toISOString();
    await storage.db.query
      .insertInto('outbox')
      .values({
        id: 'booking',
        consultation_id: id,
        kind: 'booking',
        about,
        channel: 'visitor-mail',
        created_at: now,
        next_attempt_at: now,
      })
      .execute();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00+09:00') });
    onTestFinished(() => void vi.useRealTimers());
    const outbox = startOutbox(createVisitorMailChannel(new URL(mailbox.url), addresses));
    await pause.reached;
    await setStatus(storage, tester, reference, { status: 'contacted' });
    pause.open();
    await settled();
    await outbox.stop();
    expect(mailbox.received).toEqual([]);
  });
});

test('RC-2: the notice of a withdrawal follows the mail that was already handed over', async () => {
  const pause = gate();
  const mailbox = await openMailbox({ beforeTaken: pause.pass });
  const reference = await receive('mail');
  const outbox = startOutbox(createMailChannel(new URL(mailbox.url), addresses));
  await pause.reached;
  await withdraw(reference, 'withdraw', 'mail');
  const db = await storage.openAgain();
  const instance = createQueue(db, 'mail', 'another instance');
  expect(await instance.claim(() => true)).toBeUndefined();
  expect(await instance.untilNext(), 'it need not look again and again').toBeNull();
  await db.close();
  pause.open();
  await settled();
  await outbox.stop();
  expect(subjects(mailbox)).toEqual(['상담 신청', '신청 취소']);
});

test('RC-2: no file is left of a request that was withdrawn while it was written', async () => {
  const { dataDir } = storage;
  const files = createFileChannel(dataDir, addresses);
  const pause = gate();
  const channel: Channel = {
    ...files,
    deliver: (request, { checkWanted, ...attempt }) =>
      files.deliver(request, {
        ...attempt,
        checkWanted: () => pause.pass().then(checkWanted),
      }),
  };
  const reference = await receive('file');
  const outbox = startOutbox(channel);
  await pause.reached;
  await withdraw(reference, 'withdraw', 'file');
  pause.open();
  await settled();
  await outbox.stop();
  expect(existsSync(outboxFolder(dataDir))).toBe(true);
  expect(readdirSync(outboxFolder(dataDir))).toEqual([expect.stringMatching(/^notice-.*\.eml$/)]);
});
