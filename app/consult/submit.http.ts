import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseFile, openDatabase } from '#app/server/database/open.ts';
import { type OpenApp, openApp } from '../../tests/site/app.ts';
import { createStore } from './store.server.ts';

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
const asData = { accept: 'application/json' };

async function stored() {
  const db = await openDatabase(app.dataDir);
  const requests = await createStore(db, []).list();
  await db.destroy();
  return requests;
}

describe('a whole request', () => {
  test('is stored, answered with the way to its receipt, and delivered', async () => {
    const response = await post({ ...whole, message: '파일로 갑니다' });
    expect(response.status).toBe(303);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const location = response.headers.get('location') ?? '';
    const [, reference = ''] = location.match(/^\/received\/([0-9A-Z]{4}-[0-9A-Z]{4})#main$/) ?? [];
    const receipt = await app.fetch(location, { headers: { accept: 'text/html' } });
    expect(await receipt.text()).toContain(reference);
    expect((await stored()).map((request) => request.reference)).toContain(reference);
    const letter = await vi.waitFor(() =>
      readFile(join(app.dataDir, 'outbox', `${reference}.eml`), 'utf8'),
    );
    expect(letter).toMatch(/^Message-ID: <[0-9a-f-]{36}@localhost>/im);
  });

  test('with script is answered with data', async () => {
    const response = await post(whole, asData);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      status: 'received',
      receipt: {
        reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
        receivedAt: expect.stringMatching(/Z$/),
      },
    });
  });

  test('leaves nothing of the visitor in the log', async () => {
    app.log.length = 0;
    await post({ ...whole, name: 'CanaryName', phone: '010-9753-1864', message: 'CanaryMessage' });
    await post({ ...whole, name: 'CanaryName', phone: 'CanaryPhone' });
    expect(app.log.length).toBeGreaterThan(0);
    expect(app.log.join('')).not.toMatch(/Canary|9753|1864/);
  });
});

describe('a request with faults', () => {
  test('shows the form again with everything that was typed', async () => {
    const before = (await stored()).length;
    const response = await post({
      name: '<b>김</b>',
      phone: '1',
      stage: '',
      message: '"따옴표" & <글>',
    });
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('value="&lt;b&gt;김&lt;/b&gt;"');
    expect(html).toContain('&quot;따옴표&quot; &amp; &lt;글&gt;');
    expect(html).toContain('id="consult-errors"');
    expect(html).not.toContain('접수되었습니다');
    expect((await stored()).length).toBe(before);
  });

  test('with script is answered with the errors', async () => {
    const response = await post({ ...whole, phone: '010-123' }, asData);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      status: 'invalid',
      errors: { phone: expect.stringContaining('전화번호') },
    });
  });

  test('with a field twice is refused', async () => {
    const twice = new URLSearchParams(whole);
    twice.append('name', '둘째');
    const response = await post(twice, asData);
    expect(await response.json()).toMatchObject({ errors: { name: expect.any(String) } });
  });

  test.each(['name', 'message'])('a resident number in %s is never stored', async (field) => {
    const response = await post({ ...whole, [field]: '900101-1234567' }, asData);
    expect(await response.json()).toMatchObject({
      errors: { [field]: expect.stringContaining('주민등록번호') },
    });
    const files = (await readdir(app.dataDir)).filter((name) => name.startsWith('site.sqlite'));
    expect(files).toContain(databaseFile(''));
    for (const file of files) {
      expect(await readFile(join(app.dataDir, file), 'latin1')).not.toContain('900101-1234567');
    }
  });
});

describe('who may send', () => {
  test.each<[string, Record<string, string>, number]>([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'null' }, 201],
    ['an old browser on our own page', {}, 201],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['an old browser on another site', { origin: 'https://evil.example' }, 403],
    ['a site that looks like ours', { origin: 'http://localhost:3000.evil.example' }, 403],
    ['no origin', { origin: 'null' }, 403],
    ['a typed address', { 'sec-fetch-site': 'none' }, 201],
  ])('%s: %o answers %i', async (_, headers, status) => {
    expect((await post(whole, { ...asData, ...headers })).status).toBe(status);
  });

  test('a foreign form is noted in the log', async () => {
    app.log.length = 0;
    await post(whole, { 'sec-fetch-site': 'cross-site' });
    expect(app.log.join('')).toContain('"event":"foreign form refused"');
  });
});

describe('what may be sent', () => {
  const send = (body: BodyInit, type: string, more: Record<string, string> = {}) =>
    app.fetch('/consult', {
      method: 'POST',
      headers: { origin: app.origin, accept: 'text/html', 'content-type': type, ...more },
      body,
    });
  const form = 'application/x-www-form-urlencoded';

  test('more than 32 KiB is refused, however it comes', async () => {
    const large = `message=${'a'.repeat(33_000)}`;
    expect((await send(large, form)).status).toBe(413);
    const stream = new Blob([large]).stream();
    const chunked = await app.fetch('/consult', {
      method: 'POST',
      headers: { origin: app.origin, accept: 'text/html', 'content-type': form },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
    expect(await chunked.text()).toContain('href="tel:');
  });

  test.each([
    ['{}', 'application/json'],
    ['x', 'text/plain'],
    ['--x--', 'multipart/form-data; boundary=x'],
  ])('%s as %s is refused', async (body, type) => {
    const response = await send(body, type);
    expect(response.status).toBe(415);
    expect(await response.text()).toContain('href="tel:');
  });

  test('a compressed body is refused', async () => {
    expect((await send('x', form, { 'content-encoding': 'gzip' })).status).toBe(415);
  });
});

describe('when the request cannot be stored', () => {
  test('nobody reads that it was received', async () => {
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
    expect((await send('application/json')).status).toBe(503);
    expect((await broken.fetch('/readyz')).status).toBe(503);
  });
});
