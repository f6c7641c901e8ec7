import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#app/consult/requests/storage/database.server.ts';
import { readCounts } from '#app/tracking/counts/daily-counts.ts';
import { type OpenApp, openApp } from '../../tests/site/app.ts';
import { someForm } from '../../tests/site/visitors.ts';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ ORIGIN: 'https://www.example.com', ALLOWED_HOSTS: 'example.com' });
});
afterAll(() => app.close());

const own = { origin: 'https://www.example.com' };

function contact(name: string, init: RequestInit = {}, peer?: string): Promise<Response> {
  return app.fetch(`/contact/${name}`, { method: 'POST', headers: own, ...init }, peer);
}

test.each([
  ['request', {}, 404],
  ['constructor', {}, 404],
  ['phone', { headers: { origin: 'https://evil.example' } }, 403],
  ['phone', { headers: { ...own, 'sec-fetch-site': 'cross-site' } }, 403],
  ['phone', { headers: {} }, 403],
  ['phone', { body: 'a'.repeat(5_000) }, 413],
])('%s with %o is refused and logged: %i', async (name, init, status) => {
  app.log.length = 0;
  expect((await contact(name, init)).status).toBe(status);
  const refusals = app.log.filter((line) => line.includes('"event":"request_refused"'));
  expect(refusals.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', route: '/contact', status },
  ]);
  expect(app.log.join('')).not.toMatch(/evil|constructor/);
});

test('counts clicks and requests by conversion, source and campaign, and stores nothing else', async () => {
  const body = JSON.stringify({
    landing: '/',
    utm_source: 'naver',
    utm_medium: 'cpc',
    utm_campaign: '봄',
    a: 1,
  });
  const ping = { ...own, 'content-type': 'text/ping' };
  const from = { 'ping-from': 'https://www.example.com/?gclid=x&utm_campaign=a+b' };
  const fromApp = { 'ping-from': 'https://www.example.com/areas?gbraid=0AAAA&click=msclkid' };
  const clicks = [
    await contact('phone', { body }),
    await contact('phone', { body: '[' }),
    await contact('kakao', { body: 'null' }),
    await contact('naver_talk', { headers: { ...ping, ...from }, body: 'PING' }),
    await contact('naver_talk', { headers: { ...ping, ...fromApp }, body: 'PING' }),
  ];
  expect(clicks.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
  const form = someForm({ source: '{"referrer":"www.google.com","utm_campaign":"내년"}' });
  for (const _ of ['sent', 'sent again']) {
    const sent = await app.fetch('/consult', { method: 'POST', headers: own, body: form });
    expect(sent.status).toBe(303);
  }
  // One address is counted three hundred times within ten minutes; others are not affected.
  await Promise.all(Array.from({ length: 310 }, () => contact('kakao', {}, '203.0.113.9')));
  await contact('kakao', {}, '203.0.113.10');
  const limited = app.log.filter((line) => /"request_refused".*"status":429/.test(line));
  expect(limited).toHaveLength(10);
  expect(limited.join('')).not.toContain('203.0.113');

  await app.service.close();
  const db = await openDatabase({ dataDir: app.dataDir });
  const rows = await readCounts(db, '2000-01-01', '2999-12-31');
  await db.close();
  expect(rows.map(({ day: _, ...row }) => Object.values(row))).toEqual([
    ['kakao', 'direct', '', 302],
    ['naver_talk', 'google_ads', '', 1],
    ['naver_talk', 'google_ads', 'a b', 1],
    ['phone', 'direct', '', 1],
    ['phone', 'naver_ads', '봄', 1],
    ['request', 'google', '내년', 1],
  ]);
  expect(app.log.join('\n')).not.toMatch(/utm_source|gclid|gbraid/);
});
