import { randomUUID } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSmtpPeer, type SmtpPeer } from '../../../../tests/fakes/smtp-peer.ts';
import { type OpenApp, openApp } from '../../../../tests/site/app.ts';
import { consultHere } from '../../../../tests/site/command.ts';
import { sendAccepted } from '../../../../tests/site/form.ts';
import { storedRequests } from '../../../../tests/site/stored-requests.ts';
import { someForm } from '../../../../tests/site/visitors.ts';
import { LONGEST_WAIT } from '../../../../tests/timeouts.ts';

let mailbox: SmtpPeer;
let app: OpenApp;
beforeAll(async () => {
  mailbox = await openSmtpPeer();
  app = await openApp({ CHANNELS: 'mail', SMTP_URL: mailbox.url });
  app.service.start();
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

let reference: string;
/** Paths of the links in the mail of a new request, by their labels. */
let links: Record<string, string>;
beforeEach(() => receive(someForm({ email: `${randomUUID()}@visitor.example` })));

async function receive(form: URLSearchParams): Promise<void> {
  reference = await sendAccepted(app, { form });
  const { mail } = await mailbox.mailWith(reference);
  const found = [...(mail.html ?? '').matchAll(/href="(https?:[^"]*)">([^<]*)</g)];
  links = Object.fromEntries(
    found.map(([, url = '', label = '']) => [label, new URL(url).pathname]),
  );
}

const own = { 'sec-fetch-site': 'same-origin', origin: 'null' };
const press = (label: string, fields = {}, headers: Record<string, string> = own) =>
  app.fetch(
    links[label] ?? '',
    { method: 'POST', headers, body: new URLSearchParams(fields) },
    '203.0.113.5',
  );
const open = (label: string, method = 'GET') => app.fetch(links[label] ?? '', { method });
const stored = async () =>
  (await storedRequests(app.settings)).find((one) => one.reference === reference);
const byMail = async () => {
  const { stdout } = await consultHere(app.settings, ['log', '--json']);
  const records: Record<string, string>[] = JSON.parse(stdout);
  return records.filter(
    (record) => record.actor === 'by mail' && record.subject?.includes(reference),
  );
};

/** Tries again while the mail of the request is being sent, because the command then refuses. */
const deleteRequest = () =>
  vi.waitFor(async () => {
    const { code, stderr } = await consultHere(app.settings, ['delete', reference, '--yes']);
    expect(code, stderr).toBe(0);
  }, LONGEST_WAIT);

test('CF-4: a mail scanner that opens a link changes nothing and writes no access record', async () => {
  const before = await stored();
  for (const label of Object.keys(links)) {
    for (const method of ['GET', 'HEAD', 'GET', 'OPTIONS', 'PUT']) await open(label, method);
  }
  expect(await stored()).toEqual(before);
  expect(await byMail()).toEqual([]);
});

test('the page asks for confirmation, is not cached, and loads no script and nothing from other sites', async () => {
  const response = await open('연락함');
  expect(response.status).toBe(200);
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    'cache-control': 'no-store, no-transform',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'x-frame-options': 'DENY',
  });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';(?!.*script)/);
  const page = await response.text();
  expect(page).toContain(reference);
  expect(page).toContain('신규');
  expect(page).not.toMatch(/<script|<iframe|<img|https?:\/\//);
  const request = await stored();
  expect(request?.name).toBeTruthy();
  expect(page).not.toContain(request?.name);
  expect(page).not.toContain(request?.phone.slice(-4));
});

test.each([
  ['연락함', undefined],
  ['상담예약', undefined],
  ['메모', undefined],
  ['상담예약', { when: '2099-12-25T02:00' }],
  ['상담예약', { when: '2099-12-01T14:00', asked: '2099-12-01T14:00', sure: '2099-12-01T14:00' }],
])('the page of %s is valid HTML, with %o sent', async (label, fields) => {
  const sent = fields && (await press(label, fields));
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: { 'doctype-style': 'off', 'require-sri': 'off' },
  });
  const report = await validator.validateString(
    await (sent?.status === 422 ? sent : await open(label)).text(),
  );
  const messages = report.results.flatMap((result) => result.messages);
  expect(messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('CF-4: the first press performs the action, and later presses say what was done', async () => {
  const response = await press('연락함');
  expect([response.status, response.headers.get('location')]).toEqual([303, links.연락함]);
  const after = await open('연락함');
  expect(after.status).toBe(200);
  expect(await after.text()).toMatch(/연락함으로 바꾸었습니다.*같은 링크로는 더 바뀌지 않습니다/s);
  const contacted = await stored();
  expect(contacted?.status).toBe('contacted');
  await press('수임');
  const again = await press('연락함');
  expect(again.status).toBe(409);
  expect(await again.text()).toMatch(/연락함으로 바꾸었습니다.*지금 상태.*수임/s);
  expect(await stored()).toMatchObject({ status: 'retained' });
  expect(await byMail()).toMatchObject([
    { action: 'show', origin: '203.0.113.5' },
    { action: 'status', origin: '203.0.113.5' },
    { action: 'status', origin: '203.0.113.5' },
  ]);
});

test('if two people press at the same time, the second sees what the first one did', async () => {
  const both = await Promise.all([press('종결'), press('종결')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  const late = await press('부재중');
  expect(late.status).toBe(409);
  expect(await late.text()).toMatch(/바꾸지 않았습니다.*지금 상태는 종결입니다/s);
  expect(await stored()).toMatchObject({ status: 'closed' });
});

test('a note needs text and an appointment needs a time; a mistake is explained and the input is kept', async () => {
  const number = await press('메모', { note: '<b>주민 900101-1234567</b>' });
  expect(number.status).toBe(422);
  const page = await number.text();
  expect(page).toMatch(/role="alert"[^>]*>주민등록번호는/);
  expect(page).toContain('&lt;b&gt;주민 900101-1234567&lt;/b&gt;</textarea>');
  expect((await press('메모', { note: ' ' })).status).toBe(422);
  expect((await press('메모', { note: '가'.repeat(3_001) })).status).toBe(422);
  expect((await press('메모', { note: '가'.repeat(3_000) })).status).toBe(303);
  for (const when of ['', '2020-01-01T10:00', '2099-02-30T10:00', '내일']) {
    expect([when, (await press('상담예약', { when })).status]).toEqual([when, 422]);
  }
  expect(await stored()).toMatchObject({ status: 'new' });
});

/** A time that is asked about, and the answer. */
const far = (when: string) => ({ when, asked: when, sure: when });
/** Presses a button of a form on the page of a link, as the page sends it. */
async function pressOnPage(label: string, fields: Record<string, string>) {
  const page = await (await open(label)).text();
  const seen = /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? '';
  return press(label, { seen, ...fields });
}

test('an unusual time is asked about once more, with its day in full, and nothing is stored before the answer', async () => {
  const when = '2099-12-25T02:00';
  const asked = await press('상담예약', { when });
  expect(asked.status).toBe(422);
  const page = await asked.text();
  expect(page).toMatch(/role="alert"[^>]*>새벽 2시는 근무 시간.*일 뒤입니다/);
  expect(page).toMatch(
    /type="radio" name="sure" value="2099-12-25T02:00"><span>2099년 12월 25일 금요일.* 새벽 2시</,
  );
  expect(page).toMatch(
    /type="radio" name="sure" value="2099-12-25T14:00"><span>2099년 12월 25일 금요일.* 오후 2시</,
  );
  expect(page).toContain(`name="asked" value="${when}"`);
  expect(page).toMatch(new RegExp(`type="datetime-local" required value="${when}"`));
  expect(await stored()).toMatchObject({ status: 'new' });
  const sure = await press('상담예약', { when, asked: when, sure: '2099-12-25T14:00' });
  expect(sure.status).toBe(303);
  const after = await (await open('상담예약')).text();
  expect(after).toMatch(/상담예약으로 바꾸었습니다.*2099년 12월 25일 금요일 오후 2시/s);
  expect(await stored()).toMatchObject({ appointmentAt: '2099-12-25T05:00:00.000Z' });
});

test('the page of the link shows the appointment, moves it, cancels it and undoes each', async () => {
  await press('상담예약', far('2099-12-01T14:00'));
  expect(await (await open('상담예약')).text()).toMatch(
    /5분쯤 뒤에 안내가 나갑니다.*2099년 12월 1일 화요일 오후 2시.*되돌리기.*다시 신규가 됩니다.*이때로 옮기기.*예약 취소/s,
  );
  const late = await pressOnPage('상담예약', { do: 'move', when: '2020-01-01T10:00' });
  expect([late.status, await late.text()]).toEqual([422, expect.stringContaining('지난 때입니다')]);
  const move = { do: 'move', ...far('2099-12-02T15:00') };
  expect((await pressOnPage('상담예약', move)).status).toBe(303);
  expect(await stored()).toMatchObject({ appointmentAt: '2099-12-02T06:00:00.000Z' });
  const cancelled = await pressOnPage('상담예약', { do: 'cancel' });
  expect(cancelled.status).toBe(303);
  const page = await (await open('상담예약')).text();
  expect(page).toMatch(
    /상담 예약을 취소했습니다.*되돌리기.*다시 2099년 12월 2일 수요일 오후 3시 상담예약이 됩니다/s,
  );
  expect(page).not.toContain('옮기기');
  expect(await stored()).toMatchObject({ status: 'contacted', appointmentAt: null });
  const undone = await pressOnPage('상담예약', { do: 'undo' });
  expect(undone.headers.get('location')).toBe(`${links.상담예약}?undone`);
  expect(await stored()).toMatchObject({ appointmentAt: '2099-12-02T06:00:00.000Z' });
});

test('an appointment that was booked elsewhere is moved and cancelled by the link', async () => {
  await consultHere(app.settings, [
    ...['status', reference, '상담예약', '2099-12-01', '14:00'],
    '--yes',
  ]);
  expect(await (await open('상담예약')).text()).toMatch(
    /상담을 이미 잡아 두었습니다.*2099년 12월 1일 화요일 오후 2시.*이때로 옮기기.*예약 취소/s,
  );
  expect((await pressOnPage('상담예약', { do: 'cancel' })).status).toBe(303);
  expect(await (await open('상담예약')).text()).toMatch(/상담 예약을 취소했습니다.*되돌리기/s);
  await pressOnPage('상담예약', { do: 'undo' });
  const move = { do: 'move', ...far('2099-12-02T15:00') };
  expect((await pressOnPage('상담예약', move)).status).toBe(303);
  expect(await (await open('상담예약')).text()).toContain('상담을 옮겼습니다');
  expect(await stored()).toMatchObject({ appointmentAt: '2099-12-02T06:00:00.000Z' });
});

test('the links of a request that the visitor has withdrawn say not to call', async () => {
  await consultHere(app.settings, ['status', reference, '철회']);
  expect(await (await open('연락함')).text()).toMatch(/바꾸지 않았습니다.*전화하지 마세요/s);
  const { code, stderr } = await consultHere(app.settings, ['status', reference, '연락함']);
  expect([code, stderr]).toEqual([1, expect.stringContaining('신청하신 분이 취소하신')]);
});

test('CF-4: an undo makes the link usable again, and a press on an older page changes nothing', async () => {
  const asked = await (await open('부재중')).text();
  const seen = /name="seen" value="([^"]*)"/.exec(asked)?.[1] ?? '';
  await press('연락함');
  const older = await press('부재중', { seen });
  expect(older.status).toBe(409);
  expect(await older.text()).toMatch(/role="alert"[^>]*>이 화면을 여신 뒤에 상태가 바뀌었습니다/);
  expect(await stored()).toMatchObject({ status: 'contacted' });
  const page = await (await open('연락함')).text();
  const undo = { do: 'undo', seen: /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? '' };
  const both = await Promise.all([press('연락함', undo), press('연락함', undo)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  expect(await stored()).toMatchObject({ status: 'new' });
  const location = both.find(({ status }) => status === 303)?.headers.get('location') ?? '';
  const after = await (await app.fetch(location)).text();
  expect(after).toMatch(/role="status">되돌렸습니다. 지금 상태는 신규입니다.*연락함으로 바꾸기/s);
  expect((await byMail()).map(({ action }) => action)).toContain('undo');
  expect((await press('연락함')).status).toBe(303);
});

test('the page asks the firm to notify a visitor without an e-mail address itself', async () => {
  await receive(someForm());
  await press('상담예약', far('2099-12-01T14:00'));
  const page = await (await open('상담예약')).text();
  expect(page).toContain('날짜와 시각을 직접 알려 주세요');
  expect(page).not.toContain('안내가 나갑니다');
});

test('the page of an act that ends an appointment says so before and after', async () => {
  await press('상담예약', far('2099-12-01T14:00'));
  const page = await (await open('종결')).text();
  expect(page).toMatch(/2099년 12월 1일 화요일 오후 2시에 잡아 둔 상담은 취소됩니다/);
  expect(await (await open('메모')).text()).not.toContain('취소됩니다');
  await press('종결');
  expect(await (await open('상담예약')).text()).toMatch(/에 이 링크로 했습니다.*지금 상태.*종결/s);
  expect(await (await open('종결')).text()).toMatch(
    /5분쯤 뒤에 취소 안내가 나갑니다.*다시 2099년 12월 1일 화요일 오후 2시 상담예약이 됩니다/s,
  );
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site', origin: 'https://x.localhost' }],
  ['another site in an older browser', { origin: 'https://evil.example' }],
])('a form of %s is refused', async (_, headers) => {
  const response = await press('종결', {}, headers);
  expect(response.status).toBe(403);
  expect(await stored()).toMatchObject({ status: 'new' });
});

test('a form without an origin is accepted from an older browser', async () => {
  expect((await press('종결', {}, { origin: 'null' })).status).toBe(303);
});

test('a body that is too long or not a form is refused', async () => {
  const url = links.메모 ?? '';
  const post = (init: RequestInit) =>
    app.fetch(url, { method: 'POST', ...init, headers: { ...own, ...init.headers } });
  const json = { 'content-type': 'application/json' };
  expect((await post({ body: '{}', headers: json })).status).toBe(415);
  const long = new URLSearchParams({ note: 'a'.repeat(100_000) });
  expect((await post({ body: long })).status).toBe(413);
});

test('CF-4: a changed link does nothing, and the page says why', async () => {
  const [path = ''] = Object.values(links);
  const other = path.replace('.contacted.', '.retained.');
  for (const changed of [other, `${path}x`, path.slice(0, -1), '/desk/x', '/desk/%00']) {
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? { body: new URLSearchParams() } : {};
      const response = await app.fetch(changed, { method, headers: own, ...body });
      expect([changed, response.status]).toEqual([changed, 403]);
      expect(await response.text()).toContain('열 수 없는 링크입니다');
    }
  }
  expect(await stored()).toMatchObject({ status: 'new' });
});

test('CF-4: an expired link does nothing, and the page says why', async () => {
  const late = new Date(Date.now() + 32 * 86_400_000);
  vi.useFakeTimers({ now: late, toFake: ['Date'] });
  const [opened, pressed] = [await open('종결'), await press('종결')];
  vi.useRealTimers();
  for (const response of [opened, pressed]) {
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('기한이 지난 링크입니다');
  }
  expect(await stored()).toMatchObject({ status: 'new' });
});

test('the page of a deleted request says that the request was deleted', async () => {
  await deleteRequest();
  expect((await open('종결')).status).toBe(404);
  const response = await press('종결');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('이 신청은 없습니다');
});

test('too many presses from one address are refused for a while', async () => {
  const statuses: number[] = [];
  const token = links.종결 ?? '';
  for (let press = 0; press < 61; press++) {
    const response = await app.fetch(
      token,
      { method: 'POST', headers: own, body: new URLSearchParams() },
      '198.51.100.7',
    );
    statuses.push(response.status);
  }
  expect(statuses.slice(0, 60)).toEqual([303, ...Array(59).fill(409)]);
  expect(statuses[60]).toBe(429);
});

test('a refusal is logged without the link', async () => {
  const refused = async (code: string, status: number, request: () => Promise<Response>) => {
    app.log.length = 0;
    expect((await request()).status).toBe(status);
    const lines = app.log.filter((line) => line.includes('"event":"request_refused"'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'warn', route: '/desk', status, code },
    ]);
    // Access records are logged too, and name requests.
    const others = app.log.filter((line) => !line.includes('"event":"access"'));
    // A part of a UUID may look like a reference.
    const text = others.join('').replaceAll(/"requestId":"[^"]*"/g, '');
    expect(text).not.toMatch(/evil|contacted|[0-9A-Z]{4}-[0-9A-Z]{4}/);
  };
  const path = links.연락함 ?? '';
  const json = { ...own, 'content-type': 'application/json' };
  await refused('foreign', 403, () => press('연락함', {}, { origin: 'https://evil.example' }));
  await refused('forged', 403, () => app.fetch(`${path}x`));
  await refused('malformed', 415, () =>
    app.fetch(path, { method: 'POST', headers: json, body: '{}' }),
  );
  await refused('malformed', 413, () => press('메모', { note: 'a'.repeat(100_000) }));
  await deleteRequest();
  await refused('gone', 404, () => open('연락함'));
});

test('the log contains no token', () => {
  expect(app.log.join('\n')).not.toMatch(/\/desk\/[0-9A-Z]{4}-/);
});
