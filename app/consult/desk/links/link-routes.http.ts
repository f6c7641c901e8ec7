import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSmtpPeer, type SmtpPeer } from '../../../../tests/fakes/smtp-peer.ts';
import { type OpenApp, openApp } from '../../../../tests/site/app.ts';
import { consultHere } from '../../../../tests/site/command.ts';
import { sendData } from '../../../../tests/site/form.ts';
import { storedRequests } from '../../../../tests/site/stored-requests.ts';
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
beforeEach(async () => {
  const { answer } = await sendData(app);
  if (answer.status !== 'received') throw new Error(answer.status);
  reference = answer.receipt.reference;
  const { mail } = await mailbox.mailWith(reference);
  const found = [...(mail.html ?? '').matchAll(/href="(https?:[^"]*)">([^<]*)</g)];
  links = Object.fromEntries(
    found.map(([, url = '', label = '']) => [label, new URL(url).pathname]),
  );
});

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

/** Not while its mail is under way. */
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

test.each(['연락함', '상담예약', '메모'])('the page of %s is valid HTML', async (label) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: { 'doctype-style': 'off', 'require-sri': 'off' },
  });
  const report = await validator.validateString(await (await open(label)).text());
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
  expect((await press('상담예약', { when: '2099-12-01T14:00' })).status).toBe(303);
  expect(await stored()).toMatchObject({
    status: 'booked',
    appointmentAt: '2099-12-01T05:00:00.000Z',
  });
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
