import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSmtpPeer, type SmtpPeer } from '../../../../tests/fakes/smtp-peer.ts';
import type { OpenApp } from '../../../../tests/site/app.ts';
import { consultHere } from '../../../../tests/site/command.ts';
import {
  enterPin,
  linkTo,
  listOn,
  openDesk,
  post as postForm,
} from '../../../../tests/site/desk-list.ts';
import { sendAccepted } from '../../../../tests/site/form.ts';
import { storedRequests } from '../../../../tests/site/stored-requests.ts';
import { LONGEST_WAIT } from '../../../../tests/timeouts.ts';

const DESK = 'desk@example.com';
const FROM = '203.0.113.7';
const NEW = '/desk/list/new';
const WISHES = '/desk/list/wishes';
const timeout = LONGEST_WAIT;

let mailbox: SmtpPeer;
let app: OpenApp;
let reference: string;
let cookie: string;
beforeAll(async () => {
  mailbox = await openSmtpPeer();
  app = await openDesk(mailbox, { ...listOn, MAIL_TO: DESK });
  reference = await sendAccepted(app);
  ({ cookie } = await enterPin(app, await linkTo(mailbox, DESK, reference), FROM));
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  postForm(app, path, fields, { cookie, ...headers }, FROM);
const get = (path: string) => app.fetch(path, { headers: { cookie } });
const mailsOf = (subject: RegExp) =>
  mailbox.received.filter(({ mail }) => subject.test(mail.subject ?? ''));
const recorded = async (action: string) => {
  const { stdout } = await consultHere(app.settings, ['log', '--json', '--limit', '500']);
  const all: Record<string, string>[] = JSON.parse(stdout);
  return all.filter((one) => one.action === action);
};

test('the list leads to both forms, which only an open list shows', async () => {
  const list = await (await get('/desk/list')).text();
  for (const path of [NEW, WISHES]) {
    expect(list).toContain(`href="${path}"`);
    expect((await app.fetch(path)).status).toBe(403);
    expect((await post(path, {}, { cookie: '' })).status).toBe(403);
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await post(path, {}, foreign)).status).toBe(403);
  }
});

test('a telephone request is entered with a number alone, on record, and mailed', async () => {
  const fields = { way: 'kakao', contact: '010-9999-8888', message: '형이 다 받았다고 하심' };
  const both = await Promise.all([post(NEW, fields), post(NEW, fields)]);
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  const [location = '', second] = both.map(({ headers }) => headers.get('location') ?? '');
  expect(second, 'the button was pressed twice').toBe(location);
  expect(await (await get(location)).text()).toContain('적어 넣었습니다');
  const [, added = ''] = location.match(/list\/(.{9})\?/) ?? [];
  const all = await storedRequests(app.settings);
  expect(all.find((one) => one.reference === added)).toMatchObject({
    name: '모름',
    phone: '01099998888',
    entered: { way: 'kakao' },
  });
  expect(await recorded('add')).toMatchObject([
    { actor: 'list by desk@example.com', origin: '203.0.113.7', subject: added },
  ]);
  const mail = await mailbox.mailWith('형이 다 받았다고 하심');
  expect(mail.mail.subject).toContain(added);
});

test('a mistake in a form is explained at its field, and what was typed is kept', async () => {
  const response = await post(NEW, { way: 'visit', contact: '12', message: '<b>말씀</b>' });
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toMatch(/id="contact"[^>]*value="12"[^>]*aria-invalid="true"/);
  expect(page).toMatch(
    /id="contact-problem">전화번호를 다시 확인.*<span class="whitespace-nowrap">010-0000-0000</,
  );
  expect(page).toContain('<option value="visit" selected>');
  expect(page).toContain('&lt;b&gt;말씀&lt;/b&gt;</textarea>');
  const wish = await post(WISHES, { reference, kind: 'delete', verified: 'none' });
  expect(wish.status).toBe(422);
  const wishPage = await wish.text();
  expect(wishPage).toMatch(/id="verified-problem">확인하지 못했으면/);
  expect(wishPage).toContain(`value="${reference}"`);
  expect(await recorded('wish-delete')).toEqual([]);
});

test('a wish is entered once, mailed, and taken back by its page', async () => {
  const fields = { reference: reference.toLowerCase(), kind: 'delete', verified: 'called' };
  const response = await post(WISHES, fields);
  expect(response.status).toBe(303);
  const page = await (await get(response.headers.get('location') ?? '')).text();
  expect(page).toMatch(/role="status">.*삭제 요구를 적었습니다.*저절로 지웁니다/s);
  const again = await post(WISHES, fields);
  expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('이미 있습')]);
  expect(await recorded('wish-delete')).toMatchObject([
    {
      actor: 'list by desk@example.com',
      subject: `${reference} 저장된 번호로 다시 걸어 확인`,
    },
  ]);
  await expect.poll(() => mailsOf(/^\[삭제 요구\]/).length, { timeout }).toBe(1);
  const request = `/desk/list/${reference}`;
  const pageOf = async (path: string) => (await get(path)).text();
  expect(await pageOf('/desk/list')).toMatch(/삭제 요구 · [^<]*부터 지움/);
  expect(await pageOf(request)).toMatch(/삭제 요구.*부터 한 시간 안에 지웁니다/s);
  expect(await pageOf(`${request}/contacted`)).toContain('먼저 삭제 요구를 취소해 주세요');
  expect(await pageOf(`${request}/retained`)).toContain('수임으로 바꾸시면 지우지 않습니다');
  expect(await pageOf(`${request}/closed`)).not.toContain('지워 달라고 하신');
  const [, link = ''] = page.match(/href="[^"]*(\/desk\/wish\/[^"]*)"/) ?? [];
  expect((await post(link, { act: 'back' })).status).toBe(303);
  expect(await (await get(WISHES)).text()).toContain('끝나지 않은 요구가 없습니다');
  expect(await pageOf('/desk/list')).not.toContain('삭제 요구 ·');
});

test.each([NEW, WISHES])('%s is valid HTML', async (path) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: { 'doctype-style': 'off', 'require-sri': 'off' },
  });
  const report = await validator.validateString(await (await post(path, {})).text());
  const messages = report.results.flatMap((result) => result.messages);
  expect(messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});
