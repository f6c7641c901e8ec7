// @module-tag long
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DeliveryError } from '#app/consult/delivery/channel.server.ts';
import { newRow } from '#app/consult/requests/new-row.server.ts';
import { setStatus, undoStatus } from '#app/consult/requests/status.server.ts';
import { createAlerts } from '#app/platform/alerts.ts';
import { createLog } from '#app/platform/log.ts';
import { createDailyCounts } from '#app/tracking/counts/daily-counts.ts';
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
import type { Notice } from '../messages/notice.ts';
import { readMonthReport } from '../report/month-report.server.ts';
import { reportParts } from '../report/report-tables.ts';
import { createDigest } from './digest.server.ts';

const office = { opens: '09:00', closes: '18:00', closures: ['2026-12-01'] };
const log = createLog('silent');

let storage: TestStorage;
beforeEach(async () => {
  storage = await openUnderOwnClock();
  await storage.db.query
    .updateTable('site')
    .set({ created_at: '2026-01-01T00:00:00.000Z' })
    .execute();
});

const become = (reference: string, status: 'retained' | 'closed' | 'contacted') =>
  setStatus(storage, tester, reference, { status });

test('reads contacts, requests and cases of the month, also those that the office entered', async () => {
  const ad = { utm_source: 'naver', utm_medium: 'cpc', utm_campaign: '봄' };
  const counts = createDailyCounts(storage.db, log);
  at('2026-10-31', '23:59');
  counts.add('phone', ad);
  const early = await receiveRequest(storage);
  at('2026-11-01', '00:00');
  counts.add('phone', ad);
  counts.add('request', ad);
  await counts.flush();
  const send = async (source: object) => {
    const sent = submission({ message: `${Math.random()}` }, { source });
    return (await openStore(storage).accept(sent)).receipt.reference;
  };
  const [won, corrected] = [await send(ad), await send(ad)];
  const entered = submission({}, { entered: { way: 'phone', basis: '전화로 동의하심' } });
  const row = newRow(entered, storage.keyring);
  await storage.db.query.insertInto('consultation').values(row).execute();
  await become(early, 'retained');
  for (const status of ['retained', 'closed'] as const) await become(won, status);
  for (const status of ['retained', 'contacted', 'closed'] as const)
    await become(corrected, status);
  at('2026-12-01', '00:00');
  await become(row.reference, 'retained');
  const { facts } = await readMonthReport(storage, '2026-11');
  const found = facts.map(({ about, source, campaign, item, count, before }) =>
    [about, source, campaign, item, count, before].join(' '),
  );
  expect(found.toSorted()).toEqual([
    'contact naver_ads 봄 phone 1 1',
    'contact naver_ads 봄 request 1 0',
    'request direct  retained 0 1',
    'request naver_ads 봄 closed 1 0',
    'request naver_ads 봄 retained 1 0',
    'request office_phone  retained 1 0',
    'retained direct  retained 1 0',
    'retained naver_ads 봄 retained 1 0',
  ]);
});

test('an undo restores whether a closed request was a case', async () => {
  at('2026-11-05', '10:00');
  const [mistaken, won] = [await receiveRequest(storage), await receiveRequest(storage)];
  for (const status of ['closed', 'retained'] as const) await become(mistaken, status);
  for (const status of ['retained', 'contacted'] as const) await become(won, status);
  for (const reference of [mistaken, won]) await undoStatus(storage, tester, reference);
  await become(won, 'closed');
  const { facts } = await readMonthReport(storage, '2026-11');
  expect(facts.map(({ about, item, count }) => [about, item, count])).toEqual([
    ['request', 'closed', 1],
    ['request', 'retained', 1],
    ['retained', 'retained', 1],
  ]);
});

test('a request that does not open is counted, and its source is not known', async () => {
  at('2026-11-05', '10:00');
  await receiveRequest(storage);
  await storage.db.query.updateTable('consultation').set({ sealed: 'broken' }).execute();
  const parts = reportParts(await readMonthReport(storage, '2026-11'));
  const rows = parts.flatMap((part) => part.table?.rows ?? []);
  expect(rows).toContainEqual(['열리지 않는 신청', '1', '0', '0', '0', '1']);
});

test('a month in which the site began says since when, and is not compared', async () => {
  const created_at = '2026-11-11T15:00:00.000Z';
  await storage.db.query.updateTable('site').set({ created_at }).execute();
  expect(await readMonthReport(storage, '2026-11')).toMatchObject({ since: '2026-11-12' });
  at('2026-11-20', '10:00');
  await receiveRequest(storage);
  const { facts } = await readMonthReport(storage, '2026-11');
  expect(facts.map(({ before }) => before)).toEqual([null]);
});

describe('DG-4: the digest has the report of the month before', () => {
  /** An instance of the site whose channels pass on what they send, or refuse it. */
  function instance(db: TestStorage['db'], sent: string[], refuses: string[] = []) {
    const { log: watched, logged } = watchedLog();
    const channels = ['mail', 'mail-2'].map((name) =>
      noticeChannel(name, (notice: Notice) => {
        if (refuses.includes(name)) throw new DeliveryError({ code: '451' });
        const [, day] = /(\d{4}\. \d+\. \d+\.)/.exec(notice.title) ?? [];
        const [report] = /\d+월 보고/.exec(notice.title) ?? ['no report'];
        sent.push([name, day, report, notice.file?.name ?? 'no file'].join(' '));
      }),
    );
    const settings = { db, keyring: storage.keyring };
    const outbox = openNoticeOutbox(settings, { channels, log: watched, office });
    const digest = createDigest({
      ...settings,
      retentionMonths,
      office,
      log: watched,
      alerts: createAlerts({ log: watched }),
      at: '08:30',
      channels: channels.map(({ name }) => name),
      onQueued: outbox.wake,
    });
    return {
      async morning() {
        digest.start();
        await logged('digest_checked', 1);
      },
      wake: outbox.wake,
      async stop() {
        await digest.stop();
        await outbox.stop();
      },
    };
  }

  const waiting = () =>
    storage.db.query
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'digest')
      .where('delivered_at', 'is', null)
      .execute();
  const idle = () => vi.waitFor(async () => expect(await waiting()).toEqual([]), LONGEST_WAIT);

  /** Runs a new process of the site on a morning, until everything is sent. */
  async function morning(day: string, sent: string[], db = storage.db) {
    at(day, '08:31');
    const site = instance(db, sent);
    await site.morning();
    site.wake();
    await idle();
    await site.stop();
  }

  const november = '2026-11 연락과 신청.csv';

  test('on the first working day, once for each address, in several processes', async () => {
    const sent: string[] = [];
    const other = await storage.openAgain();
    // The 1st is a closure.
    await morning('2026-12-01', sent);
    await morning('2026-12-02', sent);
    await morning('2026-12-02', sent, other);
    await morning('2026-12-03', sent);
    await other.close();
    expect(sent.toSorted()).toEqual([
      `mail 2026. 12. 2. 11월 보고 ${november}`,
      `mail-2 2026. 12. 2. 11월 보고 ${november}`,
    ]);
  });

  test('later if the site was down, and once although the digest comes each day', async () => {
    at('2026-12-03', '15:00');
    await receiveRequest(storage);
    const sent: string[] = [];
    await morning('2026-12-04', sent);
    await morning('2026-12-07', sent);
    await morning('2027-01-04', sent);
    const mails = sent.filter((one) => one.startsWith('mail '));
    expect(mails).toEqual([
      `mail 2026. 12. 4. 11월 보고 ${november}`,
      'mail 2026. 12. 7. no report no file',
      'mail 2027. 1. 4. 12월 보고 2026-12 연락과 신청.csv',
    ]);
  });

  test('again for the address whose server refused it all day', async () => {
    const sent: string[] = [];
    at('2026-12-02', '08:31');
    const site = instance(storage.db, sent, ['mail-2']);
    await site.morning();
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), LONGEST_WAIT);
    await site.stop();
    expect(sent).toEqual([`mail 2026. 12. 2. 11월 보고 ${november}`]);
    await morning('2026-12-03', sent);
    expect(sent.slice(1)).toEqual([`mail-2 2026. 12. 3. 11월 보고 ${november}`]);
  });

  test('not for a month in which there was no site', async () => {
    const created_at = '2026-12-01T00:00:00.000Z';
    await storage.db.query.updateTable('site').set({ created_at }).execute();
    const sent: string[] = [];
    await morning('2026-12-02', sent);
    expect(sent).toEqual([]);
  });
});
