import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSmtpPeer, type SmtpPeer } from '../../../../tests/fakes/smtp-peer.ts';
import type { OpenApp } from '../../../../tests/site/app.ts';
import { consultHere } from '../../../../tests/site/command.ts';
import {
  enterPin,
  linkTo,
  listOn,
  openDesk,
  PIN,
  post as postFrom,
} from '../../../../tests/site/desk-list.ts';
import { sendAccepted } from '../../../../tests/site/form.ts';
import { someForm } from '../../../../tests/site/visitors.ts';

const [ANNA, BORA] = ['anna@example.com', 'bora@example.com'];

let mailbox: SmtpPeer;
let app: OpenApp;
beforeAll(async () => {
  mailbox = await openSmtpPeer();
  app = await openDesk(mailbox, { ...listOn, MAIL_TO: `${ANNA}, ${BORA}` });
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
  await mailbox.close();
});

let reference: string;
let link: string;
/** Each test presses from an address of its own, since the limit counts addresses. */
let tests = 0;
beforeEach(async () => {
  tests += 1;
  reference = await sendAccepted(app, { form: someForm({ name: '김새벽' }) });
  link = await linkTo(mailbox, ANNA, reference);
});

const from = () => `203.0.113.${tests}`;
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  postFrom(app, path, fields, headers, from());
const enter = (path = link) => enterPin(app, path, from());
const see = (path: string, headers: Record<string, string>) => app.fetch(path, { headers });
const records = async () => {
  const { stdout } = await consultHere(app.settings, ['log', '--json']);
  const all: Record<string, string>[] = JSON.parse(stdout);
  return all.filter(({ subject }) => subject?.includes(reference));
};

test('each mailbox gets a link of its own; the mail says until when it works', async () => {
  const other = await linkTo(mailbox, BORA, reference);
  expect(link).toMatch(/^\/desk\/list\/\d{4}-\d\d-\d\d\./);
  expect(other).not.toBe(link);
  const mail = mailbox.received.find(({ mail }) => mail.text?.includes(link))?.mail;
  expect(mail?.text).toMatch(/\d+월\s\d+일 .요일까지 열립니다/);
});

test('without the setting, no mail has a link, and there is no list', async () => {
  const closed = await openDesk(mailbox, { DESK_PIN: PIN, MAIL_TO: `${ANNA}, ${BORA}` });
  expect(await linkTo(mailbox, ANNA, await sendAccepted(closed))).toBe('');
  for (const path of ['/desk/list', link]) {
    expect((await closed.fetch(path)).status).toBeGreaterThanOrEqual(403);
  }
  await closed.close();
});

test('a mail scanner that opens the link changes nothing, and learns nothing', async () => {
  for (const method of ['GET', 'HEAD', 'GET', 'OPTIONS', 'PUT']) await app.fetch(link, { method });
  const page = await (await app.fetch(link)).text();
  expect(page).toContain(ANNA);
  expect(page).not.toMatch(/김|[0-9A-Z]{4}-[0-9A-Z]{4}<|<script|<iframe|<img|https?:\/\//);
  expect((await records()).filter(({ actor }) => actor?.startsWith('list'))).toEqual([]);
  await enter();
});

test('five wrong PINs end the link and its sessions, and raise one alert', async () => {
  const locked = () => app.log.filter((line) => line.includes('"event":"list_locked"'));
  const path = await linkTo(mailbox, BORA, reference);
  const session = await enter(path);
  expect((await post(path, { pin: '12 34' })).status).toBe(422);
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, index) => post(path, { pin: `${200_000 + index}` })),
  );
  expect(tries.map(({ status }) => status).toSorted()).toEqual([
    ...Array(4).fill(403),
    ...Array(8).fill(410),
  ]);
  for (const answer of [
    await post(path, { pin: PIN }),
    await app.fetch(path),
    await see('/desk/list', session),
    await post(`/desk/list/${reference}/contacted`, {}, session),
  ]) {
    expect(answer.status).toBe(410);
    expect(await answer.text()).toMatch(/끝난 링크입니다.*다섯 번/s);
  }
  expect(locked()).toHaveLength(1);
  expect(locked()[0]).toContain(BORA);
  expect(app.log.filter((line) => line.includes('"alert":"list_locked"'))).toHaveLength(1);
  await enter(link);
});

test('a link that ended, was changed, or belongs to a mailbox that gets no mail any more, says what to do', async () => {
  const session = await enter();
  const forged = await app.fetch(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
  expect([forged.status, await forged.text()]).toEqual([
    403,
    expect.stringContaining('가장 새 메일'),
  ]);
  const fewer = await openDesk(mailbox, {
    ...listOn,
    MAIL_TO: BORA,
    DATA_DIR: app.dataDir,
    SEAL_KEYS: app.settings.SEAL_KEYS ?? '',
  });
  expect((await fewer.fetch(link)).status).toBe(403);
  expect((await fewer.fetch('/desk/list', { headers: session })).status).toBe(403);
  await fewer.service.close();
  const until = /\/(\d{4}-\d\d-\d\d)\./.exec(link)?.[1];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${until}T23:59:00+09:00`) });
  expect((await app.fetch(link)).status).toBe(200);
  vi.setSystemTime(Date.now() + 60_000);
  const late = await app.fetch(link);
  expect([late.status, await late.text()]).toEqual([410, expect.stringContaining('기한이 지난')]);
  expect((await see('/desk/list', session)).status).toBe(403);
  vi.useRealTimers();
});

test('the log contains neither a link nor a PIN', () => {
  const log = app.log.join('\n');
  expect(log).not.toMatch(/\/desk\/list\/./);
  expect(log).not.toContain(PIN);
});
