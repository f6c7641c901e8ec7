import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OpenApp, openApp } from '../../../tests/site/app.ts';
import { postForm } from '../../../tests/site/form.ts';
import { storedRequests } from '../../../tests/site/stored-requests.ts';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const whole = { name: '김새벽', phone: '010-1234-5678', stage: 'debt', consent: 'yes' };

function post(fields: Record<string, string> | URLSearchParams, headers: HeadersInit = {}) {
  return app.fetch('/consult', {
    method: 'POST',
    headers: { origin: app.origin, accept: 'text/html', ...headers },
    body: new URLSearchParams(fields),
  });
}
/** Reference, second and MAC. */
const RECEIPT = /^\/received\/([0-9A-Z]{4}-[0-9A-Z]{4})\.[0-9a-z]+\.[\w-]{43}(?:#main)?$/;
const asData = { accept: 'application/json' };

const stored = () => storedRequests(app.settings);

describe('a whole request', () => {
  test('is stored, redirected to its receipt, and delivered', async () => {
    const response = await post({ ...whole, message: '파일로 갑니다' });
    expect(response.status).toBe(303);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const location = response.headers.get('location') ?? '';
    const [, reference = ''] = location.match(RECEIPT) ?? [];
    const receipt = await app.fetch(location, { headers: { accept: 'text/html' } });
    expect(await receipt.text()).toContain(reference);
    expect((await stored()).map((request) => request.reference)).toContain(reference);
    const mail = await vi.waitFor(
      () => readFile(join(app.dataDir, 'outbox', `${reference}.eml`), 'utf8'),
      10_000,
    );
    expect(mail).toMatch(/^Message-ID: <[0-9a-f-]{36}@localhost>/im);
  });

  test('with script gets a JSON response', async () => {
    const response = await post(whole, asData);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      status: 'received',
      receipt: {
        reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
        receivedAt: expect.stringMatching(/Z$/),
        path: expect.stringMatching(RECEIPT),
      },
    });
  });

  test('leaves no personal data in the log', async () => {
    app.log.length = 0;
    await post({ ...whole, name: 'CanaryName', phone: '010-9753-1864', message: 'CanaryMessage' });
    await post({ ...whole, name: 'CanaryName', phone: 'CanaryPhone' });
    expect(app.log.length).toBeGreaterThan(0);
    expect(app.log.join('')).not.toMatch(/Canary|9753.?1864/);
  });
});

describe('an invalid request', () => {
  test('returns the form with everything that was typed', async () => {
    const before = (await stored()).length;
    const response = await post({
      name: '<b>김</b>',
      phone: '1',
      stage: '',
      message: '"따옴표" & <글>',
    });
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    const html = await response.text();
    expect(html).toContain('value="&lt;b&gt;김&lt;/b&gt;"');
    expect(html).toContain('&quot;따옴표&quot; &amp; &lt;글&gt;');
    expect(html).toContain('id="consult-errors"');
    expect(html).not.toContain('접수되었습니다');
    expect((await stored()).length).toBe(before);
  });

  test('with script gets the errors', async () => {
    const response = await post({ ...whole, phone: '010-123' }, asData);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      status: 'invalid',
      errors: { phone: expect.stringContaining('전화번호') },
    });
  });
});

describe('many refused forms of one address', () => {
  const peer = '203.0.113.7';
  const outside = { TRUSTED_PROXIES: '127.0.0.1' };
  const invalid = { ...whole, phone: '1', message: '남아 있을 글' };
  const send = (to: OpenApp, from: string, fields: Record<string, string> = invalid) =>
    postForm(to, { form: fields, headers: { 'x-forwarded-for': from }, peer: '127.0.0.1' });

  test('get a short page from the 21st on; other addresses still get the form', async () => {
    const site = await openApp(outside);
    for (let time = 0; time < 20; time++) {
      const html = await (await send(site, peer)).text();
      expect(html).toContain('남아 있을 글');
    }
    const response = await send(site, peer);
    expect(response.status).toBe(422);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    const html = await response.text();
    expect(html.length).toBeLessThan(3_000);
    expect(html).toContain('href="tel:');
    expect(html).toContain('이 신청은 접수되지 않았습니다');
    expect(await (await send(site, '198.51.100.9')).text()).toContain('남아 있을 글');
    // A valid form is still accepted.
    expect((await send(site, peer, whole)).status).toBe(303);
    await site.close();
  });
});

describe('the page of the form', () => {
  const page = async (query: string) => {
    const response = await app.fetch(`/consult${query}`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(200);
    return { html: await response.text(), headers: response.headers };
  };

  test('preselects what its address says, without script', async () => {
    const { html, headers } = await page('?area=tax&situation=debt');
    expect(html).toMatch(/<option value="tax" selected=""/);
    expect(html).toMatch(/<option value="debt" selected=""/);
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
  });

  test.each(['', '?area=x&situation=toString', '?name=kim&phone=01012345678', '?utm_source=naver'])(
    'is the same for everyone at "%s"',
    async (query) => {
      expect((await page(query)).html).toBe((await page('')).html);
    },
  );

  test('is what a refused form returns, not the home page', async () => {
    const html = await (await post({ ...whole, phone: '1' })).text();
    expect(html).toContain('aria-current="page">상담 신청<');
    expect(html).not.toContain('id="situations"');
  });

  test('is where /form leads', async () => {
    const response = await app.fetch('/form?area=tax', { redirect: 'manual' });
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('/consult?area=tax');
  });

  test.each(['PUT', 'POST', 'DELETE'])('is not where %s /form leads', async (method) => {
    const response = await app.fetch('/form', { method, redirect: 'manual' });
    expect(response.status).toBe(405);
  });
});

describe('an e-mail address instead of a number', () => {
  test('is stored and limited like one', async () => {
    const { phone: _, ...rest } = whole;
    const email = 'Kim@example.com';
    const response = await post({ ...rest, email }, asData);
    expect(response.status).toBe(201);
    const { receipt } = await response.json();
    const kept = (await stored()).find(({ reference }) => reference === receipt.reference);
    expect(kept).toMatchObject({ phone: '', email, method: 'email' });
    const again = (message: string) =>
      post({ ...rest, email: email.toLowerCase(), message }, asData);
    const statuses: number[] = [];
    for (const message of ['2', '3', '4', '5', '6']) statuses.push((await again(message)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 429]);
  });
});

describe('a request that cannot be stored', () => {
  test('gets an error with the typed values instead of a receipt', async () => {
    const broken = await openApp();
    await broken.service.close();
    const send = (accept: string) =>
      broken.fetch('/consult', {
        method: 'POST',
        headers: { origin: broken.origin, accept },
        body: new URLSearchParams(whole),
      });
    const page = await send('text/html');
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('30');
    const html = await page.text();
    expect(html).toContain('href="tel:');
    expect(html).not.toContain('접수되었습니다');
    // The page keeps the typed values.
    expect(html).toContain(`value="${whole.name}"`);
    expect((await send('application/json')).status).toBe(503);
    expect((await broken.fetch('/readyz')).status).toBe(503);
  });
});
