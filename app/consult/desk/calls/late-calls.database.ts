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
import { createLateCalls } from './late-calls.server.ts';

const office = { opens: '09:00', closes: '18:00', closures: [] };

let storage: TestStorage;
let sent: Notice[];
beforeEach(async () => {
  storage = await openUnderOwnClock();
  sent = [];
});

const mark = (reference: string, status: 'contacted' | 'missed') =>
  setStatus(storage, tester, reference, { status });

/** Runs one check in an instance of the site, and delivers what it queued. */
async function look(db: Database = storage.db) {
  const { log, logged } = watchedLog();
  const { keyring } = storage;
  const channels = [noticeChannel('mail', (notice) => sent.push(notice))];
  const outbox = openNoticeOutbox({ db, keyring }, { channels, log, office });
  const lateCalls = createLateCalls({
    db,
    keyring,
    office,
    log,
    alerts: createAlerts({ log }),
    channels: ['mail', 'sms', 'visitor-mail'],
    onQueued: outbox.wake,
  });
  lateCalls.start();
  await logged('late_calls_checked', 1);
  await lateCalls.stop();
  await deliverAll({ db }, outbox);
}

test('DG-3: the firm gets one mail, on the same day, about a promised call that nobody marked', async () => {
  at('2026-11-20', '09:00');
  const morning = await receiveRequest(storage, { time: 'morning', name: '김새벽' });
  const called = await receiveRequest(storage, { time: 'morning' });
  const whole = await receiveRequest(storage, { time: 'any' });
  at('2026-11-20', '11:00');
  await mark(called, 'contacted');
  at('2026-11-20', '11:59');
  await look();
  expect(sent).toEqual([]);

  at('2026-11-20', '12:00');
  await look();
  // A second instance, and a start later on the day.
  const other = await storage.openAgain();
  await look(other);
  await other.close();
  at('2026-11-20', '15:00');
  await look();
  expect(sent.map(({ title }) => title)).toEqual(['[전화 확인] 12:00까지 약속한 신청 1건']);
  const [notice] = sent;
  expect(notice?.parts[0]?.items).toMatchObject([
    {
      term: morning,
      request: { status: 'new', actions: ['contacted', 'missed', 'note'] },
    },
  ]);
  expect(notice && noticeLines(notice, false).join()).not.toContain('김새벽');

  await mark(morning, 'missed');
  at('2026-11-20', '18:00');
  await look();
  expect(sent.map(({ data }) => Object(data).references)).toEqual([[morning], [whole]]);
});

test('DG-3: a site that was down at the time tells later on the day, and not on the next', async () => {
  at('2026-11-19', '10:00');
  await receiveRequest(storage, { time: 'any' });
  at('2026-11-20', '08:00');
  await look();
  expect(sent).toEqual([]);
  at('2026-11-20', '09:00');
  await receiveRequest(storage, { time: 'morning' });
  at('2026-11-20', '23:00');
  await look();
  expect(sent).toHaveLength(1);
});
