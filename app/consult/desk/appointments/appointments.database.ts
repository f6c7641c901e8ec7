// @module-tag long
import { beforeEach, expect, test, vi } from 'vitest';
import { WAIT_MS } from '#app/consult/requests/appointment-time.ts';
import { setStatus, undoStatus } from '#app/consult/requests/status.server.ts';
import { withdrawRequest } from '#app/consult/requests/withdraw.server.ts';
import { createAlerts } from '#app/platform/alerts.ts';
import { tester } from '../../../../tests/site/admin.ts';
import {
  setKoreanTime as at,
  noticeChannel,
  openNoticeOutbox,
  receiveRequest,
  watchedLog,
} from '../../../../tests/site/notices.ts';
import { openUnderOwnClock } from '../../../../tests/site/own-clock.ts';
import type { submission, TestStorage } from '../../../../tests/site/storage.ts';
import { LONGEST_WAIT } from '../../../../tests/timeouts.ts';
import type { Notice } from '../messages/notice.ts';
import { createAppointments } from './appointments.server.ts';

let storage: TestStorage;
beforeEach(async () => {
  storage = await openUnderOwnClock();
});

const FRIDAY = '2026-11-27T05:00:00.000Z';
const LATER = '2026-11-30T01:00:00.000Z';

async function book(
  fields: Parameters<typeof submission>[0] = {},
  appointmentAt = FRIDAY,
): Promise<string> {
  const reference = await receiveRequest(storage, fields);
  await setStatus(storage, tester, reference, { status: 'booked', appointmentAt });
  return reference;
}

/** Runs the site at one moment and when the wait is over. Returns the notices that arrived, with their channels. */
async function run(
  channels = ['visitor-mail', 'confirmation'],
  deliver = true,
): Promise<[string, Notice][]> {
  const sent: [string, Notice][] = [];
  const { log, logged } = watchedLog();
  const { db, keyring } = storage;
  const outbox = openNoticeOutbox(storage, {
    log,
    channels: channels.map((name) => noticeChannel(name, (notice) => sent.push([name, notice]))),
  });
  const appointments = [1, 2].map(() =>
    createAppointments({
      db,
      keyring,
      channels,
      log,
      alerts: createAlerts({ log }),
      onQueued() {},
    }),
  );
  for (const one of appointments) one.start();
  await logged('appointments_checked', 2);
  for (const one of appointments) await one.stop();
  if (!deliver) return sent;
  vi.setSystemTime(Date.now() + WAIT_MS);
  outbox.wake();
  await vi.waitFor(async () => expect(await due()).toEqual([]), LONGEST_WAIT);
  await outbox.stop();
  return sent;
}

/** Queues what is due without delivering it, like a server that stops in between. */
const queueOnly = () => run(undefined, false);

const due = () =>
  storage.db.query
    .selectFrom('outbox')
    .select('kind')
    .where('delivered_at', 'is', null)
    .where('next_attempt_at', '<=', new Date().toISOString())
    .execute();

test('AP-1: an appointment is confirmed once, and the visitor is reminded once on the day before', async () => {
  at('2026-11-23', '15:00');
  const reference = await book({ name: '김새벽', email: 'dawn@example.com' });
  const sent: [string, Notice][] = [];
  for (const [day, clock] of [
    ['23', '15:01'],
    ['23', '15:02'],
    ['24', '10:30'],
    ['26', '09:30'],
    ['26', '10:30'],
    ['26', '11:30'],
    ['27', '10:30'],
  ] as const) {
    at(`2026-11-${day}`, clock);
    sent.push(...(await run()));
  }
  expect(sent.map(([name, { event }]) => [name, event])).toEqual([
    ['visitor-mail', 'appointment.booking'],
    ['visitor-mail', 'appointment.reminder'],
  ]);
  const [, notice] = sent[0] ?? [];
  expect(notice?.to).toEqual({ phone: '01012345678', email: 'dawn@example.com' });
  expect(notice?.intro.join()).toContain('2026년 11월 27일 금요일 오후 2시');
  expect(notice?.intro.join()).toContain(reference);
  expect(JSON.stringify(notice)).not.toMatch(/김새벽|빚/);
});

test('AP-1: a visitor without an e-mail address gets an SMS, or nothing if the phone is a landline', async () => {
  at('2026-11-23', '15:00');
  await book();
  await book({ phone: '0212345678' });
  expect((await run()).map(([name]) => name)).toEqual(['confirmation']);
  expect(await run(['visitor-mail'])).toEqual([]);
});

test('AP-1: a changed appointment is confirmed again, and the visitor is not reminded of the old one', async () => {
  at('2026-11-23', '15:00');
  const reference = await book();
  expect(await run()).toHaveLength(1);
  await setStatus(storage, tester, reference, { status: 'booked', appointmentAt: LATER });
  const [[, notice] = []] = await run();
  expect(notice?.intro.join()).toContain('2026년 11월 30일');
  expect(notice?.heading).toBe('상담 날짜를 옮겼습니다');
  at('2026-11-26', '10:30');
  expect(await run()).toEqual([]);
  await setStatus(storage, tester, reference, { status: 'closed' });
  expect((await run()).map(([, { event }]) => event)).toEqual(['appointment.cancellation']);
  at('2026-11-29', '10:30');
  expect(await run(), 'cancelled').toEqual([]);
});

const OTHER = '2026-12-01T05:00:00.000Z';
const booked = (reference: string, appointmentAt: string) =>
  setStatus(storage, tester, reference, { status: 'booked', appointmentAt });
/** Runs the job and returns the appointment days in its notices to visitors. */
const told = async () =>
  (await run()).map(([, { intro }]) => /\d+월 \d+일/.exec(intro.join())?.[0]);
const [A, B] = ['11월 27일', '11월 30일'];

test.each([
  ['and back', [FRIDAY, LATER, FRIDAY], [A, B, A]],
  ['to and fro', [FRIDAY, LATER, FRIDAY, LATER], [A, B, A, B]],
  ['over a third time', [FRIDAY, LATER, OTHER, FRIDAY], [A, B, '12월 1일', A]],
  ['to the same time', [FRIDAY, FRIDAY, LATER, LATER], [A, undefined, B, undefined]],
])('AP-1: an appointment that is moved %s is confirmed each time', async (_, times, words) => {
  at('2026-11-23', '15:00');
  const reference = await book({}, times[0]);
  const heard = [(await told())[0]];
  for (const time of times.slice(1)) {
    await booked(reference, time);
    heard.push((await told())[0]);
  }
  expect(heard).toEqual(words);
  expect(await told(), 'once each').toEqual([]);
});

test('AP-1: a change that was undone before its notice is not announced', async () => {
  at('2026-11-23', '15:00');
  const reference = await book();
  expect(await told()).toEqual([A]);
  await booked(reference, LATER);
  await booked(reference, FRIDAY);
  expect(await told(), 'nobody has looked between').toEqual([]);
  await booked(reference, LATER);
  await queueOnly();
  await booked(reference, FRIDAY);
  expect(await told(), 'it was queued and not sent').toEqual([]);
  await booked(reference, LATER);
  await queueOnly();
  await queueOnly();
  expect(await told()).toEqual([B]);
  expect(await told()).toEqual([]);
});

test('AP-1: a notice whose delivery failed counts as sent, because it may have arrived', async () => {
  at('2026-11-23', '15:00');
  const reference = await book();
  expect(await told()).toEqual([A]);
  await booked(reference, LATER);
  await queueOnly();
  await storage.db.query
    .updateTable('outbox')
    .set({ attempts: 1, next_attempt_at: new Date(Date.now() + 60_000).toISOString() })
    .where('delivered_at', 'is', null)
    .execute();
  await booked(reference, FRIDAY);
  expect(await told()).toEqual([A]);
});

const cancel = (reference: string) =>
  setStatus(storage, tester, reference, { status: 'contacted' });
const undo = (reference: string) => undoStatus(storage, tester, reference);
/** Runs the job and returns the events of its notices, with the numbers of their calendar events. */
const events = async () =>
  (await run()).map(([, { event, calendar }]) => [
    event.replace('appointment.', ''),
    Number(/SEQUENCE:(\d+)/.exec(calendar?.content ?? '')?.[1]),
    /STATUS:(\w+)/.exec(calendar?.content ?? '')?.[1],
  ]);

test('AP-1: one calendar event follows the appointment: booked, moved, cancelled, booked again', async () => {
  at('2026-11-23', '15:00');
  const reference = await book();
  expect(await events()).toEqual([['booking', 0, 'CONFIRMED']]);
  await booked(reference, LATER);
  expect(await events()).toEqual([['booking', 1, 'CONFIRMED']]);
  await cancel(reference);
  expect(await events()).toEqual([['cancellation', 2, 'CANCELLED']]);
  expect(await events(), 'once').toEqual([]);
  await booked(reference, LATER);
  expect(await events()).toEqual([['booking', 3, 'CONFIRMED']]);
});

test('AP-1: an appointment that was cancelled and booked again before the visitor heard of it is not announced', async () => {
  at('2026-11-23', '15:00');
  const reference = await book();
  expect(await told()).toEqual([A]);
  await cancel(reference);
  await queueOnly();
  await booked(reference, FRIDAY);
  expect(await told()).toEqual([]);
  at('2026-11-26', '10:30');
  expect((await run()).map(([, { event }]) => event)).toEqual(['appointment.reminder']);
  expect(await told()).toEqual([]);
});

test('AP-1: the notice of an appointment waits five minutes, also over a restart', async () => {
  at('2026-11-23', '15:00');
  await book();
  await queueOnly();
  vi.setSystemTime(Date.now() + WAIT_MS - 1_000);
  expect(await due()).toEqual([]);
  await queueOnly();
  vi.setSystemTime(Date.now() + 1_000);
  expect(await due()).toEqual([{ kind: 'booking' }]);
});

test('AP-1: an appointment, a move and a cancellation that were undone within five minutes are not announced', async () => {
  at('2026-11-23', '15:00');
  const reference = await book();
  await queueOnly();
  await undo(reference);
  expect(await told(), 'booked').toEqual([]);
  await booked(reference, FRIDAY);
  expect(await told()).toEqual([A]);
  await booked(reference, LATER);
  await queueOnly();
  await undo(reference);
  expect(await told(), 'moved').toEqual([]);
  await cancel(reference);
  await queueOnly();
  await undo(reference);
  expect(await told(), 'cancelled').toEqual([]);
  expect(await due()).toEqual([]);
});

test('AP-1: an appointment that is undone after its notice was sent is cancelled, and a move is moved back', async () => {
  at('2026-11-23', '15:00');
  const reference = await book();
  expect(await told()).toEqual([A]);
  await booked(reference, LATER);
  expect(await told()).toEqual([B]);
  await undo(reference);
  expect(await told()).toEqual([A]);
  const other = await book();
  expect(await told()).toEqual([A]);
  await undo(other);
  expect(await events()).toEqual([['cancellation', 1, 'CANCELLED']]);
});

test('AP-1: a move within five minutes replaces the waiting notice', async () => {
  at('2026-11-23', '15:00');
  const reference = await book();
  await queueOnly();
  await booked(reference, LATER);
  await queueOnly();
  const waiting = await storage.db.query.selectFrom('outbox').select('about').execute();
  expect(waiting).toEqual([{ about: LATER }]);
  expect(await events()).toEqual([['booking', 0, 'CONFIRMED']]);
});

test('AP-1: the visitor of a withdrawn request hears neither of the appointment nor of its end', async () => {
  at('2026-11-23', '15:00');
  const both = [await book(), await book()];
  expect(await told()).toHaveLength(2);
  const { db } = storage;
  const [heard, waits] = await db.query.selectFrom('consultation').selectAll().execute();
  if (!heard || !waits) throw new Error('no request');
  await booked(waits.reference, LATER);
  await queueOnly();
  for (const { id, reference } of [heard, waits]) {
    expect(both).toContain(reference);
    const row = await db.query
      .selectFrom('consultation')
      .select(['status', 'erase_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const withdrawal = { db, id, choice: 'withdraw', expected: row } as const;
    await withdrawRequest({ ...withdrawal, onWithdrawn: async () => {} });
  }
  expect(await run()).toEqual([]);
});

test('AP-1: visitors get nothing at night', async () => {
  at('2026-11-23', '21:30');
  await book();
  expect(await run()).toEqual([]);
  at('2026-11-24', '07:59');
  expect(await run()).toEqual([]);
  at('2026-11-24', '08:00');
  expect(await run()).toHaveLength(1);
  at('2026-11-24', '20:57');
  await book();
  expect(await run(), 'five minutes later it is night').toEqual([]);
  at('2026-11-25', '08:00');
  expect(await run()).toHaveLength(1);
});

test('AP-1: an appointment booked for tomorrow gets no reminder on the same day', async () => {
  at('2026-11-26', '09:00');
  await book();
  expect(await run()).toHaveLength(1);
  at('2026-11-26', '12:00');
  expect(await run()).toEqual([]);
});
