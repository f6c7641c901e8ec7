// @module-tag long
import { beforeEach, expect, test, vi } from 'vitest';
import { setStatus } from '#app/consult/requests/status.server.ts';
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

/** Runs the site at one moment. Returns what visitors have received until then, by channel. */
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
  expect(notice?.intro.join()).toContain('2026. 11. 27. (금) 14:00');
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
  expect(notice?.intro.join()).toContain('2026. 11. 30.');
  at('2026-11-26', '10:30');
  expect(await run()).toEqual([]);
  await setStatus(storage, tester, reference, { status: 'closed' });
  at('2026-11-29', '10:30');
  expect(await run(), 'cancelled').toEqual([]);
});

const OTHER = '2026-12-01T05:00:00.000Z';
const booked = (reference: string, appointmentAt: string) =>
  setStatus(storage, tester, reference, { status: 'booked', appointmentAt });
/** Runs the job and returns the appointment days in its notices to visitors. */
const told = async () =>
  (await run()).map(([, { intro }]) => /\d+\. \d+\. \d+\./.exec(intro.join())?.[0]);
const [A, B] = ['2026. 11. 27.', '2026. 11. 30.'];

test.each([
  ['and back', [FRIDAY, LATER, FRIDAY], [A, B, A]],
  ['to and fro', [FRIDAY, LATER, FRIDAY, LATER], [A, B, A, B]],
  ['over a third time', [FRIDAY, LATER, OTHER, FRIDAY], [A, B, '2026. 12. 1.', A]],
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

test('AP-1: an appointment that was cancelled and booked again is confirmed again', async () => {
  at('2026-11-23', '15:00');
  const reference = await book();
  expect(await told()).toEqual([A]);
  await setStatus(storage, tester, reference, { status: 'contacted' });
  expect(await told()).toEqual([]);
  await booked(reference, FRIDAY);
  expect(await told()).toEqual([A]);
  at('2026-11-26', '10:30');
  expect((await run()).map(([, { event }]) => event)).toEqual(['appointment.reminder']);
  expect(await told()).toEqual([]);
});

test('AP-1: visitors get nothing at night', async () => {
  at('2026-11-23', '21:30');
  await book();
  expect(await run()).toEqual([]);
  at('2026-11-24', '07:59');
  expect(await run()).toEqual([]);
  at('2026-11-24', '08:00');
  expect(await run()).toHaveLength(1);
});

test('AP-1: an appointment booked for tomorrow gets no reminder on the same day', async () => {
  at('2026-11-26', '09:00');
  await book();
  expect(await run()).toHaveLength(1);
  at('2026-11-26', '12:00');
  expect(await run()).toEqual([]);
});
