// @module-tag long
import { beforeEach, describe, expect, test } from 'vitest';
import { readOpenWishes } from '#app/consult/requests/open-wishes.server.ts';
import { setStatus } from '#app/consult/requests/status.server.ts';
import type { Database } from '#app/consult/requests/storage/database.server.ts';
import type { AlertKind } from '#app/platform/alert-kinds.ts';
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
import type { Notice } from '../messages/notice.ts';
import type { WishKind } from '../wishes/wish.ts';
import { stateWords } from '../wishes/wish-words.ts';
import { askWish, giveCopy, takeBackWish, wishesOf } from '../wishes/wishes.server.ts';
import { believe } from './clock-guard.server.ts';
import { createRetention } from './retention.server.ts';

const channels = ['mail', 'mail-2', 'sms'];

let storage: TestStorage;
let sent: { channel: string; notice: Notice }[];
let alerts: AlertKind[];
beforeEach(async () => {
  storage = await openUnderOwnClock();
  sent = [];
  alerts = [];
  at('2026-11-20', '09:00');
});

const ask = async (reference: string, kind: WishKind = 'delete') => {
  const asked = { reference, kind, verified: 'called' } as const;
  const outcome = await askWish({ db: storage.db, channels }, tester, asked);
  if ('problem' in outcome) throw new Error(outcome.problem);
  return outcome.wish;
};
const problemOf = async (reference: string, kind: WishKind = 'delete') => {
  const asked = { reference, kind, verified: 'card' } as const;
  const outcome = await askWish({ db: storage.db, channels }, tester, asked);
  return 'problem' in outcome ? outcome.problem : '';
};
const outcomes = async (reference: string) =>
  (await wishesOf(storage.db, tester, reference)).map(({ outcome }) => outcome);
const left = async () => {
  const rows = await storage.db.query.selectFrom('consultation').select('reference').execute();
  return rows.map(({ reference }) => reference);
};
const recorded = async () => {
  const rows = await storage.db.query.selectFrom('access_record').selectAll().execute();
  return rows
    .filter(({ action }) => action !== 'wishes')
    .map(({ actor, action, subject }) => [actor, action, subject]);
};

/** Runs the retention job of one instance once. */
async function round(db: Database = storage.db): Promise<void> {
  const { log, logged } = watchedLog();
  const retention = createRetention({
    db,
    config: { dataDir: storage.dataDir, retentionMonths: 12, backupDays: 30 },
    channels,
    onQueued: () => {},
    log,
    alerts: { raise: (kind) => void alerts.push(kind) },
  });
  retention.start();
  await logged('retention_finished', 1);
  await retention.stop();
}

/** Delivers what is queued, and returns the titles of the notices that each channel sent. */
async function deliver(): Promise<Record<string, string[]>> {
  const { log } = watchedLog();
  const { db, keyring } = storage;
  sent.length = 0;
  const outbox = openNoticeOutbox(
    { db, keyring },
    {
      channels: channels.map((channel) =>
        noticeChannel(channel, (notice) => sent.push({ channel, notice })),
      ),
      log,
    },
  );
  outbox.wake();
  await deliverAll({ db }, outbox);
  const titles = (channel: string) =>
    sent.filter((one) => one.channel === channel).map(({ notice }) => notice.title);
  return Object.fromEntries(channels.map((channel) => [channel, titles(channel)]));
}

/** The result of `deliver` if each channel of the firm sent these titles. */
const toAll = (...titles: string[]) =>
  Object.fromEntries(channels.map((channel) => [channel, titles]));

describe('WI-1: a wish for deletion', () => {
  test('goes to every channel of the firm, and is carried out once, a day later, also after a restart', async () => {
    const reference = await receiveRequest(storage, { name: '김새벽' });
    const other = await receiveRequest(storage);
    await ask(reference);
    expect(await deliver()).toEqual(toAll(`[삭제 요구] ${reference}`));
    expect(sent[0]?.notice.intro[0]).toContain('2026. 11. 21. (토) 09:00부터 한 시간 안에');
    expect([...(await readOpenWishes(storage.db.query, [reference, other]))]).toEqual([
      [reference, { deletionAt: '2026-11-21T00:00:00.000Z', copy: false, deletionWaits: false }],
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/새벽|01012345678/);
    at('2026-11-21', '08:59');
    await round();
    expect(await left()).toHaveLength(2);
    at('2026-11-21', '09:01');
    const elsewhere = await storage.openAgain();
    await Promise.all([round(), round(elsewhere)]);
    await elsewhere.close();
    expect(await left()).toEqual([other]);
    expect(await outcomes(reference)).toEqual(['done']);
    expect(await deliver()).toEqual(toAll());
    expect(await recorded()).toEqual([
      ['tester', 'wish-delete', `${reference} 저장된 번호로 다시 걸어 확인`],
      ['site', 'delete', reference],
    ]);
    expect(await problemOf(reference)).toMatch(/이미 지웠습니다/);
  });

  test('is carried out when the site was down at that time', async () => {
    const reference = await receiveRequest(storage);
    await ask(reference);
    at('2026-11-24', '09:00');
    await round();
    expect(await left()).toEqual([]);
    expect(await outcomes(reference)).toEqual(['done']);
  });

  test('is not carried out after it was taken back, and the firm gets a notice', async () => {
    const reference = await receiveRequest(storage);
    const { id } = await ask(reference);
    const back = () => takeBackWish({ db: storage.db, channels }, tester, id);
    expect(await Promise.all([back(), back()])).toEqual(['done', 'settled']);
    // Nobody needs the first notice any more.
    expect(await deliver()).toEqual(toAll(`[삭제 요구 취소] ${reference}`));
    at('2026-11-22', '09:00');
    await round();
    expect(await left()).toEqual([reference]);
    expect(await outcomes(reference)).toEqual(['back']);
    expect((await recorded()).slice(1)).toEqual([['tester', 'wish-back', `${reference} 삭제`]]);
    await ask(reference);
    expect(await outcomes(reference)).toEqual(['back', null]);
  });

  test('waits while the request is being delivered', async () => {
    const reference = await receiveRequest(storage);
    await ask(reference);
    await deliver();
    at('2026-11-21', '10:00');
    const { id } = await storage.db.query
      .selectFrom('consultation')
      .select('id')
      .executeTakeFirstOrThrow();
    const lease_until = new Date(Date.now() + 30_000).toISOString();
    const row = { id: 'x', channel: 'mail', created_at: '', next_attempt_at: '', lease_until };
    await storage.db.query
      .insertInto('outbox')
      .values({ ...row, consultation_id: id })
      .execute();
    await round();
    expect(await left()).toEqual([reference]);
    await storage.db.query.deleteFrom('outbox').where('id', '=', 'x').execute();
    at('2026-11-21', '11:00');
    await round();
    expect(await left()).toEqual([]);
  });

  test('waits for a clock that is believed', async () => {
    const reference = await receiveRequest(storage);
    await round();
    await ask(reference);
    at('2027-06-01', '09:00');
    await round();
    expect([await left(), alerts]).toEqual([[reference], ['purge_held']]);
    believe(storage.dataDir, new Date());
    await round();
    expect(await left()).toEqual([]);
  });

  test('is refused for a case, and one that became a case meanwhile stays, with a notice', async () => {
    const taken = await receiveRequest(storage);
    await setStatus(storage, tester, taken, { status: 'retained' });
    expect(await problemOf(taken)).toMatch(/수임한 사건이라 지우지 않습니다.*제36조/);
    const reference = await receiveRequest(storage);
    await ask(reference);
    await deliver();
    await setStatus(storage, tester, reference, { status: 'retained' });
    expect((await readOpenWishes(storage.db.query)).get(reference)?.deletionAt).toBeNull();
    at('2026-11-21', '10:00');
    await round();
    await round();
    expect(await left()).toHaveLength(2);
    expect(await outcomes(reference)).toEqual(['kept']);
    expect(await deliver()).toEqual(toAll(`[삭제 요구, 지우지 않음] ${reference}`));
  });

  test('is refused if there is one, if the receipt asked for it, and for an unknown reference', async () => {
    const reference = await receiveRequest(storage);
    await ask(reference);
    expect(await problemOf(reference)).toMatch(/삭제 요구가 이미 있습니다/);
    const erased = await receiveRequest(storage);
    await storage.db.query
      .updateTable('consultation')
      .set({ status: 'withdrawn', erase_at: '2026-11-20T12:00:00.000Z' })
      .where('reference', '=', erased)
      .execute();
    expect(await problemOf(erased)).toMatch(/접수증에서 이미 삭제를 요청하셨습니다/);
    expect(await problemOf(erased, 'copy')).toMatch(/그 전에/);
    expect(await problemOf('7KQ2-M4XD')).toMatch(/신청이 없습니다/);
  });

  test('is not entered if it cannot be recorded', async () => {
    const reference = await receiveRequest(storage);
    const refused = { ...tester, actor: null as unknown as string };
    const asked = { reference, kind: 'delete', verified: 'card' } as const;
    await expect(askWish({ db: storage.db, channels }, refused, asked)).rejects.toThrow();
    expect(await outcomes(reference)).toEqual([]);
    expect(await deliver()).toEqual(toAll());
  });
});

describe('WI-2: a wish for a copy', () => {
  const give = (id: string) => giveCopy({ db: storage.db, channels }, tester, id);

  test('sends the copy to the firm a day later, once, and is open until it is handed over', async () => {
    const reference = await receiveRequest(storage, { name: '김새벽' });
    const { id } = await ask(reference, 'copy');
    expect(await deliver()).toEqual(toAll(`[열람 요구] ${reference}`));
    expect(await give(id)).toBe('early');
    at('2026-11-21', '09:01');
    await round();
    await round();
    expect(await deliver()).toEqual(toAll(`[열람 요구, 드릴 때] ${reference}`));
    expect(sent[0]?.notice.file?.content).toMatch(/개인정보 열람 결과.*김새벽/s);
    expect(sent[0]?.notice.intro.join()).toContain('2026. 11. 30.까지');
    expect(await give(id)).toBe('done');
    expect(await give(id)).toBe('settled');
    at('2026-11-29', '09:00');
    await round();
    expect(await deliver()).toEqual(toAll());
    expect((await recorded()).map(([, action]) => action)).toEqual([
      'wish-copy',
      'access',
      'wish-given',
    ]);
  });

  test('has one more notice, two days before the last of the ten', async () => {
    const reference = await receiveRequest(storage);
    await ask(reference, 'copy');
    at('2026-11-21', '10:00');
    await round();
    await deliver();
    at('2026-11-27', '23:00');
    await round();
    expect(await deliver()).toEqual(toAll());
    at('2026-11-28', '00:30');
    await round();
    at('2026-11-29', '09:00');
    await round();
    expect(await deliver()).toEqual(toAll(`[열람 요구, 기한] ${reference}`));
  });

  test('holds the deletion of the same request until it is settled', async () => {
    const reference = await receiveRequest(storage);
    const copy = await ask(reference, 'copy');
    await ask(reference);
    at('2026-11-21', '10:00');
    await round();
    expect(await left()).toEqual([reference]);
    expect((await readOpenWishes(storage.db.query)).get(reference)).toEqual({
      deletionAt: null,
      copy: true,
      deletionWaits: true,
    });
    const wishes = await wishesOf(storage.db, tester, reference);
    const deletion = wishes.find(({ kind }) => kind === 'delete');
    expect(deletion && stateWords(deletion)).toMatch(/^함께 요구하신 열람의 글을 드린 뒤에 저절로/);
    await give(copy.id);
    at('2026-11-21', '11:00');
    await round();
    expect(await left()).toEqual([]);
    expect(await outcomes(reference)).toEqual(['given', 'done']);
  });

  test('ends when the request is deleted otherwise', async () => {
    const reference = await receiveRequest(storage);
    await ask(reference, 'copy');
    at('2027-11-22', '09:00');
    believe(storage.dataDir, new Date());
    await round();
    expect(await left()).toEqual([]);
    expect(await outcomes(reference)).toEqual(['gone']);
  });
});

test('a settled wish is forgotten after two years', async () => {
  const reference = await receiveRequest(storage);
  const { id } = await ask(reference, 'copy');
  await takeBackWish({ db: storage.db, channels }, tester, id);
  for (const [day, known] of [
    ['2028-11-19', ['back']],
    ['2028-11-21', []],
  ] as const) {
    at(day, '09:00');
    believe(storage.dataDir, new Date());
    await round();
    expect(await outcomes(reference)).toEqual(known);
  }
});
