import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OpenApp, openApp } from '../../../tests/site/app.ts';
import { consultHere } from '../../../tests/site/command.ts';
import { changeRow, mainOf, referenceOf, visitorOf, whole } from '../../../tests/site/receipts.ts';
import { LONGEST_WAIT } from '../../../tests/timeouts.ts';

let app: OpenApp;
let visitor: ReturnType<typeof visitorOf>;
beforeAll(async () => {
  app = await openApp();
  visitor = visitorOf(app);
});
afterAll(() => app.close());

describe('RC-1: the link of a receipt', () => {
  test('shows in any browser when the firm calls and what to do, but nothing that was sent', async () => {
    const path = await visitor.request({
      phone: '010-1234-5678',
      diedOn: '2026-11-10',
      area: 'forced-share',
      message: 'CanaryMessage',
    });
    const response = await visitor.open(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect(await response.clone().text()).toContain(
      '<meta data-head="" name="robots" content="noindex"/>',
    );
    const html = await mainOf(response, path);
    for (const words of ['전화드립니다', '02-0000-0000', '기한은 그대로 흘러갑니다']) {
      expect(html).toContain(words);
    }
    expect(html).not.toMatch(/김새벽|CanaryMessage|유류분|2027|1234/);
    expect(html).not.toMatch(/name="(?:phone|word|browser)"/);
  });

  test.each([
    ['the last four digits', { phone: '010-9753-1864' }, '1864', /9753|1864/],
    ['the number of another country', { phone: '+1 212 555 0137' }, '0137', /0137/],
    ['the e-mail address', { email: 'canary.dawn@example.com' }, 'canary.dawn', /canary/i],
  ])('does not print the answer that a withdrawal needs: %s', async (_, fields, check, secret) => {
    const path = await visitor.request(fields);
    const pages = [
      await visitor.open(path),
      await visitor.post(path, { check: 'x', choice: 'withdraw' }),
      await visitor.post(path, { check, choice: 'withdraw' }),
    ];
    expect(pages.map(({ status }) => status)).toEqual([200, 422, 200]);
    for (const page of pages) {
      // A link's MAC or a confirmation may contain the same four digits by chance.
      const html = (await page.text())
        .replaceAll(path.slice('/received/'.length), '')
        .replace(/name="confirm" value="[^"]+"/, '');
      expect(html).not.toMatch(secret);
      expect([...page.headers.values()].join()).not.toMatch(secret);
    }
  });

  test('is in the JSON response to the form, which does not contain that answer either', async () => {
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

  test('appears neither in the head nor in the log', async () => {
    const path = await visitor.request();
    app.log.length = 0;
    const html = await (await visitor.open(path)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    const secret = path.split('.').at(-1) ?? '';
    expect(head).not.toContain(secret);
    await visitor.post(path, { check: '0000', choice: 'withdraw' });
    await visitor.open(`${path}x`);
    expect(app.log.join('')).toContain('/received/:');
    expect(app.log.join('')).not.toContain(secret);
    expect(app.log.join('')).not.toContain(referenceOf(path));
  });

  test('opens nothing without its MAC, and the page says what to do', async () => {
    const path = await visitor.request();
    for (const wrong of [
      `/received/${referenceOf(path)}`,
      path.slice(0, -1),
      `${path}/`,
      `${path}/_payload.json`,
      '/received/%00',
    ]) {
      const response = await visitor.open(wrong);
      expect(response.status, wrong).toBe(404);
      const html = await response.text();
      expect(html).toContain('이 링크로는 접수증을 열 수 없습니다');
      expect(html).toContain('02-0000-0000');
      expect(html).not.toContain('data-state');
    }
  });

  test('expires after 30 days', async () => {
    const path = await visitor.request();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 });
    try {
      const response = await visitor.open(path);
      expect(response.status).toBe(410);
      expect(await response.text()).toContain('기간이 지났습니다');
    } finally {
      vi.useRealTimers();
    }
  });

  test('says that the request was deleted', async () => {
    const path = await visitor.request();
    await vi.waitFor(async () => {
      const { code } = await consultHere(app.settings, ['delete', referenceOf(path), '--yes']);
      expect(code).toBe(0);
    }, LONGEST_WAIT);
    const response = await visitor.open(path);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('지워졌습니다');
  });

  test.each([
    ['suspected', '까지 전화드립니다'],
    ['missed', '전화드렸지만 연결되지 않았습니다'],
    ['contacted', '연락드림'],
    ['booked', '상담 예약'],
    ['retained', '사건을 맡음'],
    ['closed', '상담 마침'],
  ])('shows the state %s as %s', async (status, words) => {
    const path = await visitor.request();
    await changeRow(app, path, `status = '${status}'`);
    const html = await (await visitor.open(path)).text();
    expect(html).toContain(words);
    if (status === 'suspected') expect(html).not.toMatch(/의심|suspect/);
  });

  test('shows the time of the booked consultation', async () => {
    const path = await visitor.request();
    await changeRow(app, path, `status = 'booked', appointment_at = '2026-11-27T05:00:00.000Z'`);
    const html = await (await visitor.open(path)).text();
    expect(html.replaceAll(/\p{Cf}/gu, '').replaceAll('\u00a0', ' ')).toContain(
      '2026. 11. 27. (금) 14:00',
    );
  });

  test('reports no conversion when it is opened later', async () => {
    const path = await visitor.request();
    expect(await (await visitor.open(path)).text()).toContain('data-reference=');
    await changeRow(app, path, `received_at = '${new Date(Date.now() - 3_600_000).toISOString()}'`);
    expect(await (await visitor.open(path)).text()).not.toContain('data-reference');
  });
});
