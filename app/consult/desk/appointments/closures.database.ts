// @module-tag long
import { beforeEach, expect, test } from 'vitest';
import { setStatus } from '#app/consult/requests/status.server.ts';
import type { Database } from '#app/consult/requests/storage/database.server.ts';
import { createAlerts } from '#app/platform/alerts.ts';
import { tester } from '../../../../tests/site/admin.ts';
import {
  setKoreanTime as at,
  deliverAll,
  noticeChannel,
  openNoticeOutbox,
  receiveRequest,
  watchedLog,
} from '../../../../tests/site/notices.ts';
import { openUnderOwnClock } from '../../../../tests/site/own-clock.ts';
import type { TestStorage } from '../../../../tests/site/storage.ts';
import { type Notice, noticeLines } from '../messages/notice.ts';
import { createAppointments } from './appointments.server.ts';

let storage: TestStorage;
let sent: Notice[];
beforeEach(async () => {
  storage = await openUnderOwnClock();
  sent = [];
  at('2026-12-01', '10:00');
});

async function book(appointmentAt: string): Promise<string> {
  const reference = await receiveRequest(storage, { name: '김새벽' });
  await setStatus(storage, tester, reference, { status: 'booked', appointmentAt });
  return reference;
}

/** Runs a site whose content has these closures, and delivers the notices that it queued. */
async function run(closures: string[], { db }: { db: Database } = storage): Promise<void> {
  const { log, logged } = watchedLog();
  const { keyring } = storage;
  const channels = [noticeChannel('mail', (notice) => sent.push(notice))];
  const outbox = openNoticeOutbox({ db, keyring }, { channels, log });
  const appointments = createAppointments({
    db,
    keyring,
    office: { opens: '09:00', closes: '18:00', closures },
    log,
    alerts: createAlerts({ log }),
    channels: ['mail', 'sms'],
    onQueued: outbox.wake,
  });
  appointments.start();
  await logged('appointments_checked', 1);
  await appointments.stop();
  await deliverAll({ db }, outbox);
}

test('AP-2: the firm gets one notice about a closure that it adds on a day with appointments', async () => {
  const morning = await book('2026-12-18T01:00:00.000Z');
  const afternoon = await book('2026-12-18T05:30:00.000Z');
  await book('2026-12-21T05:00:00.000Z');
  await run([]);
  expect(sent).toEqual([]);
  const elsewhere = await storage.openAgain();
  await Promise.all([run(['2026-12-18']), run(['2026-12-18'], { db: elsewhere })]);
  await run(['2026-12-18', '2026-12-22']);
  expect(sent).toHaveLength(1);
  const [notice] = sent;
  expect(notice?.title).toBe('[쉬는 날 예약] 2026년 12월 18일 금요일 상담 2건');
  const text = notice && noticeLines(notice, true).join('\n');
  expect(text).toContain(`${morning} · 2026년 12월 18일 금요일 오전 10시`);
  expect(text).toContain(`${afternoon} · 2026년 12월 18일 금요일 오후 2시 30분`);
  expect(text).not.toContain('김새벽');
  await elsewhere.close();
});

test('AP-2: the firm gets no notice about an appointment that it books on a known closure, nor about one that it moved', async () => {
  await run(['2026-12-18']);
  await book('2026-12-18T01:00:00.000Z');
  await run(['2026-12-18']);
  const reference = await book('2026-12-21T01:00:00.000Z');
  await setStatus(storage, tester, reference, { status: 'contacted' });
  await run(['2026-12-18', '2026-12-21', '2026-11-30']);
  expect(sent).toEqual([]);
});
