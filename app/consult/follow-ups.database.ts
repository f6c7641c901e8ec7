import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  openStore,
  openTestStorage,
  submission,
  type TestStorage,
} from '../../tests/site/storage.ts';
import { enqueueFollowUp } from './delivery/enqueue.server.ts';
import type { OutboxRow } from './delivery/queue.server.ts';
import { deskMessage } from './desk/messages/desk-message.server.ts';
import { noticeMessage } from './desk/messages/notice-message.server.ts';
import { createNotices } from './desk/notices.server.ts';
import { addWord, correctPhone, type OnFollowUp } from './requests/follow-ups.server.ts';
import { othersOfSamePerson } from './requests/same-person.server.ts';
import { changeStatus } from './requests/status.server.ts';
import { openRow } from './requests/storage/rows.server.ts';

let storage: TestStorage;
let id: string;
let reference: string;
beforeEach(async () => {
  storage = await openTestStorage();
  ({ reference } = (await openStore(storage).accept(submission())).receipt);
  ({ id } = await storage.db.query
    .selectFrom('consultation')
    .select('id')
    .executeTakeFirstOrThrow());
});
afterEach(() => storage.close());

const onFollowUp = enqueueFollowUp(['mail', 'webhook']);
const options = (queue: OnFollowUp = onFollowUp) => ({ ...storage, onFollowUp: queue });
const stored = async () =>
  openRow(
    await storage.db.query
      .selectFrom('consultation')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    storage.keyring,
  );
const outbox = () =>
  storage.db.query
    .selectFrom('outbox')
    .selectAll()
    .orderBy('created_at')
    .orderBy('channel')
    .execute();
const records = async () =>
  (
    await storage.db.query.selectFrom('access_record').selectAll().orderBy('position').execute()
  ).map(({ actor, action, subject }) => [actor, action, subject]);
const notices = () => createNotices({ ...storage, retentionMonths: 12, wishLink: String });
async function mailOf(delivery: OutboxRow | undefined, full = true) {
  if (delivery?.kind !== 'corrected' && delivery?.kind !== 'added') throw new Error('no notice');
  const notice = await notices()[delivery.kind](delivery);
  return notice && noticeMessage(notice, full);
}

test('RC-3: a corrected number replaces the former one, which stays in the request, on record', async () => {
  expect(await correctPhone(options(), id, '01012345687')).toBe('stored');
  expect(await correctPhone(options(), id, '01012345687'), 'a second press').toBe('repeated');
  const request = await stored();
  expect(request.phone).toBe('01012345687');
  expect(request.formerPhones).toMatchObject([{ phone: '01012345678' }]);
  expect(await records()).toEqual([['visitor', 'correct', reference]]);
  expect((await outbox()).map(({ channel, kind }) => [channel, kind])).toEqual([
    ['mail', 'corrected'],
    ['webhook', 'corrected'],
  ]);
  expect(await storage.bytes()).not.toContain('01012345687');
});

test('the firm reads both numbers, the new one first, and the subject says that it was corrected', async () => {
  await correctPhone(options(), id, '01012345687');
  const [delivery] = await outbox();
  const mail = await mailOf(delivery);
  expect(mail?.subject).toBe(`[번호 고침] ${reference}`);
  expect(mail?.first).toEqual({ text: '전화 010-1234-5687', href: 'tel:01012345687' });
  const text = JSON.stringify(mail?.parts);
  expect(text).toMatch(/010-1234-5687.*010-1234-5678/);
  expect(text).toContain('에 고치셨습니다');

  // The mail of the request itself, where it is delivered later.
  const message = deskMessage(await stored(), []);
  expect(message.subject).toContain('[번호 고침]');
  expect(message.first?.text).toBe('전화 010-1234-5687');
  expect(message.parts[0]?.lines[0]).toMatchObject({ term: '앞서 적으신 번호' });

  const brief = await mailOf(delivery, false);
  expect(JSON.stringify(brief), 'a channel that others may read').not.toMatch(/56[78]|김새벽/);
});

test('the notice of a number that was corrected again is not sent', async () => {
  await correctPhone(options(), id, '01012345687');
  await correctPhone(options(), id, '01012345688');
  const [first, , second] = await outbox();
  expect(await mailOf(first)).toBeNull();
  expect(JSON.stringify(await mailOf(second))).toMatch(/5688.*5687.*5678/);
});

test('the number can be corrected until the firm has marked a contact, and a word added until the request is closed', async () => {
  const mark = (status: 'missed' | 'contacted' | 'closed') =>
    storage.db.exclusively((transaction) => changeStatus(transaction, reference, { status }));
  await mark('missed');
  expect(await correctPhone(options(), id, '01012345687')).toBe('stored');
  await mark('contacted');
  expect(await correctPhone(options(), id, '01012345688')).toBe('closed');
  expect(await addWord(options(), id, '등기부를 찾았습니다.')).toBe('stored');
  await mark('closed');
  expect(await addWord(options(), id, '하나 더 있습니다.')).toBe('closed');
  expect((await stored()).phone).toBe('01012345687');
});

test('words that two processes add at once are all kept, each once, and each has its notice', async () => {
  const other = await storage.openAgain();
  const again = { ...options(), db: other };
  const texts = ['하나', '둘', '셋'];
  const outcomes = await Promise.all(
    texts.flatMap((text) => [addWord(options(), id, text), addWord(again, id, text)]),
  );
  await other.close();
  expect(outcomes.toSorted()).toEqual([...Array(3).fill('repeated'), ...Array(3).fill('stored')]);
  const { words = [] } = await stored();
  expect(words.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
  const mails = (await outbox()).filter(({ channel }) => channel === 'mail');
  const told = await Promise.all(mails.map(async (one) => JSON.stringify(await mailOf(one))));
  for (const text of texts)
    expect(
      told.filter((mail) => mail.includes(`"${text}"`) || mail.includes(`"${text}\\n`)),
    ).toHaveLength(1);
  expect((await records()).map(([, action]) => action)).toEqual(['append', 'append', 'append']);
});

test('without its notice nothing is stored', async () => {
  const failing: OnFollowUp = async () => {
    throw new Error('The disk is full.');
  };
  await expect(addWord(options(failing), id, '남지 않을 말')).rejects.toThrow('full');
  await expect(correctPhone(options(failing), id, '01012345687')).rejects.toThrow('full');
  expect(await stored()).toMatchObject({ phone: '01012345678' });
  expect((await stored()).words).toBeUndefined();
  expect(await records()).toEqual([]);
});

test('one request takes ten words and five corrections', async () => {
  for (let count = 0; count < 10; count++) await addWord(options(), id, `${count}`);
  expect(await addWord(options(), id, '열한 번째')).toBe('full');
  for (let count = 0; count < 5; count++) await correctPhone(options(), id, `0101234500${count}`);
  expect(await correctPhone(options(), id, '01012345009')).toBe('full');
});

test('a second request of the same number is joined to the first when its mail is composed', async () => {
  const store = openStore(storage);
  const other = submission({ message: '둘째 글', phone: '01012345678' });
  const second = (await store.accept(other)).receipt.reference;
  await store.accept(submission({ message: '남의 글', phone: '01099998888' }));
  const withdrawn = (await store.accept(submission({ message: '취소한 글' }))).receipt.reference;
  await storage.db.exclusively((transaction) =>
    changeStatus(transaction, withdrawn, { status: 'withdrawn' }),
  );
  const others = await othersOfSamePerson(storage, await stored());
  expect(others.map((one) => one.reference)).toEqual([second]);
  const message = deskMessage(await stored(), [], { others });
  expect(message.subject).toContain('[같은 번호]');
  expect(message.parts[1]).toMatchObject({
    title: '같은 번호로 신청하신 것',
    lines: [{ term: expect.stringContaining(second), text: expect.stringContaining('둘째 글') }],
  });
});
