import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#app/server/database/open.ts';
import { createLog } from '#app/server/log.ts';
import type { Channel } from './channels/channel.server.ts';
import { backOff, createOutbox } from './outbox.server.ts';
import type { Consultation } from './schema.ts';
import { createStore } from './store.server.ts';

let dataDir: string;
let db: Database;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outbox-'));
  db = await openDatabase(dataDir);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-20') });
});
afterEach(async () => {
  vi.useRealTimers();
  await db.destroy();
  await rm(dataDir, { recursive: true });
});

const consultation: Consultation = {
  name: '김새벽',
  phone: '01012345678',
  stage: 'debt',
  area: '',
  diedOn: '',
  method: 'phone',
  time: 'any',
  message: '',
  consent: 'yes',
};

/** A channel that fails as often as told, and keeps the Message-IDs that it was given. */
function channel(name: string, failures = 0) {
  const messageIds: string[] = [];
  const made: Channel = {
    name,
    async deliver(_, messageId) {
      messageIds.push(messageId);
      if (messageIds.length <= failures) throw Object.assign(new Error('no'), { code: 'EFAIL' });
    },
  };
  return { ...made, messageIds };
}

function setUp(...channels: Channel[]) {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => lines.push(line) });
  const store = createStore(
    db,
    channels.map(({ name }) => name),
  );
  return { store, lines, outbox: createOutbox({ db, channels, host: 'example.com', log }) };
}

async function states() {
  const rows = await db.selectFrom('outbox').selectAll().orderBy('channel').execute();
  return rows.map(({ channel: name, attempts, delivered_at, last_error }) => ({
    name,
    attempts,
    delivered: delivered_at !== null,
    last_error,
  }));
}

test('a request goes through every channel once', async () => {
  const [mail, file] = [channel('mail'), channel('file')];
  const { store, outbox } = setUp(mail, file);
  await store.accept(consultation);
  outbox.wake();
  outbox.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await states()).toEqual([
    { name: 'file', attempts: 1, delivered: true, last_error: null },
    { name: 'mail', attempts: 1, delivered: true, last_error: null },
  ]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(mail.messageIds).toHaveLength(1);
  expect(file.messageIds).toHaveLength(1);
  await outbox.stop();
});

test('a delivery is tried again, later each time, with the same Message-ID', async () => {
  const mail = channel('mail', 3);
  const { store, outbox, lines } = setUp(mail);
  await store.accept(consultation);
  outbox.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(await states()).toEqual([
    { name: 'mail', attempts: 1, delivered: false, last_error: 'EFAIL' },
  ]);
  await vi.advanceTimersByTimeAsync(backOff(1) - 1);
  expect(mail.messageIds).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(mail.messageIds).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(backOff(2) + backOff(3));
  expect(mail.messageIds).toHaveLength(4);
  expect(new Set(mail.messageIds).size).toBe(1);
  expect(mail.messageIds[0]).toMatch(/^<[0-9a-f-]{36}@example\.com>$/);
  expect(await states()).toEqual([
    { name: 'mail', attempts: 4, delivered: true, last_error: null },
  ]);
  expect(lines.filter((line) => line.includes('delivery failed'))).toHaveLength(3);
  await outbox.stop();
});

test('a delivery that cannot be written down is not made again', async () => {
  const mail = channel('mail');
  const { store, outbox, lines } = setUp(mail);
  await store.accept(consultation);
  await sql`create trigger stuck before update on outbox begin select raise(abort, 'full'); end`.execute(
    db,
  );
  outbox.wake();
  await vi.advanceTimersByTimeAsync(0);
  outbox.wake();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(mail.messageIds).toHaveLength(1);
  expect(lines.join('')).toContain('outbox failed');

  await sql`drop trigger stuck`.execute(db);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(mail.messageIds).toHaveLength(1);
  expect(await states()).toMatchObject([{ delivered: true }]);
  await outbox.stop();
});

test('a channel that hangs holds up no other, nor what comes after', async () => {
  let release = () => {};
  const hanging: Channel = {
    name: 'mail',
    deliver: () => new Promise((resolve) => (release = () => resolve())),
  };
  const file = channel('file');
  const { store, outbox } = setUp(hanging, file);
  await store.accept(consultation);
  outbox.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  await store.accept(consultation);
  outbox.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(file.messageIds).toHaveLength(2);
  let ended = false;
  const stopped = outbox.stop().then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended, 'stop waits for what is in flight').toBe(false);
  release();
  await stopped;
});

test('what an earlier process left behind is found by the next', async () => {
  const { store } = setUp(channel('mail'));
  await store.accept(consultation);
  const mail = channel('mail');
  const { outbox } = setUp(mail);
  outbox.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(mail.messageIds).toHaveLength(1);
  await outbox.stop();
});

test('a request is written with its outbox rows or not at all', async () => {
  // Two rows for one channel break nothing; a missing channel name breaks the row.
  const store = createStore(db, ['mail', null as unknown as string]);
  await expect(store.accept(consultation)).rejects.toThrow();
  expect(await store.list()).toEqual([]);
  expect(await states()).toEqual([]);
});

test('pauses grow and end at an hour', () => {
  const pauses = Array.from({ length: 12 }, (_, index) => backOff(index + 1) / 1000);
  expect(pauses.slice(0, 5)).toEqual([16, 31, 96, 271, 640]);
  expect(pauses.at(-1)).toBe(3600);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
});
