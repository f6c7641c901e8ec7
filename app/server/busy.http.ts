import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firm } from '#app/firm/firm.ts';
import { type OpenApp, openApp } from '../../tests/site/app.ts';

let app: OpenApp;
beforeEach(async () => {
  app = await openApp();
  // Pages for everyone are rendered once and then answered from memory.
  for (const path of ['/', '/consult', '/received/none']) await app.fetch(path, asPage);
});
afterEach(() => app.close());

const asPage = { headers: { accept: 'text/html' } };
const get = (path: string) => app.fetch(path, asPage);
const post = (path: string) =>
  app.fetch(path, {
    method: 'POST',
    headers: { ...asPage.headers, origin: app.origin },
    body: new URLSearchParams({ name: '김', phone: '1', message: '적은 글' }),
  });
const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Array.from({ length: count }, (_, index) => work(index));

describe('while requests exceed the rendering capacity', () => {
  test('other visitors do not wait', async () => {
    const order: string[] = [];
    const crowd = times(50, (index) =>
      get(`/consult?area=tax&n=${index}`).then(() => order.push('crowd')),
    );
    await new Promise((resolve) => setImmediate(resolve));
    await get('/').then(() => order.push('other'));
    await Promise.all(crowd);
    // One of them may be under way.
    expect(order.indexOf('other')).toBeLessThanOrEqual(1);
  });

  test('everyone sees the form, the last ones without the fields that its address fills in', async () => {
    const answers = await Promise.all(times(400, () => get('/consult?area=tax')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const pages = await Promise.all(answers.map((answer) => answer.text()));
    const filled = pages.filter((html) => /<option value="tax" selected=""/.test(html));
    expect(filled.length).toBeGreaterThanOrEqual(250);
    expect(filled.length).toBeLessThan(400);
    for (const html of pages) expect(html).toMatch(/<h1[^>]*>상담 신청</);
  });

  test('links to unknown receipts are answered from memory', async () => {
    const answers = await Promise.all(times(400, (index) => get(`/received/unknown-${index}`)));
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(others)).toEqual(new Set([first]));
    for (const { status, headers } of answers) {
      expect(status).toBe(404);
      expect(headers.get('cache-control')).toBe('no-store, no-transform');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toContain('noindex');
    }
  });

  test('requests for unknown addresses do not delay forms or signed links', async () => {
    const crowd = times(500, (index) => get(`/none-${index}`));
    await new Promise((resolve) => setImmediate(resolve));
    const [refused, allowed, receipt] = await Promise.all([
      post('/consult'),
      get('/consult?area=tax'),
      get('/received/none'),
    ]);
    await Promise.all(crowd);
    expect([refused.status, allowed.status, receipt.status]).toEqual([422, 200, 404]);
  });

  test.each([
    ['pages that are missing', (index: number) => get(`/none-${index}`), 404],
    ['methods that are not allowed', () => post('/shares'), 405],
    ['forms that are refused', () => post('/consult'), 422],
  ])(
    'the last ones read that the site is busy, and the phone number: %s',
    async (_, ask, status) => {
      const answers = await Promise.all(times(400, ask));
      const statuses = answers.map((answer) => answer.status);
      expect(statuses.filter((one) => one === status).length).toBeGreaterThanOrEqual(250);
      for (const busy of answers.filter((answer) => answer.status !== status)) {
        expect(busy.status).toBe(503);
        expect(Number(busy.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(busy.headers.get('cache-control')).toBe('no-store, no-transform');
        expect(await busy.text()).toContain(`href="tel:${firm.phone.replaceAll('-', '')}"`);
      }
      // There is room again.
      expect((await ask(1)).status).toBe(status);
    },
  );
});
