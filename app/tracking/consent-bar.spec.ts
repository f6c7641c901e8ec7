import type { Page } from '@playwright/test';
import { violations } from '../../tests/axe.ts';
import { fakeTools } from '../../tests/fakes/tracking-tools.ts';
import { holdBack } from '../../tests/hold-back.ts';
import { everyEngine, expect } from '../../tests/journeys/test.ts';
import {
  answer,
  bar,
  expectedErrors,
  openSettings,
  phone,
  settings,
  test,
} from '../../tests/journeys/with-tools.ts';
import { translate } from '../../tests/translation/translate.ts';

test.use({ reusePage: false, expectedErrors });

const analytics = (page: Page) => bar(page).getByRole('checkbox', { name: /^방문 분석/ });

test('reports nothing if refused, only the allowed part otherwise, and leaves nothing once withdrawn', async ({
  page,
}) => {
  const tools = await fakeTools(page);
  await page.goto('/');
  await phone(page).click();
  await answer(page, '거부');
  await phone(page).click({ delay: 1 });
  await page.reload();
  await openSettings(page);
  expect(tools.requests).toEqual([]);
  await expect(analytics(page)).not.toBeChecked();
  await analytics(page).check();
  await answer(page, '선택한 대로');
  await expect(settings(page)).toBeFocused();
  await expect
    .poll(() => tools.of('clarity'))
    .toEqual([['consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' }]]);
  await expect.poll(() => tools.of('google').map(([, name]) => name)).toContain('page_view');
  expect(Object.keys(tools.byTool()).sort()).toEqual(['clarity', 'google']);
  expect(JSON.stringify(tools.of('google'))).not.toMatch(/AW-|click_call/);

  // Another document withdrew the consent while this one was frozen.
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the tool itself would
    document.cookie = '_clck=x; path=/';
    const kept = JSON.parse(localStorage.getItem('tracking-consent') ?? '');
    localStorage.setItem('tracking-consent', JSON.stringify({ ...kept, analytics: false }));
  });
  tools.forget();
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await reloaded;
  expect(await page.evaluate(() => document.cookie)).toBe('');

  // The server's answer to a form is never submitted again.
  await holdBack(page, '**/*hydrate*.js');
  await page.goto('/?form#consult');
  await page.getByLabel('성함 (가명도 괜찮습니다)').fill('김새벽');
  await page.getByRole('button', { name: '상담 신청' }).click();
  await expect(page).toHaveURL(/\/consult#/);
  await openSettings(page);
  expect(
    tools.calls.filter(({ call: [name] }) => name !== 'consentv2' && name !== 'consent'),
    'nothing was reported meanwhile',
  ).toEqual([]);
  await analytics(page).check();
  await answer(page, '선택한 대로');
  await expect.poll(() => tools.of('clarity').length).toBeGreaterThan(0);
  await settings(page).click();
  await answer(page, '거부');
  await expect(page).toHaveURL('/consult');
  await expect(page.getByLabel('성함 (가명도 괜찮습니다)')).toHaveValue('김새벽');
});

test('does not ask if the browser signals an opt-out', async ({ page }) => {
  const tools = await fakeTools(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await page.goto('/');
  await openSettings(page);
  await expect(bar(page).getByRole('button')).toHaveText(['닫기']);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  expect(tools.requests).toEqual([]);
});

test('every button of a translated bar works where its words are', async ({ page }) => {
  await fakeTools(page);
  await page.goto('/fees');
  await translate(page);
  for (const name of ['허용', '거부', '선택한 대로']) {
    await expect(async () => {
      if (await bar(page).isHidden()) await settings(page).click();
      await expect(bar(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    const choose = bar(page).getByText('선택', { exact: true });
    if (name === '선택한 대로' && (await choose.isVisible())) await choose.click();
    await bar(page).getByText(name, { exact: true }).click();
    await expect(bar(page)).toBeHidden();
  }
});

test('the bar covers nothing, and works by keyboard', everyEngine, async ({ page }) => {
  await fakeTools(page);
  const endOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(bar(page)).toBeVisible();
  expect(await endOf('#consent')).toBe(900);
  const top = 900 - ((await bar(page).boundingBox())?.height ?? 0);
  expect(await endOf('.contact-dial'), 'lifted').toBeLessThanOrEqual(top);
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(page.locator('body'), 'no focus is taken').toBeFocused();
  await expect(page.locator('#announcer')).toHaveText(/묻는 창/);
  const boxes = await bar(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => Math.round(button.getBoundingClientRect().width)),
    );
  expect(new Set(boxes).size, 'equal weight').toBe(1);
  const edge = await page.locator('.drawer-edge').boundingBox();
  expect(await endOf('#consent'), 'above the edge').toBeLessThanOrEqual((edge?.y ?? 0) + 1);

  // The bar does not cover the focused element, at the start and at the end of the page.
  const names: string[] = [];
  const press = async (times: number) => {
    for (let count = 0; count < times; count++) {
      await page.keyboard.press('Tab');
      const { name, covered } = await page.evaluate(() => {
        const focused = document.activeElement;
        const over = focused?.closest('#consent, .contact-edge') !== null;
        const top = document.querySelector('#consent')?.getBoundingClientRect().top ?? 0;
        const box = focused?.getBoundingClientRect() ?? new DOMRect();
        // A panel that is higher than what the bar leaves begins above it.
        const last = Math.min(box.bottom, box.top + top / 2);
        return { name: focused?.textContent ?? '', covered: !over && last > top + 1 };
      });
      expect(covered, `${name} is covered`).toBe(false);
      names.push(name);
    }
  };
  await press(14);
  expect(names.slice(0, 4)).toEqual(['사용하는 도구', '허용', '거부', '선택']);
  await page.locator('footer').getByRole('link', { name: '개인정보 처리방침' }).focus();
  await press(8);
  expect(names).toContain('네이버 톡톡');
  expect(await violations(page, '#consent')).toEqual([]);

  await bar(page).getByRole('button', { name: '선택' }).press('Enter');
  await expect(bar(page).getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await bar(page).getByRole('button', { name: '선택한 대로' }).press('Enter');
  await expect(bar(page)).toBeHidden();
  const kept = await page.evaluate(() => localStorage.getItem('tracking-consent'));
  expect(JSON.parse(kept ?? '')).toMatchObject({
    version: expect.stringMatching(/^\d{4}-\d\d-\d\d ads clarity ga4 /),
    at: expect.stringMatching(/^20\d\d-/),
    analytics: true,
    ads: false,
  });
});
