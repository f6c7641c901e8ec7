import { readdir, readFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OpenApp, openApp } from '../../../tests/site/app.ts';
import { runConsult } from '../../../tests/site/office.ts';
import { storedRequests } from '../../../tests/site/stored-requests.ts';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const whole = { name: '김새벽', phone: '010-1234-5678', stage: 'debt', consent: 'yes' };
const asHtml = { accept: 'text/html' };
let number = 0;

/** Sends a form without script, and returns the path of its receipt. */
async function request(fields: Record<string, string> = {}): Promise<string> {
  number += 1;
  const body = new URLSearchParams({ ...whole, message: `${number}`, ...fields });
  if (!fields.phone) body.set('phone', `010-1234-${String(5000 + number)}`);
  if (fields.email) body.delete('phone');
  const response = await app.fetch('/consult', {
    method: 'POST',
    headers: { origin: app.origin, ...asHtml },
    body,
  });
  return (response.headers.get('location') ?? '').replace('#main', '');
}

const open = (path: string) => app.fetch(path, { headers: asHtml });
const referenceOf = (path: string) => path.slice('/received/'.length, '/received/'.length + 9);
const stored = async (path: string) =>
  (await storedRequests(app.settings)).find(({ reference }) => reference === referenceOf(path));

function post(path: string, fields: Record<string, string>, headers: HeadersInit = {}) {
  return app.fetch(path, {
    method: 'POST',
    // With no-referrer a browser sends no origin.
    headers: { origin: 'null', 'sec-fetch-site': 'same-origin', ...asHtml, ...headers },
    body: new URLSearchParams(fields),
  });
}

/** Passes the check and returns the confirmation of the second step. */
async function confirmation(path: string, choice: string, check: string): Promise<string> {
  const response = await post(path, { check, choice });
  expect(response.status).toBe(200);
  return /name="confirm" value="([^"]+)"/.exec(await response.text())?.[1] ?? '';
}

async function withdraw(path: string, choice: string, check: string): Promise<Response> {
  return post(path, { confirm: await confirmation(path, choice, check) });
}

/** Changes a row behind the site's back. */
async function change(path: string, assignment: string): Promise<void> {
  const database = new DatabaseSync(`${app.dataDir}/site.sqlite`);
  const where = `where reference = '${referenceOf(path)}'`;
  // While a delivery is being marked the database is locked.
  await vi.waitFor(() => database.exec(`update consultation set ${assignment} ${where}`), 5_000);
  database.close();
}

describe('RC-1: the link of a receipt', () => {
  test('shows state, dates and what was sent, to any browser, and names nobody', async () => {
    const path = await request({
      phone: '010-1234-5678',
      diedOn: '2026-11-10',
      area: 'forced-share',
      message: 'CanaryMessage',
    });
    const response = await open(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    const html = await response.text();
    expect(html).toContain('<meta data-head="" name="robots" content="noindex"/>');
    for (const words of ['접수됨', '담당자가 확인하고 있습니다', '유류분', '2027-02-10']) {
      expect(html).toContain(words);
    }
    expect(html).not.toMatch(/김새벽|CanaryMessage/);
  });

  test.each([
    ['the last four digits', { phone: '010-9753-1864' }, '1864', /9753|1864/],
    ['the number of another country', { phone: '+1 212 555 0137' }, '0137', /0137/],
    ['the e-mail address', { email: 'canary.dawn@example.com' }, 'canary.dawn', /canary/i],
  ])('does not print what its form asks for: %s', async (_, fields, check, secret) => {
    const path = await request(fields);
    const pages = [
      await open(path),
      await post(path, { check: 'x', choice: 'withdraw' }),
      await post(path, { check, choice: 'withdraw' }),
    ];
    expect(pages.map(({ status }) => status)).toEqual([200, 422, 200]);
    for (const page of pages) {
      // The secrets of links and the second step may happen to contain four such digits.
      const html = (await page.text())
        .replaceAll(path.slice('/received/'.length), '')
        .replace(/name="confirm" value="[^"]+"/, '');
      expect(html).not.toMatch(secret);
      expect([...page.headers.values()].join()).not.toMatch(secret);
    }
  });

  test('nor does the answer to the form', async () => {
    const body = new URLSearchParams({ ...whole, phone: '010-9753-1864', message: 'JSON' });
    const answer = await app.fetch('/consult', {
      method: 'POST',
      headers: { origin: app.origin, accept: 'application/json' },
      body,
    });
    const { receipt, ...rest } = await answer.json();
    expect(Object.keys(receipt)).toEqual(['reference', 'receivedAt', 'path']);
    expect(rest).toEqual({ status: 'received' });
  });

  test('stays out of the head and of everything that is logged', async () => {
    const path = await request();
    app.log.length = 0;
    const html = await (await open(path)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    const secret = path.split('.').at(-1) ?? '';
    expect(head).not.toContain(secret);
    await post(path, { check: '0000', choice: 'withdraw' });
    await open(`${path}x`);
    expect(app.log.join('')).toContain('/received/:');
    expect(app.log.join('')).not.toContain(secret);
    expect(app.log.join('')).not.toContain(referenceOf(path));
  });

  test('without its secret part opens nothing, and says what to do', async () => {
    const path = await request();
    for (const wrong of [
      `/received/${referenceOf(path)}`,
      path.slice(0, -1),
      `${path}/`,
      `${path}/_payload.json`,
      '/received/%00',
    ]) {
      const response = await open(wrong);
      expect(response.status, wrong).toBe(404);
      const html = await response.text();
      expect(html).toContain('이 링크로는 접수증을 열 수 없습니다');
      expect(html).toContain('02-0000-0000');
      expect(html).not.toContain('접수됨');
    }
  });

  test('ends after 30 days', async () => {
    const path = await request();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 });
    try {
      const response = await open(path);
      expect(response.status).toBe(410);
      expect(await response.text()).toContain('기간이 지났습니다');
    } finally {
      vi.useRealTimers();
    }
  });

  test('says so when the request was deleted', async () => {
    const path = await request();
    await vi.waitFor(async () => {
      const { code } = await runConsult(app.settings, ['delete', referenceOf(path), '--yes']);
      expect(code).toBe(0);
    }, 10_000);
    const response = await open(path);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('지워졌습니다');
  });

  test.each([
    ['suspected', '접수됨'],
    ['missed', '부재중'],
    ['contacted', '연락드림'],
    ['booked', '상담 예약'],
    ['retained', '사건을 맡음'],
    ['closed', '마침'],
  ])('%s is shown as %s', async (status, words) => {
    const path = await request();
    await change(path, `status = '${status}'`);
    const html = await (await open(path)).text();
    expect(html).toContain(words);
    if (status === 'suspected') expect(html).not.toMatch(/의심|suspect/);
  });

  test('shows when the consultation is', async () => {
    const path = await request();
    await change(path, `status = 'booked', appointment_at = '2026-11-27T05:00:00.000Z'`);
    expect(await (await open(path)).text()).toContain('2026. 11. 27. (금) 14:00');
  });

  test('is no conversion when it is opened later', async () => {
    const path = await request();
    expect(await (await open(path)).text()).toContain('data-reference=');
    await change(path, `received_at = '${new Date(Date.now() - 3_600_000).toISOString()}'`);
    expect(await (await open(path)).text()).not.toContain('data-reference');
  });
});

describe('RC-2: a withdrawal', () => {
  test('takes the last four digits and a confirmation, and the receipt says so', async () => {
    const path = await request({ phone: '010-9753-1864' });
    const token = await confirmation(path, 'withdraw', '１８６４');
    expect((await stored(path))?.status, 'nothing has changed yet').toBe('new');
    const response = await post(path, { confirm: token });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${path}#main`);
    expect((await stored(path))?.status).toBe('withdrawn');
    const html = await (await open(path)).text();
    expect(html).toContain('신청을 취소하셨습니다');
    expect(html).toContain('신청하셔도 법정 기한은 멈추지 않습니다');
    const again = await post(path, { confirm: token });
    expect(again.status, 'a second press leads to the receipt').toBe(303);
    const { stdout } = await runConsult(app.settings, ['log', '--json', '--limit', '500']);
    const records: { action: string; actor: string; subject: string }[] = JSON.parse(stdout);
    const mine = records.filter(({ subject }) => subject === referenceOf(path));
    expect(mine).toMatchObject([{ action: 'withdraw', actor: 'visitor' }]);
  });

  test('is told to the firm, once and without personal data', async () => {
    const path = await request({ phone: '010-9753-1865' });
    await withdraw(path, 'withdraw', '1865');
    const notices = await noticesFor(path);
    expect(notices).toHaveLength(1);
    expect(notices[0]).not.toMatch(/김새벽|1865/);
  });

  test('by e-mail is checked by the part before @', async () => {
    const path = await request({ email: 'Dawn@example.com' });
    expect((await post(path, { check: 'dusk', choice: 'withdraw' })).status).toBe(422);
    expect((await withdraw(path, 'withdraw', 'dawn')).status).toBe(303);
    expect((await stored(path))?.status).toBe('withdrawn');
  });

  test.each([
    ['the number as it was pasted', { phone: '010-9753-1871' }, '\u202d010-9753-1871\u202c'],
    [
      'the address as it was copied',
      { email: 'dawn@example.com' },
      'mailto:\u200eDawn@example.com',
    ],
    ['its part before @', { email: 'dawn@example.com' }, '\u2066dawn\u2069'],
  ])('is checked by %s', async (_, fields, check) => {
    const path = await request(fields);
    expect((await withdraw(path, 'withdraw', check)).status).toBe(303);
    expect((await stored(path))?.status).toBe('withdrawn');
  });

  test('with deletion says until when, and can follow a withdrawal', async () => {
    const path = await request({ phone: '010-9753-1866' });
    await withdraw(path, 'withdraw', '1866');
    await withdraw(path, 'erase', '1866');
    const html = await (await open(path)).text();
    expect(html).toMatch(/늦어도 \d{4}\. \d+\. \d+\.까지 복구할 수 없게 지웁니다/);
    expect(html, 'nothing is left to ask for').not.toContain('name="check"');
  });

  test('wrong digits change nothing, and five attempts end it for a day', async () => {
    const path = await request({ phone: '010-9753-1867' });
    for (const check of ['0000', '', '18670', '186']) {
      const response = await post(path, { check, choice: 'erase' });
      expect(response.status, check).toBe(422);
      expect(await response.text()).toContain('신청하실 때 적으신 것과 다릅니다');
    }
    expect((await post(path, { check: '0001', choice: 'erase' })).status).toBe(422);
    const limited = await post(path, { check: '1867', choice: 'erase' });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(3600);
    expect((await stored(path))?.status).toBe('new');
  });

  test('a confirmation is for one request, one choice and a quarter of an hour', async () => {
    const [one, other] = [
      await request({ phone: '010-9753-1868' }),
      await request({ phone: '010-9753-1869' }),
    ];
    const token = await confirmation(one, 'withdraw', '1868');
    for (const [path, confirm] of [
      [other, token],
      [one, token.replace('withdraw', 'erase')],
      [one, 'x'],
    ] as const) {
      expect((await post(path, { confirm })).status).toBe(422);
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    try {
      expect((await post(one, { confirm: token })).status).toBe(422);
    } finally {
      vi.useRealTimers();
    }
    for (const path of [one, other]) expect((await stored(path))?.status).toBe('new');
  });

  test('a case that the firm has taken is not ended here', async () => {
    const path = await request({ phone: '010-9753-1870' });
    await change(path, `status = 'retained'`);
    const html = await (await open(path)).text();
    expect(html).not.toContain('name="check"');
    expect(html).toContain('사건을 맡겨 주신 뒤에는');
    await post(path, { check: '1870', choice: 'erase' });
    expect((await stored(path))?.status).toBe('retained');
  });

  test('another site cannot send it', async () => {
    const path = await request();
    const response = await post(
      path,
      { check: '1', choice: 'erase' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(response.status).toBe(403);
  });
});

async function noticesFor(path: string): Promise<string[]> {
  const folder = `${app.dataDir}/outbox`;
  return vi.waitFor(async () => {
    const names = (await readdir(folder)).filter((name) => /^notice-.*\.eml$/.test(name));
    const texts = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
    const mine = texts.filter((text) => text.includes(referenceOf(path)));
    if (mine.length === 0) throw new Error('no notice yet');
    return mine;
  }, 10_000);
}
