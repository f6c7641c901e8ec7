import type { Page } from '@playwright/test';
import { openCollector } from '../fakes/collector.ts';
import { intercept } from '../intercept.ts';
import { startSite } from '../site/server.ts';
import { expect, long, test } from './test.ts';
import { heading, idle, policy, watchRequests } from './visit.ts';

/** The full phone number: four digits of it may occur in times and other numbers. */
const canary = /Canary|9753.?1864|%EC%B9%B4|카나리아/;
const code = /^\/assets\/(?:start|record)-/;

test.use({ reusePage: false, expectedErrors: /Canary|reading 'gone'|ERR_FAILED/ });

const opened: { close(): Promise<void> }[] = [];
test.afterEach(async ({ page }) => {
  // Closed here, because the page's last reports would find no server.
  await page.close();
  await Promise.all(opened.splice(0).map((each) => each.close()));
});

/** Starts a site whose reports go to a collector on this machine. */
async function open(settings: Record<string, string> = {}) {
  const collector = await openCollector();
  const site = await startSite({ SENTRY_DSN: collector.dsn, ...settings }, 'dist-fixtures');
  opened.push({ close: async () => void (await site.stop()) }, collector);
  return { ...collector, url: site.url };
}

/** Replaces the library's random number; 0.05 is within the one in ten visits that are recorded. */
const drawLots = (page: Page, lot: number) =>
  page.addInitScript((value) => {
    Math.random = () => value;
  }, lot);

const throwLater = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new Error('CanaryWords 010-9753-1864');
    });
    setTimeout(() => {
      const nothing: { gone?: number }[] = [];
      // @ts-expect-error it must throw
      nothing[0].gone;
    });
  });

/** Clicks elements, each of which leaves a breadcrumb. */
const clickManyThings = (page: Page, count: number) =>
  page.evaluate((many) => {
    for (let at = 0; at < many; at++) {
      const thing = document.body.appendChild(document.createElement('b'));
      thing.click();
      thing.remove();
    }
  }, count);

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('성함', { exact: false }).first().fill('카나리아CanaryName');
  await page.getByLabel('연락처', { exact: false }).first().fill('010-9753-1864');
  await page
    .locator('summary', { hasText: /더 적기|하실 말씀/ })
    .first()
    .click();
  await page.locator('textarea').first().fill('CanaryMessage 카나리아');
}

test('SE-1, SE-2, SE-5, SE-6: reports errors from before and after its code loads, without a visitor’s text', async ({
  page,
}) => {
  const collector = await open();
  const traced: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sentry-trace']) traced.push(new URL(request.url()).origin);
  });
  await drawLots(page, 0.5);
  await page.context().addCookies([{ name: 'secret', value: 'CanaryCookie', url: collector.url }]);
  await page.addInitScript(() => {
    addEventListener('load', () => {
      throw new RangeError('CanaryEarly 010-9753-1864');
    });
  });
  const recorder = page.waitForRequest(/\/assets\/record-/);
  await page.goto(`${collector.url}/?utm_term=CanaryQuery#CanaryHash`);
  await fillIn(page);
  await expect.poll(() => collector.payloads('event').length).toBe(1);
  // The recorder keeps events once its module has run.
  await page.evaluate((url) => import(url), (await recorder).url());
  await idle(page);
  expect(collector.payloads('replay_event'), 'nothing is recorded without an error').toEqual([]);

  await clickManyThings(page, 150);
  await throwLater(page);
  await expect.poll(() => collector.payloads('event').length).toBe(3);
  await policy(page).click();
  await expect(heading(page, '개인정보 처리방침')).toBeVisible();
  await expect.poll(() => collector.payloads('replay_event').length).toBeGreaterThan(0);
  await expect.poll(() => collector.payloads('transaction').length).toBe(2);

  const [early, words, type] = collector.payloads('event');
  const errors = [early, words, type].map((event) => event?.exception?.values[0]);
  expect(errors).toMatchObject([
    { type: 'RangeError', value: '' },
    { type: 'Error', value: '' },
    { type: 'TypeError', value: "Cannot read properties of undefined (reading 'gone')" },
  ]);
  expect(words?.breadcrumbs).toHaveLength(100);
  expect(early?.request).toEqual({
    url: `${collector.url}/`,
    headers: { 'User-Agent': await page.evaluate(() => navigator.userAgent) },
  });
  expect(collector.payloads('transaction').map(({ transaction }) => transaction)).toEqual([
    '/',
    '/privacy',
  ]);
  expect(collector.payloads('replay_event')[0]?.error_ids).toContain(words?.event_id);
  expect(collector.everything().match(canary)).toBeNull();
  expect(new Set(traced), 'of the own origin alone').toEqual(new Set([collector.url]));
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('sentry');
  expect(await page.context().cookies()).toMatchObject([{ name: 'secret' }]);
});

test(
  'errors of extensions and apps are counted, not reported; those of the site are',
  long,
  async ({ page }) => {
    const collector = await open();
    await drawLots(page, 0.5);
    const started = page.waitForResponse(/\/assets\/start-/);
    await page.goto(collector.url);
    await started;
    // Waits until the library has started, because earlier rejections are kept as errors of the site.
    await page.waitForFunction(() => '__SENTRY__' in window);
    await idle(page);
    await page.evaluate(() => void Promise.reject('CanaryWords'));
    await idle(page);
    // Runs as a script of that address, which the stack contains along with the library's timer wrappers.
    const throwFrom = (address: string) =>
      page.evaluate(
        `setTimeout(() => { window.webkit.gone.postMessage('CanaryWords'); })\n//# sourceURL=${address}`,
      );
    await throwFrom('webkit-masked-url://hidden/');
    await throwFrom('chrome-extension://abcdef/content.js');
    await throwFrom('https://tags.example.net/pixel.js');
    await throwFrom(`${collector.url}/assets/client-1.js`);
    await expect.poll(() => collector.payloads('event')).toHaveLength(1);
    await idle(page);
    const [only] = collector.payloads('event');
    expect(JSON.stringify(only?.exception?.values)).toContain('/assets/client-1.js');
    // The library sends its counts when the page is left.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect
      .poll(() => collector.payloads('client_report'))
      .toMatchObject([{ discarded_events: [{ reason: 'before_send', quantity: 4 }] }]);
  },
);

test(
  'SE-2: records one visit in ten where allowed, through the site only',
  long,
  async ({ page }) => {
    const collector = await open({ SENTRY_TUNNEL: 'on' });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== collector.url) foreign.push(request.url());
    });
    await drawLots(page, 0.05);
    await page.goto(collector.url);
    const bar = page.getByRole('region', { name: '화면 기록' });
    await expect(bar, 'asked without any other tool').toBeVisible();
    await idle(page);
    expect(collector.payloads('replay_event'), 'not asked yet').toEqual([]);
    await bar.getByRole('button', { name: '허용' }).click();
    await page.reload();
    await fillIn(page);
    await page.evaluate(() => {
      const words = document.createElement('p');
      words.textContent = 'CanaryText';
      words.title = 'CanaryTitle';
      words.dataset.props = 'CanaryProps';
      document.querySelector('main')?.append(words);
      history.replaceState(null, '', '?q=CanaryQuery#CanaryHash');
    });
    const isKept = () =>
      page.evaluate(() => sessionStorage.getItem('sentryReplaySession') !== null);
    await expect
      .poll(() => collector.payloads('replay_event'))
      .toMatchObject([{ segment_id: 0, replay_type: 'session' }]);
    expect(collector.everything().includes('*****')).toBe(true);
    expect(collector.everything().match(canary)).toBeNull();
    expect(foreign).toEqual([]);

    // A refusal reloads the page without the recorder.
    const sent = () => collector.payloads('replay_event').length;
    await page.getByRole('button', { name: '분석·광고 도구 설정' }).click();
    const before = sent();
    await bar.getByRole('button', { name: '거부' }).click();
    await expect.poll(isKept).toBe(false);
    await idle(page);
    await throwLater(page);
    await expect.poll(() => collector.payloads('event').length).toBeGreaterThan(1);
    await idle(page);
    expect(sent(), 'neither what was left nor the minute before an error').toBe(before);
  },
);

test('SE-2: a refusal discards the recording kept for an error', long, async ({ page }) => {
  const collector = await open();
  const { matching } = watchRequests(page);
  await drawLots(page, 0.5);
  await page.goto(collector.url);
  await expect.poll(() => matching(/\/assets\/record-/)).toHaveLength(1);
  const bar = page.getByRole('region', { name: '화면 기록' });
  await bar.getByRole('button', { name: '거부' }).click();
  await throwLater(page);
  await expect.poll(() => collector.payloads('event').length).toBe(2);
  await idle(page);
  expect(collector.payloads('replay_event')).toEqual([]);
});

test(
  'loads nothing without a collector; blocked code breaks nothing; GPC ends a recording',
  long,
  async ({ page }) => {
    const { matching } = watchRequests(page);
    await page.goto('/');
    await throwLater(page);
    await page.waitForLoadState();
    await idle(page);
    expect(matching(code)).toEqual([]);

    const collector = await open();
    await intercept(page, /\/assets\/start-/, (route) => route.abort());
    await page.goto(collector.url);
    await expect.poll(() => matching(code)).toHaveLength(1);
    await throwLater(page);
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    expect(collector.peer.requests).toEqual([]);

    await page.unrouteAll();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await page.goto(collector.url);
    await throwLater(page);
    await expect.poll(() => collector.payloads('event').length).toBe(2);
    expect(matching(/\/assets\/record-/), 'the browser refuses to be followed').toEqual([]);
  },
);
