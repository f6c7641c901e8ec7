import { DatabaseSync } from 'node:sqlite';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { databaseFile } from '#app/platform/database/database.ts';
import { openSmtpPeer, type SmtpPeer } from '../../../../tests/fakes/smtp-peer.ts';
import type { OpenApp } from '../../../../tests/site/app.ts';
import { consultHere } from '../../../../tests/site/command.ts';
import {
  enterPin,
  linkTo,
  listOn,
  openDesk,
  own,
  PIN,
  post as postFrom,
} from '../../../../tests/site/desk-list.ts';
import { sendAccepted } from '../../../../tests/site/form.ts';
import { storedRequests } from '../../../../tests/site/stored-requests.ts';
import { LONGEST_WAIT } from '../../../../tests/timeouts.ts';

const [ANNA, BORA] = ['anna@example.com', 'bora@example.com'];

let mailbox: SmtpPeer;
let app: OpenApp;
beforeAll(async () => {
  mailbox = await openSmtpPeer();
  app = await openDesk(mailbox, { ...listOn, MAIL_TO: `${ANNA}, ${BORA}` });
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

const receive = (form: { name: string; phone: string }) =>
  sendAccepted(app, {
    form: {
      stage: 'debt',
      area: 'renunciation',
      consent: 'yes',
      message: `${Math.random()}`,
      ...form,
    },
  });

let reference: string;
let link: string;
let digits = 1000;
let phone: string;
beforeEach(async () => {
  digits += 1;
  phone = `0105550${digits}`;
  reference = await receive({ name: '김새벽', phone });
  link = await linkTo(mailbox, ANNA, reference);
});

const from = () => `203.0.113.${digits % 250}`;
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  postFrom(app, path, fields, headers, from());
const enter = (path = link) => enterPin(app, path, from());
const see = (path: string, headers: Record<string, string>) => app.fetch(path, { headers });
const records = async () => {
  const { stdout } = await consultHere(app.settings, ['log', '--json']);
  const all: Record<string, string>[] = JSON.parse(stdout);
  return all.filter(({ subject }) => subject?.includes(reference));
};
const stored = async () =>
  (await storedRequests(app.settings)).find((one) => one.reference === reference);

/** Changes the row of the request without the site's knowledge. */
async function damage(statement: string): Promise<void> {
  const database = new DatabaseSync(databaseFile(app.dataDir));
  const change = `update consultation set ${statement} where reference = '${reference}'`;
  // A delivery attempt may lock the database.
  await vi.waitFor(() => database.exec(change), LONGEST_WAIT);
  database.close();
}

test('no page of the list is stored, indexed or named to other sites', async () => {
  const session = await enter();
  const paths = [link, '/desk/list', `/desk/list/${reference}`, `/desk/list/${reference}/missed`];
  for (const path of [...paths, '/desk/list/x']) {
    const headers = Object.fromEntries((await see(path, session)).headers);
    expect(headers, path).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringMatching(/^default-src 'none';(?!.*script)/),
    });
  }
});

test('the PIN opens the list, which shows a masked name and no number', async () => {
  const session = await enter();
  const page = await (await see('/desk/list', session)).text();
  expect(page).toContain(reference);
  expect(page).toMatch(/김○○.*빚이 더 많을 수 있습니다.*신규.*까지 전화/s);
  for (const hidden of ['새벽', phone, phone.slice(-4), '<script', 'http://', 'https://']) {
    expect(page).not.toContain(hidden);
  }
  const again = await see(link, session);
  expect([again.status, again.headers.get('location')]).toEqual([303, '/desk/list']);
});

test.each(['the PIN', 'the list', 'a request', 'an appointment', 'a search'])(
  'the page of %s is valid HTML',
  async (name) => {
    const session = await enter();
    const pages: Record<string, () => Promise<Response>> = {
      'the PIN': () => post(link, { pin: '12' }),
      'the list': () => post('/desk/list', { find: '?' }, session),
      'a request': () => see(`/desk/list/${reference}?done=missed`, session),
      'an appointment': () => see(`/desk/list/${reference}/booked`, session),
      'a search': () => post('/desk/list', { find: reference }, session),
    };
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended', 'html-validate:document'],
      rules: { 'doctype-style': 'off', 'require-sri': 'off' },
    });
    const report = await validator.validateString((await (await pages[name]?.())?.text()) ?? '');
    const messages = report.results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  },
);

test('without the cookie, no page of the list opens and no act is done', async () => {
  const answers = [
    await app.fetch('/desk/list'),
    await app.fetch(`/desk/list/${reference}`),
    await app.fetch(`/desk/list/${reference}/contacted`),
    await post('/desk/list', { find: reference }),
    await post(`/desk/list/${reference}/contacted`, {}),
    await post(`/desk/list/${reference}/contacted`, {}, { cookie: '__Host-desk=2099-01-01.x.y' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(403));
  for (const answer of answers)
    expect(await answer.text()).toMatch(/목록이 닫혀 있습니다.*메일의 링크/s);
  expect(await stored()).toMatchObject({ status: 'new' });
});

test('each viewing is recorded once, by the mailbox, however often the page is loaded', async () => {
  const session = await enter();
  const listed = async () =>
    (await records()).filter(
      ({ action, actor }) => action === 'list' && actor === `list by ${ANNA}`,
    );
  for (let times = 0; times < 5; times++) await see('/desk/list', session);
  expect(await listed()).toHaveLength(1);
  await see('/desk/list', await enter(await linkTo(mailbox, BORA, reference)));
  expect(await listed()).toHaveLength(1);
  expect((await records()).map(({ actor }) => actor)).toContain(`list by ${BORA}`);
  await see('/desk/list', await enter());
  expect(await listed()).toHaveLength(2);
});

test('a request is found by its reference or four digits, in any state, and neither is in an address', async () => {
  const session = await enter();
  await post(`/desk/list/${reference}/closed`, {}, session);
  const small = reference.toLowerCase().replace('-', '');
  for (const typed of [reference, small, phone.slice(-4), ` ${phone.slice(-4)} `]) {
    const response = await post('/desk/list', { find: typed }, session);
    expect(response.status, typed).toBe(200);
    expect(await response.text(), typed).toMatch(new RegExp(`${reference}.*종결`, 's'));
  }
  for (const typed of ['0000', 'ZZZZ-ZZZZ']) {
    const page = await (await post('/desk/list', { find: typed }, session)).text();
    expect(page).toContain('그런 신청이 없습니다');
  }
  for (const typed of ['', '김새벽', '123', phone, '<b>']) {
    const response = await post('/desk/list', { find: typed }, session);
    expect(response.status, typed).toBe(422);
    expect(await response.text()).toContain('네 자리를 적어 주세요');
  }
  expect((await records()).filter(({ action }) => action === 'find')).toHaveLength(4);
  expect(app.log.join('\n')).not.toContain(phone.slice(-4));
});

test('the acts of a row are done as often as wanted, on record by the mailbox', async () => {
  const session = await enter();
  const press = (act: string, fields: Record<string, string> = {}) =>
    post(`/desk/list/${reference}/${act}`, fields, session);
  for (const act of ['missed', 'contacted', 'missed', 'contacted']) {
    const asked = await see(`/desk/list/${reference}/${act}`, session);
    expect(asked.status).toBe(200);
    const response = await press(act);
    expect(response.status, act).toBe(303);
    const after = await (await see(response.headers.get('location') ?? '', session)).text();
    expect(after).toMatch(act === 'missed' ? /부재중으로 바꾸었습니다/ : /연락함으로 바꾸었습니다/);
    expect(after).toContain('href="/desk/list"');
  }
  await press('note', { note: '다시 전화' });
  await press('booked', {
    when: '2099-12-01T14:00',
    asked: '2099-12-01T14:00',
    sure: '2099-12-01T14:00',
  });
  expect(await stored()).toMatchObject({
    status: 'booked',
    appointmentAt: '2099-12-01T05:00:00.000Z',
  });
  const acts = (await records()).filter(({ action }) => ['status', 'note'].includes(action ?? ''));
  expect(acts.map(({ actor }) => actor)).toEqual(Array(6).fill(`list by ${ANNA}`));
});

test('while an appointment is to come, its request moves and cancels it', async () => {
  const session = await enter();
  const path = `/desk/list/${reference}`;
  const sure = (when: string) => ({ when, asked: when, sure: when });
  const press = async (act: string, fields: Record<string, string> = {}) => {
    const response = await post(`${path}/${act}`, fields, session);
    return (await see(response.headers.get('location') ?? '', session)).text();
  };
  const booked = await press('booked', sure('2099-12-01T14:00'));
  expect(booked).toMatch(/상담예약으로 바꾸었습니다.*>예약 취소<.*>상담 옮기기</s);
  const list = await (await post('/desk/list', { find: reference }, session)).text();
  expect(list).toMatch(new RegExp(`href="${path}">${reference}<.*>상담 옮기기<`, 's'));
  expect(await press('booked', sure('2099-12-02T15:00'))).toContain('상담을 옮겼습니다');
  expect(await stored()).toMatchObject({ appointmentAt: '2099-12-02T06:00:00.000Z' });
  const asked = await (await see(`${path}/contacted`, session)).text();
  expect(asked).toMatch(/상담 예약을 취소하시겠습니까\?.*오후 3시에 잡아 둔 상담은 취소됩니다/s);
  const cancelled = await press('contacted');
  expect(cancelled).toMatch(/상담 예약을 취소했습니다.*오후 3시 상담예약이 됩니다.*>상담예약</s);
});

test('the acts of a request lead back to the page of the list that they came from', async () => {
  const session = await enter();
  await post(`/desk/list/${reference}/closed`, {}, session);
  const closed = await (await see('/desk/list?view=closed', session)).text();
  expect(closed).toContain(`href="/desk/list/${reference}/contacted?view=closed"`);
  const path = `/desk/list/${reference}/contacted?view=closed&page=2`;
  const back = 'href="/desk/list?view=closed&amp;page=2"';
  expect(await (await see(path, session)).text()).toContain(back);
  const response = await post(path, {}, session);
  const location = response.headers.get('location') ?? '';
  const done = await (await see(location, session)).text();
  expect(done).toContain(back);
  const seen = /name="seen" value="([^"]*)"/.exec(done)?.[1] ?? '';
  const undone = await post(location, { do: 'undo', seen }, session);
  expect(await (await see(undone.headers.get('location') ?? '', session)).text()).toContain(back);
});

test('each change is undone from the page that follows it, back to a new request', async () => {
  const session = await enter();
  const pageOf = async (response: Response) =>
    (await see(response.headers.get('location') ?? '', session)).text();
  const seenIn = (page: string) => /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? '';
  const request = `/desk/list/${reference}`;
  const done = await pageOf(await post(`${request}/closed`, {}, session));
  expect(done).toMatch(/종결로 바꾸었습니다.*되돌리기.*신규가 됩니다/s);
  expect((await post(request, { do: 'undo', seen: 'x' }, session)).status).toBe(409);
  const undone = await post(request, { do: 'undo', seen: seenIn(done) }, session);
  expect(await pageOf(undone)).toMatch(/되돌렸습니다. 지금 상태는 신규입니다/);
  expect(await stored()).toMatchObject({ status: 'new' });
  expect((await post(request, { do: 'undo', seen: seenIn(done) }, session)).status).toBe(409);
  expect((await post('/desk/list/ZZZZ-ZZZZ', { do: 'undo' }, session)).status).toBe(404);
  expect((await records())[0]).toMatchObject({ actor: `list by ${ANNA}` });
});

test('an unusual appointment is asked about once more, and what was typed stays', async () => {
  const session = await enter();
  const path = `/desk/list/${reference}/booked`;
  const asked = await post(path, { when: '2099-12-25T03:00' }, session);
  expect([asked.status, await asked.text()]).toEqual([
    422,
    expect.stringMatching(/한 번 더 봐 주세요.*value="2099-12-25T03:00"/s),
  ]);
  expect(await stored()).toMatchObject({ status: 'new' });
});

test('an act that the state does not allow, or that changed meanwhile, changes nothing', async () => {
  const session = await enter();
  const press = (act: string, fields: Record<string, string> = {}) =>
    post(`/desk/list/${reference}/${act}`, fields, session);
  const page = await (await see(`/desk/list/${reference}/retained`, session)).text();
  const [, seen = ''] = /name="seen" value="([^"]*)"/.exec(page) ?? [];
  expect((await press('contacted', { seen })).status).toBe(303);
  expect((await press('contacted', { seen })).status, 'a second press').toBe(303);
  const stale = await press('retained', { seen });
  expect(stale.status).toBe(409);
  expect(await stale.text()).toMatch(/연락함.*상태가 바뀌었습니다/s);
  await press('retained');
  const refused = await press('missed');
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('수임')]);
  expect((await see(`/desk/list/${reference}/missed`, session)).status).toBe(409);
  expect(await stored()).toMatchObject({ status: 'retained' });
  const empty = await press('note', { note: ' ' });
  expect(empty.status).toBe(422);
  expect((await see('/desk/list/ZZZZ-ZZZZ', session)).status).toBe(404);
  expect((await see(`/desk/list/${reference}/delete`, session)).status).toBe(404);
});

test('forms of other sites, other formats and too much text are refused', async () => {
  const session = await enter();
  const path = `/desk/list/${reference}/contacted`;
  const evil = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await post(path, {}, { ...session, ...evil })).status).toBe(403);
  expect((await post(link, { pin: PIN }, evil)).status).toBe(403);
  const json = { ...own, ...session, 'content-type': 'application/json' };
  expect((await app.fetch(path, { method: 'POST', headers: json, body: '{}' })).status).toBe(415);
  expect((await post(path, { note: 'a'.repeat(100_000) }, session)).status).toBe(413);
  expect(await stored()).toMatchObject({ status: 'new' });
});

test('a request that does not open is shown as damaged, and the others are listed', async () => {
  const other = reference;
  reference = await receive({ name: '박나리', phone: '01044443333' });
  await linkTo(mailbox, ANNA, reference);
  await damage("sealed = 'test.AAAA'");
  const session = await enter();
  const page = await (await see('/desk/list', session)).text();
  expect(page).toMatch(new RegExp(`손상.*${reference}.*열리지 않는 신청`, 's'));
  expect(page).toContain(other);
  await damage("status_changed_at = 'never', received_at = ''");
  expect((await see('/desk/list', session)).status).toBe(200);
  expect((await post('/desk/list', { find: reference }, session)).status).toBe(200);
  await damage(
    `status = 'closed', received_at = '2026-01-01T00:00:00.000Z', status_changed_at = ''`,
  );
});

test('the next view and page of the list, and those that do not exist', async () => {
  const session = await enter();
  await post(`/desk/list/${reference}/retained`, {}, session);
  const view = async (query: string) => (await see(`/desk/list?${query}`, session)).text();
  expect(await view('view=retained')).toMatch(new RegExp(`수임한 신청.*${reference}`, 's'));
  expect(await view('view=open')).not.toContain(reference);
  expect(await view('view=closed&page=99')).toContain('끝난 신청');
  expect(await view('view=constructor&page=-1')).toContain('열린 신청');
});

test('closing the list ends the session of this browser', async () => {
  const session = await enter();
  const response = await post('/desk/list', { leave: 'yes' }, session);
  expect(response.headers.get('set-cookie')).toMatch(/^__Host-desk=;.*Max-Age=0/);
  expect(await response.text()).toContain('목록을 닫았습니다');
});

test('the log contains neither a link nor a PIN nor a reference of the list', () => {
  const log = app.log.join('\n');
  expect(log).not.toMatch(/\/desk\/list\/./);
  expect(log).not.toContain(PIN);
});
