import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OpenApp, openApp } from '../../../tests/site/app.ts';
import {
  changeRow,
  cookiesAfter,
  mainOf,
  referenceOf,
  storedOf,
  visitorOf,
} from '../../../tests/site/receipts.ts';
import { OWN_RECEIPT, OWN_STATE } from './kept-mark.ts';

let app: OpenApp;
let visitor: ReturnType<typeof visitorOf>;
beforeAll(async () => {
  app = await openApp();
  visitor = visitorOf(app);
});
afterAll(() => app.close());

const textOf = async (path: string, cookie: string) =>
  mainOf(await visitor.open(path, { cookie }), path);

describe('RC-3: the cookie of the browser that sent a request', () => {
  test('is bound to the host, hidden from scripts and ends with the session', async () => {
    const body = new URLSearchParams({
      name: '김새벽',
      phone: '010-1234-4999',
      stage: 'debt',
      consent: 'yes',
    });
    for (const accept of ['text/html', 'application/json']) {
      const headers = { origin: app.origin, accept };
      const response = await app.fetch('/consult', { method: 'POST', headers, body });
      const [own, mark, ...more] = response.headers.getSetCookie();
      expect(own).toMatch(/^__Host-request=[\w.-]+; Path=\/; Secure; SameSite=Lax; HttpOnly$/);
      expect(mark, 'the visitor has not asked to keep it').toMatch(/^request-kept=;.*Max-Age=0$/);
      expect(more).toEqual([]);
      expect(response.headers.get('cache-control')).toContain('no-store');
    }
  });

  test('opens the name, the number and what was sent; the link alone does not', async () => {
    const { path, cookie } = await visitor.requestHere({
      phone: '010-9753-1001',
      area: 'forced-share',
      diedOn: '2026-11-10',
      message: 'CanaryMessage',
    });
    const own = await textOf(path, cookie);
    for (const words of ['김새벽', '010-9753-1001', '유류분', '2027-02-10', '번호 고치기']) {
      expect(own).toContain(words);
    }
    expect(own, 'its text is not shown again').not.toContain('CanaryMessage');
    const other = await visitor.requestHere();
    for (const wrong of [
      '',
      other.cookie,
      `${cookie}x`,
      cookie.replace(/=.*\./, `=${referenceOf(other.path)}.`),
    ]) {
      expect(await textOf(path, wrong), wrong).not.toMatch(/김새벽|9753|유류분/);
    }
  });

  test('changes no page for everyone, and is in no log', async () => {
    const { path, cookie } = await visitor.requestHere();
    const secret = cookie.split('.').at(-1) ?? '';
    app.log.length = 0;
    for (const page of ['/', '/consult', '/deadlines', '/_payload.json']) {
      const [mine, everyones] = await Promise.all([
        app.fetch(page, { headers: { cookie: `${cookie}; request-kept=1` } }),
        app.fetch(page),
      ]);
      expect(await mine.text(), page).toBe(await everyones.text());
      expect(mine.headers.getSetCookie()).toEqual([]);
      expect(mine.headers.get('etag')).toBe(everyones.headers.get('etag'));
      expect(mine.headers.get('vary') ?? '').not.toMatch(/cookie/i);
    }
    const answers = [
      await visitor.open(path, { cookie }),
      await visitor.post(path, { word: '' }, { cookie }),
      await visitor.post(path, { browser: 'keep' }, { cookie }),
      await app.fetch(OWN_STATE, { headers: { cookie } }),
      await app.fetch(OWN_RECEIPT, { headers: { cookie }, redirect: 'manual' }),
    ];
    for (const { headers } of answers) expect(headers.get('cache-control')).toContain('no-store');
    for (const answer of answers) expect(await answer.text()).not.toContain(secret);
    expect(app.log.join('')).toContain('/received');
    expect(app.log.join('')).not.toContain(secret);
  });
});

describe('RC-3: in the browser that sent the request', () => {
  test('a wrong number is corrected, and the page calls it by the new one', async () => {
    const { path, cookie } = await visitor.requestHere({ phone: '010-9753-1002' });
    const wrong = await visitor.post(path, { phone: '010-12' }, { cookie });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain('value="010-12"');
    expect(html).toContain('전화번호를 다시 확인해 주세요');

    const done = await visitor.post(path, { phone: '010-9753-2002' }, { cookie });
    expect(done.status).toBe(303);
    expect(done.headers.get('location')).toBe(`${path}#number`);
    const page = await textOf(path, cookie);
    expect(page).toContain('바꾸었습니다. 이제');
    expect(page).toContain('010-9753-2002');
    expect(page).not.toContain('1002');
    expect(await storedOf(app, path)).toMatchObject({
      phone: '01097532002',
      formerPhones: [{ phone: '01097531002' }],
    });
  });

  test('a further word goes to the same request, and only its time is shown', async () => {
    const { path, cookie } = await visitor.requestHere({ phone: '010-9753-1003' });
    const refused = await visitor.post(path, { word: '900101-1234567 CanaryWord' }, { cookie });
    expect(refused.status).toBe(422);
    expect(await refused.text(), 'the text stays').toContain('CanaryWord</textarea>');
    for (const _ of [1, 2]) {
      const sent = await visitor.post(path, { word: 'CanaryWord' }, { cookie });
      expect(sent.headers.get('location')).toBe(`${path}#word`);
    }
    const page = await textOf(path, cookie);
    expect(page).toMatch(/오[전후]\u00a0\d+시.*에 접수되었습니다/);
    expect(page).not.toContain('CanaryWord');
    expect((await storedOf(app, path))?.words).toMatchObject([{ text: 'CanaryWord' }]);
    expect(app.log.join('')).not.toContain('CanaryWord');
  });

  test('the number cannot be corrected once the firm has marked a contact', async () => {
    const { path, cookie } = await visitor.requestHere({ phone: '010-9753-1004' });
    await changeRow(app, path, `status = 'contacted'`);
    expect(await textOf(path, cookie)).not.toContain('name="phone"');
    await visitor.post(path, { phone: '010-9753-2004' }, { cookie });
    expect(await storedOf(app, path)).toMatchObject({ phone: '01097531004' });
  });

  test.each([
    ['without the cookie', { cookie: '' }, 303],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('nothing is corrected or added %s', async (_, headers, status) => {
    const { path, cookie } = await visitor.requestHere({ phone: '010-9753-1005' });
    for (const fields of [{ phone: '010-9753-2005' }, { word: '남의 말' }]) {
      expect((await visitor.post(path, fields, { cookie, ...headers })).status).toBe(status);
    }
    const stored = await storedOf(app, path);
    expect(stored).toMatchObject({ phone: '01097531005' });
    expect(stored?.words).toBeUndefined();
  });

  test('a withdrawal asks for no digits, and ends both cookies', async () => {
    const { path, cookie } = await visitor.requestHere({ phone: '010-9753-1006' });
    const kept = cookiesAfter(await visitor.post(path, { browser: 'keep' }, { cookie }), cookie);
    const step = await visitor.post(path, { choice: 'erase' }, { cookie: kept });
    const confirm = /name="confirm" value="([^"]+)"/.exec(await step.text())?.[1] ?? '';
    const done = await visitor.post(path, { confirm }, { cookie: kept });
    expect(cookiesAfter(done, kept)).toBe('');
    expect((await storedOf(app, path))?.status).toBe('withdrawn');
    expect(await textOf(path, kept), 'an old cookie opens nothing more').not.toContain('김새벽');
  });
});

describe('RC-3: a receipt that the visitor keeps in the browser', () => {
  const state = async (cookie: string) => {
    const response = await app.fetch(OWN_STATE, { headers: { cookie } });
    return { state: await response.json(), after: cookiesAfter(response, cookie) };
  };

  test('has a mark that pages can read, and both last as long as the link', async () => {
    const { path, cookie } = await visitor.requestHere();
    expect(await textOf(path, cookie)).toMatch(/이 컴퓨터에 30일 동안 두기/);
    const response = await visitor.post(path, { browser: 'keep' }, { cookie });
    const [own, mark] = response.headers.getSetCookie();
    const age = Number(/Max-Age=(\d+)/.exec(own ?? '')?.[1]);
    expect(Math.round(age / 86_400)).toBe(30);
    expect(own).toContain('; HttpOnly');
    expect(mark).toBe(`request-kept=1; Path=/; Secure; SameSite=Lax; Max-Age=${age}`);
    const kept = cookiesAfter(response, cookie);
    expect(await textOf(path, kept)).toMatch(/지금 지우기/);
    expect((await state(kept)).state).toEqual({
      line: expect.stringContaining('까지 전화드립니다'),
    });
    const opened = await app.fetch(OWN_RECEIPT, { headers: { cookie: kept }, redirect: 'manual' });
    expect(opened.headers.get('location')).toBe(`${path}#main`);
  });

  test('is forgotten from the receipt and from the home page, and the request stays', async () => {
    const { path, cookie } = await visitor.requestHere();
    const keep = await visitor.post(path, { browser: 'keep' }, { cookie });
    const kept = cookiesAfter(keep, cookie);
    const here = await visitor.post(path, { browser: 'forget' }, { cookie: kept });
    expect(cookiesAfter(here, kept)).toBe('');
    const home = await visitor.post(OWN_RECEIPT, {}, { cookie: kept, origin: app.origin });
    expect(cookiesAfter(home, kept)).toBe('');
    const foreign = await visitor.post(OWN_RECEIPT, {}, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect((await storedOf(app, path))?.status).toBe('new');
  });

  test('ends where the request was withdrawn elsewhere or its link has ended', async () => {
    const { path, cookie } = await visitor.requestHere();
    const kept = cookiesAfter(await visitor.post(path, { browser: 'keep' }, { cookie }), cookie);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 });
    try {
      expect(await state(kept)).toEqual({ state: null, after: '' });
    } finally {
      vi.useRealTimers();
    }
    await changeRow(app, path, `status = 'withdrawn'`);
    expect(await state(kept)).toEqual({ state: null, after: '' });
    expect((await visitor.open(OWN_RECEIPT, { cookie: kept })).status).toBe(404);
  });

  test('is asked for again after another request', async () => {
    const { path, cookie } = await visitor.requestHere();
    const kept = cookiesAfter(await visitor.post(path, { browser: 'keep' }, { cookie }), cookie);
    const body = new URLSearchParams({
      name: '김',
      phone: '010-9753-1009',
      stage: 'debt',
      consent: 'yes',
    });
    const headers = { origin: app.origin, accept: 'text/html', cookie: kept };
    const next = await app.fetch('/consult', { method: 'POST', headers, body });
    expect(cookiesAfter(next, kept)).not.toContain('request-kept');
  });
});
