import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firm } from '#app/firm/view/firm.ts';
import { type OpenApp, openApp } from '../../tests/site/app.ts';

let app: OpenApp;
beforeEach(async () => {
  app = await openApp();
  // After its first rendering, a page for everyone is answered from memory.
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

describe('more requests than can be rendered', () => {
  test('do not delay others', async () => {
    const order: string[] = [];
    const crowd = times(50, (index) =>
      get(`/consult?area=tax&n=${index}`).then(() => order.push('crowd')),
    );
    await new Promise((resolve) => setImmediate(resolve));
    await get('/').then(() => order.push('other'));
    await Promise.all(crowd);
    // One rendering may be under way.
    expect(order.indexOf('other')).toBeLessThanOrEqual(1);
  });

  test('show everyone the form, the last ones without the values of its address', async () => {
    const answers = await Promise.all(times(400, () => get('/consult?area=tax')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const pages = await Promise.all(answers.map((answer) => answer.text()));
    const filled = pages.filter((html) => /<option value="tax" selected=""/.test(html));
    expect(filled.length).toBeGreaterThanOrEqual(250);
    expect(filled.length).toBeLessThan(400);
    for (const html of pages) expect(html).toContain('aria-current="page">상담 신청<');
  });

  test('answer unknown receipts from memory', async () => {
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

  test('answer unknown addresses from one 404 page, each with its own path', async () => {
    const page = async (path: string) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
      return response.text();
    };
    const pages = await Promise.all(times(200, (index) => page(`/none-${index}?x=${index}&y`)));
    const generic = pages.map((html, index) =>
      html
        .replaceAll(`Page not found: /none-${index}?x=${index}&amp;y`, 'MESSAGE')
        .replaceAll(`"${app.origin}/none-${index}"`, '"ADDRESS"'),
    );
    expect(new Set(generic).size).toBe(1);
    expect(generic[0]?.match(/MESSAGE|"ADDRESS"/g)).toHaveLength(6);
    // Neither the parts that the page is completed with, nor patterns of a replacement, mean anything in an address.
    const odd = await page('/~404/$&?~404=$1');
    expect(odd).toContain('>Page not found: /~404/$&amp;?~404=$1</p>');
    expect(odd).toContain(`rel="canonical" href="${app.origin}/~404/$&amp;"`);
    expect(await page('/privacy/~404')).toContain('>Page not found: /privacy/~404</p>');
  });

  test('take no place of a rendering while they ask for unknown addresses', async () => {
    const crowd = times(400, (index) => get(`/none-${index}`));
    const form = await get('/consult?area=tax');
    await Promise.all(crowd);
    expect(await form.text()).toMatch(/<option value="tax" selected=""/);
  });

  test('keep nobody from an answer to a form, or from a signed link', async () => {
    const crowd = times(500, (index) => (index % 2 ? get(`/none-${index}`) : post('/shares')));
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
    'answer the last ones that the site is busy, with the phone number: %s',
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
      // A place is free again.
      expect((await ask(1)).status).toBe(status);
    },
  );
});
