import { setImmediate as oneTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAlerts } from '#app/platform/alerts.ts';
import { createLog } from '#app/platform/log.ts';
import { noNotices } from '../../../tests/site/delivery.ts';
import { openUnderOwnClock } from '../../../tests/site/own-clock.ts';
import { openStore, submission, type TestStorage } from '../../../tests/site/storage.ts';
import { backOff } from './back-off.ts';
import { type Channel, DeliveryError } from './channel.server.ts';
import { createOutbox } from './outbox.server.ts';

let storage: TestStorage;
beforeEach(async () => {
  storage = await openUnderOwnClock(new Date('2026-11-20'));
});

/** A channel that fails `failures` times and records the Message-ID of each attempt. */
function channel(name: string, failures = 0, error: Error = new DeliveryError({ code: 'EFAIL' })) {
  const messageIds: string[] = [];
  const made: Channel = {
    name,
    async deliver(_, { messageId }) {
      messageIds.push(messageId);
      if (messageIds.length <= failures) throw error;
    },
  };
  return { ...made, messageIds };
}

function setUp(...channels: Channel[]) {
  const { db, keyring } = storage;
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => lines.push(line) });
  const alerts = createAlerts({ log });
  const store = openStore({ db, keyring }, channels);
  const host = 'example.com';
  const outbox = createOutbox({ db, keyring, channels, composers: noNotices, host, log, alerts });
  return { lines, outbox, accept: () => store.accept(submission({ message: `${Math.random()}` })) };
}

/** Advances the clock by `ms` in steps. Lets database work finish before and after each step. */
async function pass(ms: number): Promise<void> {
  await databaseTurns();
  for (let left = ms; left >= 0; left -= STEP_MS) {
    await vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
    await databaseTurns();
  }
}
const STEP_MS = 10_000;

async function databaseTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await oneTurn();
}
const TURNS = 12;

const rows = () => storage.db.query.selectFrom('outbox').selectAll().orderBy('channel').execute();

async function states() {
  return (await rows()).map(({ channel: name, attempts, delivered_at, last_error }) => ({
    name,
    attempts,
    delivered: delivered_at !== null,
    last_error,
  }));
}

test('delivers a request once by every channel', async () => {
  const [mail, file] = [channel('mail'), channel('file')];
  const { accept, outbox } = setUp(mail, file);
  await accept();
  outbox.wake();
  outbox.wake();
  await pass(1_000);
  expect(await states()).toEqual([
    { name: 'file', attempts: 1, delivered: true, last_error: null },
    { name: 'mail', attempts: 1, delivered: true, last_error: null },
  ]);
  await pass(3_600_000);
  expect(mail.messageIds).toHaveLength(1);
  expect(file.messageIds).toHaveLength(1);
  await outbox.stop();
});

test('retries with growing waits and the same Message-ID', async () => {
  const mail = channel('mail', 3);
  const { accept, outbox, lines } = setUp(mail);
  await accept();
  outbox.wake();
  await pass(0);
  expect(await states()).toEqual([
    { name: 'mail', attempts: 1, delivered: false, last_error: 'EFAIL' },
  ]);
  await pass(backOff(1) - 1);
  expect(mail.messageIds).toHaveLength(1);
  await pass(1);
  expect(mail.messageIds).toHaveLength(2);
  await pass(backOff(2));
  expect(mail.messageIds).toHaveLength(3);
  await pass(backOff(3));
  expect(mail.messageIds).toHaveLength(4);
  expect(new Set(mail.messageIds).size).toBe(1);
  expect(mail.messageIds[0]).toMatch(/^<[0-9a-f-]{36}@example\.com>$/);
  expect(await states()).toEqual([
    { name: 'mail', attempts: 4, delivered: true, last_error: null },
  ]);
  expect(lines.filter((line) => line.includes('delivery_failed'))).toHaveLength(3);
  await outbox.stop();
});

test('does not deliver again when marking fails', async () => {
  const mail = channel('mail');
  const { accept, outbox, lines } = setUp(mail);
  await accept();
  const { query } = storage.db;
  await sql`create trigger full_disk before update of delivered_at on outbox
    begin select raise(abort, 'full'); end`.execute(query);
  outbox.wake();
  await pass(0);
  outbox.wake();
  await pass(120_000);
  expect(mail.messageIds).toHaveLength(1);
  expect(lines.join('')).toContain('outbox_failed');

  await sql`drop trigger full_disk`.execute(query);
  await pass(60_000);
  expect(mail.messageIds).toHaveLength(1);
  expect(await states()).toMatchObject([{ delivered: true }]);
  await outbox.stop();
});

test('a hanging channel blocks neither other channels nor later deliveries', async () => {
  let release = () => {};
  const hanging: Channel = {
    name: 'mail',
    deliver: () => new Promise((resolve) => (release = () => resolve())),
  };
  const file = channel('file');
  const { accept, outbox } = setUp(hanging, file);
  await accept();
  outbox.wake();
  await pass(1_000);
  await accept();
  outbox.wake();
  await pass(1_000);
  expect(file.messageIds).toHaveLength(2);
  let ended = false;
  const stopped = outbox.stop().then(() => {
    ended = true;
  });
  await pass(1_000);
  expect(ended, 'stop waits for what is in flight').toBe(false);
  release();
  await stopped;
});

test('delivers what an earlier process left', async () => {
  const { accept } = setUp(channel('mail'));
  await accept();
  const mail = channel('mail');
  const { outbox } = setUp(mail);
  outbox.wake();
  await pass(0);
  expect(mail.messageIds).toHaveLength(1);
  await outbox.stop();
});

test('a permanent failure is stuck: one alert, slow retries', async () => {
  const mail = channel('mail', 99, new DeliveryError({ code: '550', permanent: true }));
  const { accept, outbox, lines } = setUp(mail);
  await accept();
  outbox.wake();
  await pass(5 * 3_600_000);
  expect(mail.messageIds).toHaveLength(1);
  expect(await rows()).toMatchObject([{ last_error: '550', stuck_at: expect.any(String) }]);
  await pass(2 * 3_600_000);
  expect(mail.messageIds).toHaveLength(2);
  const alerts = lines.filter((line) => line.includes('"alert":"delivery_stuck"'));
  expect(alerts).toHaveLength(1);
  expect(alerts[0]).toContain('"channel":"mail","code":"550"');
  await outbox.stop();
});

test('a delivery that fails for hours is stuck', async () => {
  const mail = channel('mail', 99);
  const { accept, outbox, lines } = setUp(mail);
  await accept();
  outbox.wake();
  await pass(6 * 3_600_000);
  expect(mail.messageIds).toHaveLength(10);
  expect(lines.filter((line) => line.includes('"event":"alert"'))).toHaveLength(1);
  await outbox.stop();
});

test('respects Retry-After', async () => {
  const hook = channel('webhook', 1, new DeliveryError({ code: '429', retryAfter: 600 }));
  const { accept, outbox } = setUp(hook);
  await accept();
  outbox.wake();
  await pass(599_000);
  expect(hook.messageIds).toHaveLength(1);
  await pass(1_000);
  expect(hook.messageIds).toHaveLength(2);
  await outbox.stop();
});

test('a damaged request is stuck, and the next one is delivered', async () => {
  const mail = channel('mail');
  const { accept, outbox, lines } = setUp(mail);
  await accept();
  await storage.db.query.updateTable('consultation').set({ sealed: 'k1.AAAA' }).execute();
  await accept();
  outbox.wake();
  await pass(1_000);
  expect(mail.messageIds).toHaveLength(1);
  expect(lines.join('')).toContain('"alert":"sealed_text_damaged"');
  await outbox.stop();
});

test('a request under a key unknown to this process waits', async () => {
  const mail = channel('mail');
  const { accept, outbox, lines } = setUp(mail);
  await accept();
  const { query } = storage.db;
  const { sealed } = await query
    .selectFrom('consultation')
    .select('sealed')
    .executeTakeFirstOrThrow();
  const seal = (text: string) => query.updateTable('consultation').set({ sealed: text }).execute();
  await seal(sealed.replace(/^[^.]+/, 'next'));
  outbox.wake();
  await pass(1_000);
  expect(await rows()).toMatchObject([{ last_error: 'SEAL_KEY_MISSING', stuck_at: null }]);
  expect(lines.join('')).not.toContain('"event":"alert"');
  // Another instance that has the key could open this content.
  await seal(sealed);
  await pass(backOff(1));
  expect(mail.messageIds).toHaveLength(1);
  await outbox.stop();
});

test('a pointless delivery leaves the outbox without an alert', async () => {
  const sms = channel('sms', 1, new DeliveryError({ code: 'EEXPIRED', needless: true }));
  const { accept, outbox, lines } = setUp(sms);
  await accept();
  outbox.wake();
  await pass(7 * 3_600_000);
  expect(sms.messageIds).toHaveLength(1);
  expect(await rows()).toEqual([]);
  expect(lines.join('')).toContain('"event":"delivery_abandoned"');
  expect(lines.join('')).not.toContain('"event":"alert"');
  await outbox.stop();
});
