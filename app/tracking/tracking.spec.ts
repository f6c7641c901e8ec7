import type { Page } from '@playwright/test';
import { violations } from '../../tests/axe.ts';
import { fakeTools } from '../../tests/fakes/tracking-tools.ts';
import { fillIn, openForm, submit } from '../../tests/journeys/consult-form.ts';
import { test as base, expect } from '../../tests/journeys/test.ts';
import { heading, home, policy, question } from '../../tests/journeys/visit.ts';
import { startSite } from '../../tests/site/server.ts';
import { allTools } from '../../tests/site/tracking.ts';
import { sendForm, someForm } from '../../tests/site/visitors.ts';

const test = base.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use) => {
      const site = await startSite(allTools);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

// A machine that tests has no telephone.
test.use({
  expectedErrors: /Failed to launch 'tel:|ERR_FAILED|ERR_INTERNET_DISCONNECTED|TypeError: half/,
});

const bar = (page: Page) => page.getByRole('region', { name: '방문 분석과 광고 효과 측정' });
const allow = (page: Page) => bar(page).getByRole('button', { name: '허용' }).click();
const phone = (page: Page) => page.locator('header a[href^="tel:"]:visible').first();
const kakao = (page: Page) => page.getByRole('link', { name: '카카오톡' });

/** The clicks that the server is told of. */
function watchContacts(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/contact/')) told.push(pathname);
  });
  return told;
}

test('every tool is told everything exactly once, after the choice, and nothing that was written', async ({
  page,
}) => {
  const tools = await fakeTools(page);
  const contacts = watchContacts(page);
  // A machine fills in the form as quickly as one: without a ticket it is not found hasty.
  await page.route('**/consult/ticket', (route) => route.abort());
  await openForm(page, '/?utm_source=naver&utm_medium=cpc#consult');
  await expect(bar(page)).toBeVisible();
  await phone(page).dblclick();
  expect(contacts, 'counted at once, without consent').toEqual(['/contact/phone']);
  expect(
    tools.requests.map((request) => request.url()),
    'nothing leaves before',
  ).toEqual([]);
  await allow(page);
  await expect(bar(page)).toBeHidden();

  const granted = { ad_storage: 'granted', ad_user_data: 'granted' };
  await expect
    .poll(() => tools.of('google').map(([command, name]) => `${command} ${name}`.slice(0, 20)))
    .toEqual([
      'consent default',
      'consent update',
      expect.stringMatching(/^js 20\d\d-/),
      'config G-ABC123DEF4',
      'event page_view',
      'config AW-123456789',
      'event click_call',
      'event conversion',
    ]);
  expect(tools.of('google')[0]?.[2]).toMatchObject({ ad_storage: 'denied' });
  expect(tools.of('google')[1]?.[2]).toMatchObject(granted);
  await expect
    .poll(() => tools.of('naver'))
    .toEqual([
      ['inflow', 'localhost'],
      ['wcs_do', 's_1234567890ab'],
      ['trans', { type: 'custom001' }],
    ]);
  await expect.poll(() => tools.of('kakao')).toEqual([['pageView'], ['participation', 'Call']]);
  await expect
    .poll(() => tools.of('clarity'))
    .toEqual([
      ['consentv2', { ad_Storage: 'granted', analytics_Storage: 'granted' }],
      ['event', 'phone_click'],
    ]);
  await expect
    .poll(() => tools.of('meta'))
    .toEqual([
      ['set', 'autoConfig', false, '123456789012345'],
      ['init', '123456789012345'],
      ['track', 'PageView'],
      ['track', 'Contact'],
    ]);
  await expect
    .poll(() => tools.of('karrot'))
    .toEqual([
      ['init', '1234567890123456001'],
      ['track', 'ViewPage'],
      ['track', 'Contact'],
    ]);

  // A messenger, by mouse and by another key; a request; a calculator.
  tools.calls.length = 0;
  await kakao(page).evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
  });
  await kakao(page).click();
  await page.evaluate(() => {
    document.dispatchEvent(
      new CustomEvent('calculator:used', { detail: { calculator: 'shares' } }),
    );
  });
  await fillIn(page, '카나리아', '010-9876-1234');
  await page.getByLabel('하실 말씀').fill('카나리아의 긴 사연');
  await submit(page).click();
  await expect(page.locator('#receipt-reference')).toBeVisible();
  const reference = (await page.locator('#receipt-reference').textContent()) ?? '';
  const lead = { currency: 'KRW', value: 0, transaction_id: reference };
  await expect
    .poll(() => tools.of('google'))
    .toEqual([
      ['event', 'click_chat', { send_to: 'G-ABC123DEF4', messenger: 'kakao', where: 'footer' }],
      ['event', 'calculator_used', { send_to: 'G-ABC123DEF4', calculator: 'shares' }],
      ['event', 'generate_lead', { send_to: 'G-ABC123DEF4', ...lead }],
      ['event', 'conversion', { send_to: 'AW-123456789/AbC-D_efG1', ...lead }],
    ]);
  await expect
    .poll(() => tools.of('naver'))
    .toEqual([
      ['trans', { type: 'custom002' }],
      ['trans', { type: 'lead', id: reference }],
    ]);
  await expect
    .poll(() => tools.of('kakao'))
    .toEqual([
      ['participation', 'Chat'],
      ['completeRegistration', 'Consulting'],
    ]);
  await expect
    .poll(() => tools.of('meta'))
    .toEqual([
      ['track', 'Contact'],
      ['track', 'Lead', {}, { eventID: reference }],
    ]);
  await expect
    .poll(() => tools.of('karrot'))
    .toEqual([
      ['track', 'Contact'],
      ['track', 'Lead'],
    ]);
  await expect
    .poll(() => tools.of('clarity'))
    .toEqual([
      ['event', 'messenger_click'],
      ['event', 'calculator_used'],
      ['event', 'request_submitted'],
    ]);
  expect(contacts).toEqual(['/contact/phone', '/contact/kakao']);

  // The same request on its own page, loaded anew, and by Back: it was told.
  tools.calls.length = 0;
  await page.goto(`/received/${reference}`);
  await expect.poll(() => tools.of('naver')).toHaveLength(2);
  await page.reload();
  await expect.poll(() => tools.of('naver')).toHaveLength(4);
  await page.getByRole('link', { name: '처음으로' }).click();
  await expect(question(page)).toBeVisible();
  await page.goBack();
  await expect
    .poll(() => tools.of('naver').map(([name]) => name))
    .toEqual([...['inflow', 'wcs_do', 'inflow', 'wcs_do'], ...['wcs_do', 'inflow', 'wcs_do']]);
  expect(
    tools.calls.filter(({ call }) => /Lead|lead|trans|Regis|refused/.test(String(call))),
  ).toEqual([]);

  const sent = tools.requests.map((request) => `${request.url()} ${request.postData()}`).join('\n');
  expect(decodeURIComponent(sent)).not.toMatch(/카나리아|9876|사연/);
});

test('a page view is told once for each page, and a click in the router’s page once', async ({
  page,
}) => {
  const tools = await fakeTools(page);
  await page.goto('/');
  await allow(page);
  await expect.poll(() => tools.of('kakao')).toEqual([['pageView']]);
  await policy(page).click();
  await expect(heading(page, '개인정보 처리방침')).toBeVisible();
  await expect(page.locator('#tools')).toContainText('Microsoft Clarity');
  await home(page).click();
  await expect(question(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page, '개인정보 처리방침')).toBeVisible();
  await phone(page).click();
  await expect
    .poll(() => tools.of('kakao'))
    .toEqual([['pageView'], ['pageView'], ['pageView'], ['pageView'], ['participation', 'Call']]);
  const views = tools.of('google').filter(([, name]) => name === 'page_view');
  expect(views.map(([, , data]) => new URL(Object(data).page_location).pathname)).toEqual([
    ...['/', '/privacy', '/', '/privacy'],
  ]);
  expect(Object(views[1]?.[2]).page_title).toContain('개인정보 처리방침');
  expect(tools.of('meta').filter(([, name]) => name === 'PageView')).toHaveLength(4);
});

test('refused, nothing is told, ever; allowed in part, only that; taken back, nothing is left', async ({
  page,
}) => {
  const tools = await fakeTools(page);
  await page.goto('/');
  await phone(page).click();
  await bar(page).getByRole('button', { name: '거부' }).click();
  await phone(page).click({ delay: 1 });
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toBeHidden();
  expect(tools.requests).toEqual([]);

  const settings = page.getByRole('button', { name: '분석·광고 도구 설정' });
  await settings.click();
  await expect(bar(page)).toBeFocused();
  await expect(bar(page).getByRole('checkbox', { name: /^방문 분석/ })).not.toBeChecked();
  await bar(page)
    .getByRole('checkbox', { name: /^방문 분석/ })
    .check();
  await bar(page).getByRole('button', { name: '고른 대로' }).click();
  await expect(settings).toBeFocused();
  await expect
    .poll(() => tools.of('clarity'))
    .toEqual([['consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' }]]);
  await expect.poll(() => tools.of('google').map(([, name]) => name)).toContain('page_view');
  expect([...new Set(tools.calls.map(({ tool }) => tool))].sort()).toEqual(['clarity', 'google']);
  expect(JSON.stringify(tools.of('google'))).not.toMatch(/AW-|click_call/);

  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the tool itself would
    document.cookie = '_clck=x; path=/';
  });
  tools.calls.length = 0;
  await settings.click();
  const reloaded = page.waitForEvent('load');
  await bar(page).getByRole('button', { name: '거부' }).click();
  await reloaded;
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(
    tools.calls.filter(({ call: [name] }) => name !== 'consentv2' && name !== 'consent'),
  ).toEqual([]);
});

test('tools that are blocked, lost halfway or broken take nothing with them', async ({ page }) => {
  const answers: [RegExp, string | null][] = [
    [/gtag/, null],
    [/clarity/, 'throw new TypeError("half")'],
    [/wcslog/, 'globalThis.wcs = {}'],
    [/kp\.js/, 'globalThis.kakaoPixel = () => null'],
    [/fbevents/, 'fbq.callMethod = () => { throw new Error("blocked") }'],
    [/karrot/, ''],
  ];
  await fakeTools(page, (url) => answers.find(([pattern]) => pattern.test(url))?.[1]);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const contacts = watchContacts(page);
  await openForm(page);
  await allow(page);
  await page.waitForLoadState('networkidle');
  await phone(page).click();
  await fillIn(page);
  await submit(page).click();
  await expect(page.locator('#receipt-reference')).toBeVisible();
  await policy(page).click();
  await expect(heading(page, '개인정보 처리방침')).toBeVisible();
  await page.context().setOffline(true);
  await phone(page).click();
  await page.context().setOffline(false);
  expect(contacts).toEqual(['/contact/phone', '/contact/phone']);
  expect(errors, 'of the tool itself').toEqual(['half']);
});

test('a request sent without script is told by its receipt: once, and only if it counts', async ({
  page,
  site,
}) => {
  const tools = await fakeTools(page);
  const received = async (fields: Record<string, string>) => {
    const answer = await sendForm(site.url, someForm(fields));
    const { receipt } = await answer.json();
    return `/received/${receipt.reference}`;
  };
  await page.goto('/');
  await allow(page);
  const trap = await page.locator('form input[data-bwignore]').getAttribute('name');
  const leads = () => tools.of('kakao').filter(([name]) => name === 'completeRegistration');
  const visit = async (path: string) => {
    for (const go of [
      () => page.goto(path),
      () => page.reload(),
      () => page.goto('/privacy'),
      () => page.goBack(),
    ]) {
      const views = tools.of('kakao').length;
      await go();
      await expect.poll(() => tools.of('kakao').length).toBeGreaterThan(views);
    }
  };
  await visit(await received({ [trap ?? '']: 'x' }));
  expect(leads(), 'suspected').toHaveLength(0);
  await visit(await received({}));
  expect(leads()).toHaveLength(1);
});

test('a click before the script lives is counted by the browser, and told once it does', async ({
  page,
}) => {
  const tools = await fakeTools(page);
  const contacts = watchContacts(page);
  await page.addInitScript(() => {
    const choice = { version: localStorage.getItem('test-version'), analytics: true, ads: true };
    localStorage.setItem('tracking-consent', JSON.stringify(choice));
  });
  await page.goto('/');
  await page.evaluate(() => {
    const { content } = document.querySelector<HTMLMetaElement>('meta[name="tracking"]') ?? {};
    localStorage.setItem('test-version', JSON.parse(content ?? '').version);
  });
  let release = () => {};
  const clicked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/client-*.js', async (route) => {
    await clicked;
    await route.continue();
  });
  // Not by goto, which waits for the script.
  await page.evaluate(() => location.assign('/?again'));
  await page.waitForURL('/?again', { waitUntil: 'commit' });
  const pinged = page.waitForRequest('**/contact/phone');
  await phone(page).click();
  expect((await pinged).headers()['ping-from']).toBe(page.url());
  release();
  await expect.poll(() => tools.of('kakao')).toEqual([['pageView'], ['participation', 'Call']]);
  expect(contacts).toEqual(['/contact/phone']);
});

test('a browser that refuses for its owner is asked nothing', async ({ page }) => {
  const tools = await fakeTools(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(bar(page)).toBeHidden();
  await page.getByRole('button', { name: '분석·광고 도구 설정' }).click();
  await expect(bar(page).getByRole('button')).toHaveText(['닫기']);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  expect(tools.requests).toEqual([]);
});

test('the question stands in nobody’s way, and is answered by keyboard', async ({ page }) => {
  await fakeTools(page);
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/');
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('body'), 'no focus is taken').toBeFocused();
  await expect(page.locator('#announcer')).toHaveText(/묻는 칸/);
  const widths = await bar(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => Math.round(button.getBoundingClientRect().width)),
    );
  expect(new Set(widths).size, 'equal weight').toBe(1);

  // What has the focus is never under it, down to the last link.
  const names: string[] = [];
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab');
    const { name, covered } = await page.evaluate(() => {
      const focused = document.activeElement;
      const top = document.querySelector('#consent')?.getBoundingClientRect().top ?? 0;
      const inBar = focused?.closest('#consent') !== null;
      const bottom = focused?.getBoundingClientRect().bottom ?? 0;
      return { name: focused?.textContent ?? '', covered: !inBar && bottom > top + 1 };
    });
    expect(covered, `${name} is covered`).toBe(false);
    names.push(name);
    if (name === '네이버 톡톡') break;
  }
  expect(names.slice(0, 4)).toEqual(['쓰는 도구', '허용', '거부', '선택']);
  expect(names.at(-1)).toBe('네이버 톡톡');
  expect(await violations(page, '#consent')).toEqual([]);

  await bar(page).getByRole('button', { name: '선택' }).press('Enter');
  await expect(bar(page).getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await bar(page).getByRole('button', { name: '고른 대로' }).press('Enter');
  await expect(bar(page)).toBeHidden();
  const kept = await page.evaluate(() => localStorage.getItem('tracking-consent'));
  expect(JSON.parse(kept ?? '')).toMatchObject({
    version: expect.stringMatching(/^\d{4}-\d\d-\d\d ads clarity ga4 /),
    at: expect.stringMatching(/^20\d\d-/),
    analytics: true,
    ads: false,
  });
});

test('Tag Manager hears the same events, by their own names', async ({ page }) => {
  const other = await startSite({ GTM_ID: 'GTM-ABC1234' });
  const tools = await fakeTools(page);
  await page.goto(other.url);
  await allow(page);
  await phone(page).click();
  await policy(page).click();
  await expect
    .poll(() =>
      tools.of('gtm').map(([first, second]) => Object(first).event ?? `${first} ${second}`),
    )
    .toEqual([
      ...['consent default', 'consent update', 'gtm.js', 'page_shown'],
      ...['phone_click', 'page_shown'],
    ]);
  expect(tools.of('gtm')[4]).toEqual([{ event: 'phone_click', where: 'header' }]);
  await other.stop();
});
