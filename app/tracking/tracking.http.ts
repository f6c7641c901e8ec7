import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../tests/site/app.ts';
import { allTools } from '../../tests/site/tracking.ts';

let none: OpenApp;
let all: OpenApp;
beforeAll(async () => {
  none = await openApp();
  all = await openApp(allTools);
});
afterAll(async () => {
  await none.close();
  await all.close();
});

const text = async (app: OpenApp, path: string) => (await app.fetch(path)).text();

test('TR-2: without tools, no page contains the consent bar or anything else of them', async () => {
  const page = await text(none, '/');
  expect(page).not.toMatch(/id="consent"|name="tracking"|data-tracking/);
  const { headers } = await none.fetch('/');
  expect(headers.get('content-security-policy')).not.toMatch(/https:\/\/|frame-src/);
  expect(await text(none, '/privacy')).toContain('행태정보를 수집하는 도구는 쓰지 않습니다');
});

test('TR-2, TR-3: with tools, each page contains the hidden consent bar, and the policy their hosts', async () => {
  const types = {
    request: 'lead',
    phone: 'custom001',
    kakao: 'custom002',
    naver_talk: 'custom003',
  };
  for (const path of ['/', '/privacy', '/none']) {
    const response = await all.fetch(path, { headers: { accept: 'text/html' } });
    const page = await response.text();
    expect(page).toMatch(/<section id="consent"[^>]* hidden/);
    const [, json = ''] = page.match(/name="tracking" content="([^"]*)"/) ?? [];
    expect(JSON.parse(json.replaceAll('&quot;', '"'))).toMatchObject({
      tools: { ga4: { id: allTools.GOOGLE_ANALYTICS_ID }, naver: { id: allTools.NAVER_WA, types } },
    });
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(' https://wcs.naver.net');
    expect(policy).not.toContain('unsafe');
  }
  const payload = JSON.parse(await text(all, '/privacy/_payload.json'));
  expect(JSON.stringify(payload)).toContain('당근 픽셀');
});
