// @module-tag long
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setStatus } from '#app/consult/requests/status.server.ts';
import type { Database } from '#app/consult/requests/storage/database.server.ts';
import { createAlerts } from '#app/platform/alerts.ts';
import { createLog } from '#app/platform/log.ts';
import { tester } from '../../../../tests/site/admin.ts';
import {
  setKoreanTime as at,
  noticeChannel,
  openNoticeOutbox,
  receiveRequest,
  retentionMonths,
  watchedLog,
} from '../../../../tests/site/notices.ts';
import { openUnderOwnClock } from '../../../../tests/site/own-clock.ts';
import { openStore, submission, type TestStorage } from '../../../../tests/site/storage.ts';
import { LONGEST_WAIT } from '../../../../tests/timeouts.ts';
import { type Notice, noticeLines } from '../messages/notice.ts';
import { askWish } from '../wishes/wishes.server.ts';
import { createDigest } from './digest.server.ts';
import { digestNotice } from './digest-notice.server.ts';

const office = { opens: '09:00', closes: '18:00', closures: ['2026-11-24'] };
const MINUTE_MS = 60_000;

let storage: TestStorage;
beforeEach(async () => {
  storage = await openUnderOwnClock();
});

const receive = (fields: Parameters<typeof receiveRequest>[1] = {}) =>
  receiveRequest(storage, fields);

/** An instance of the site, and the digests that it sends to the firm. */
function instance(db: Database, sent: Notice[]) {
  const { log, logged } = watchedLog();
  const { keyring } = storage;
  const channels = [noticeChannel('mail', (notice) => sent.push(notice))];
  const outbox = openNoticeOutbox({ db, keyring }, { channels, log, office });
  const digest = createDigest({
    db,
    keyring,
    retentionMonths,
    office,
    log,
    alerts: createAlerts({ log }),
    at: '08:30',
    channels: ['mail'],
    onQueued: outbox.wake,
  });
  return {
    start: digest.start,
    looked: (times: number) => logged('digest_checked', times),
    async stop() {
      await digest.stop();
      await outbox.stop();
    },
  };
}

const made = () => storage.db.query.selectFrom('digest').select('day').orderBy('day').execute();
const waiting = async () => (await queued()).filter((row) => row.delivered_at === null);
const queued = () =>
  storage.db.query.selectFrom('outbox').selectAll().where('kind', '=', 'digest').execute();

describe('DG-1: the digest', () => {
  test('comes once each working morning, in a week with a weekend and a closure', async () => {
    at('2026-11-19', '15:00');
    await receive();
    const sent: Notice[] = [];
    const site = instance(storage.db, sent);
    const other = await storage.openAgain();
    const second = instance(other, sent);
    let looks = 0;
    for (const day of ['20', '21', '22', '23', '24', '25']) {
      for (const clock of ['08:00', '08:31', '09:30', '11:00', '13:00']) {
        at(`2026-11-${day}`, clock);
        if (looks === 0) {
          site.start();
          second.start();
        } else await vi.advanceTimersByTimeAsync(MINUTE_MS);
        looks += 1;
        await site.looked(looks);
        await second.looked(looks);
        // The digest must be sent before its day is over; later it is dropped.
        await vi.waitFor(async () => expect(await waiting()).toEqual([]), LONGEST_WAIT);
      }
    }
    await vi.waitFor(() => expect(sent).toHaveLength(3), LONGEST_WAIT);
    // The digest after the weekend and the one after the closure list the request, which still waits.
    expect((await made()).map(({ day }) => day)).toEqual([
      '2026-11-20',
      '2026-11-23',
      '2026-11-25',
    ]);
    await site.stop();
    await second.stop();
    await other.close();
    expect(sent).toHaveLength(3);
  });

  test('lists the laws that the firm has to review', async () => {
    at('2027-01-04', '08:31');
    const notice = await digestNotice(storage, '2027-01-04', { retentionMonths, office });
    expect(notice?.title).toBe('[아침 요약] 2027. 1. 4. 확인할 법 3');
    const lines = notice && noticeLines(notice, false).join(' ');
    expect(lines).toMatch(/2026년 세제개편안.*2027\. 1\. 1\.부터 달라질 수 있습니다/);
    expect(lines).toMatch(/계산기가 따르는 법.*반년이 넘었습니다.*lawAsOf/);
    expect(await digestNotice(storage, '2026-12-04', { retentionMonths, office })).toBeNull();
  });

  test('is sent until noon if it was missed, and only once after restarts', async () => {
    at('2026-11-20', '07:00');
    await receive();
    const sent: Notice[] = [];
    for (const [clock, count] of [
      ['10:45', 1],
      ['11:30', 1],
      ['12:10', 1],
    ] as const) {
      at('2026-11-20', clock);
      const site = instance(storage.db, sent);
      site.start();
      await site.looked(1);
      await vi.waitFor(() => expect(sent).toHaveLength(count), LONGEST_WAIT);
      await site.stop();
    }
    at('2026-11-23', '12:10');
    const late = instance(storage.db, sent);
    late.start();
    await late.looked(1);
    await late.stop();
    expect((await made()).map(({ day }) => day)).toEqual(['2026-11-20']);
    expect(sent).toHaveLength(1);
  });

  test('goes to each address of the firm, and not as an SMS', async () => {
    at('2026-11-20', '08:30');
    await receive();
    const { db, keyring } = storage;
    const digest = createDigest({
      db,
      keyring,
      retentionMonths,
      office,
      at: '08:30',
      channels: ['mail', 'mail-2', 'sms', 'webhook', 'visitor-mail', 'confirmation'],
      onQueued: () => {},
      log: createLog('silent'),
      alerts: { raise() {} },
    });
    digest.start();
    await vi.waitFor(async () => expect(await queued()).not.toEqual([]), LONGEST_WAIT);
    await digest.stop();
    const channels = (await queued()).map(({ channel }) => channel);
    expect(channels.toSorted()).toEqual(['mail', 'mail-2', 'webhook']);
  });

  test('is not sent if there is nothing to report', async () => {
    at('2026-11-20', '08:30');
    const site = instance(storage.db, []);
    site.start();
    await site.looked(1);
    await site.stop();
    expect(await queued()).toEqual([]);
    expect(await made()).toHaveLength(1);
  });

  test('is dropped if it could not be sent on its day', async () => {
    at('2026-11-20', '08:30');
    await receive();
    const sent: Notice[] = [];
    const { db, keyring } = storage;
    const digest = createDigest({
      db,
      keyring,
      retentionMonths,
      office,
      at: '08:30',
      channels: ['mail'],
      onQueued: () => {},
      log: createLog('silent'),
      alerts: { raise() {} },
    });
    digest.start();
    await vi.waitFor(async () => expect(await queued()).toHaveLength(1), LONGEST_WAIT);
    await digest.stop();
    at('2026-11-21', '00:01');
    const outbox = openNoticeOutbox(storage, {
      channels: [noticeChannel('mail', (notice) => sent.push(notice))],
      log: createLog('silent'),
      office,
    });
    outbox.wake();
    await vi.waitFor(async () => expect(await queued()).toEqual([]), LONGEST_WAIT);
    await outbox.stop();
    expect(sent).toEqual([]);
  });
});

test('DG-2: the digest lists who waits, what is booked, which deliveries are stuck and what is deleted', async () => {
  at('2025-11-25', '10:00');
  const leaving = await receive();
  await setStatus(storage, tester, leaving, { status: 'closed' });
  at('2026-11-18', '10:00');
  const contacted = await receive({ name: '이노을' });
  await setStatus(storage, tester, contacted, { status: 'contacted' });
  const booked = await receive();
  const appointmentAt = '2026-11-20T05:00:00.000Z';
  await setStatus(storage, tester, booked, { status: 'booked', appointmentAt });
  const met = await receive();
  const metAt = '2026-11-19T01:30:00.000Z';
  await setStatus(storage, tester, met, { status: 'booked', appointmentAt: metAt });
  const retained = await receive();
  await setStatus(storage, tester, retained, { status: 'retained' });
  const uncalled = await receive({ name: '김새벽', phone: '01097531864' });
  const store = openStore(storage, [{ name: 'sms' }]);
  const stuck = (await store.accept(submission({ message: 'stuck' }))).receipt.reference;
  await storage.db.query
    .updateTable('outbox')
    .set({ stuck_at: new Date().toISOString(), last_error: '550' })
    .execute();

  const notice = await digestNotice(storage, '2026-11-20', { retentionMonths, office });
  if (!notice) throw new Error('it says nothing');
  expect(notice.title).toBe('[아침 요약] 2026. 11. 20. 상담 예약 1, 아직 통화하지 못한 신청 2');
  const parts = Object.fromEntries(
    notice.parts.map(({ title, items }) => [
      title,
      items.map(({ term, text }) => `${term} ${text}`).join('\n'),
    ]),
  );
  expect(parts['상담 예약']).toMatch(new RegExp(`^${booked}.*14:00`));
  expect(parts['아직 통화하지 못한 신청']).toMatch(new RegExp(`${uncalled}.*지났습니다`));
  expect(parts['연락했고 끝나지 않은 신청']).toContain(contacted);
  expect(parts['연락했고 끝나지 않은 신청']).toMatch(
    new RegExp(`${met}.*19. \\(목\\) 10:30, 지났`),
  );
  expect(parts['전달되지 않는 것']).toMatch(new RegExp(`${stuck}.*sms.*550`));
  expect(parts['이번 주에 지워지는 신청']).toMatch(new RegExp(`${leaving}.*2026. 11. 25.`));
  const acts = notice.parts.flatMap(({ items }) => items.flatMap(({ request }) => request ?? []));
  expect(acts).toContainEqual({
    reference: uncalled,
    status: 'new',
    actions: ['contacted', 'missed', 'note'],
  });
  expect(acts.find(({ reference }) => reference === booked)?.actions).toContain('booked');
  expect(acts.map(({ reference }) => reference)).not.toContain(leaving);
  const brief = noticeLines(notice, false).join('\n');
  expect(brief).not.toMatch(/김새벽|이노을|1864/);
  expect(brief).not.toContain(retained);
  expect(noticeLines(notice, true).join('\n')).toContain('김새벽 010-9753-1864');
  expect(JSON.stringify(notice.data)).not.toMatch(/김새벽|1864/);
});

test('the digest counts and shows what is held as suspected, the newest first', async () => {
  at('2026-11-09', '10:00');
  const suspected = { suspected: true, suspicions: ['links'] } as const;
  const hold = async () => {
    const held = submission({ message: `${Math.random()}` }, suspected);
    return (await openStore(storage).accept(held)).receipt.reference;
  };
  const old = await hold();
  const digest = (day: string) => digestNotice(storage, day, { retentionMonths, office });
  const items = async (day: string) =>
    (await digest(day))?.parts.flatMap((part) => part.items.map((item) => [part.title, item]));
  expect(await items('2026-11-10')).toMatchObject([
    [
      '의심되어 따로 둔 신청',
      { term: old, request: { status: 'suspected', actions: ['genuine', 'closed'] } },
    ],
  ]);
  expect(await digest('2026-11-23')).toBeNull();
  at('2026-11-23', '10:00');
  const fresh = await hold();
  expect((await items('2026-11-25'))?.map(([, item]) => Object(item).term)).toEqual([fresh, old]);
  expect((await digest('2026-11-25'))?.title).toContain('의심되어 따로 둔 신청 2');
});

test('the digest says which requests are to be deleted or shown to their visitors', async () => {
  at('2026-11-18', '10:00');
  const wishes = { delete: await receive(), copy: await receive() } as const;
  at('2026-11-19', '15:00');
  for (const kind of ['delete', 'copy'] as const) {
    const wish = { reference: wishes[kind], kind, verified: 'called' } as const;
    await askWish({ db: storage.db, channels: [] }, tester, wish);
  }
  const notice = await digestNotice(storage, '2026-11-20', { retentionMonths, office });
  const lines = notice ? noticeLines(notice, false) : [];
  const itemsOf = (reference: string) => lines.filter((line) => line.includes(reference));
  expect(itemsOf(wishes.delete)).toEqual([
    expect.stringMatching(/지워 달라고 하셨습니다$/),
    expect.stringMatching(/2026\. 11\. 20\.에 지워집니다 · 신청하신 분이 요청$/),
  ]);
  expect(itemsOf(wishes.copy)).toEqual([expect.stringMatching(/보여 달라고 하셨습니다$/)]);
});

test('the digest says that a visitor without a phone waits for an e-mail', async () => {
  at('2026-11-18', '10:00');
  const byMail = await receive({ phone: '', email: 'kim@example.com', method: 'email' });
  const byPhone = await receive({ time: 'morning' });
  const notice = await digestNotice(storage, '2026-11-20', { retentionMonths, office });
  const lines = notice?.parts.flatMap(({ items }) => items.map(({ term, text }) => [term, text]));
  const textOf = Object.fromEntries(lines ?? []);
  expect(textOf[byMail]).toContain('이메일로 답할 신청, 약속한 때가 지났습니다');
  expect(textOf[byMail]).not.toContain('평일');
  expect(textOf[byPhone]).toContain('평일 오전, 약속한 때가 지났습니다');
});

test('the digest names no situation and no time that nobody asked a caller', async () => {
  at('2026-11-18', '10:00');
  const entered = { way: 'phone', basis: '전화로 상담을 신청하심' } as const;
  const caller = submission({ stage: 'unsure', time: 'any', phone: '01055556666' }, { entered });
  const { receipt } = await openStore(storage).accept(caller);
  const notice = await digestNotice(storage, '2026-11-20', { retentionMonths, office });
  const items = notice?.parts.flatMap((part) => part.items) ?? [];
  const text = items.find(({ term }) => term === receipt.reference)?.text;
  expect(text).toMatch(/^적어 넣은 신청 \(전화\) · 신규, .*, 약속한 때가 지났습니다$/);
  expect(text).not.toMatch(/평일|모르겠/);
});
