import type { Page } from '@playwright/test';
import { launchChromium } from '../../../tests/browsers/chromium.ts';
import { awaitScript } from '../../../tests/journeys/test.ts';
import {
  everyEngine,
  expect,
  expectFocusStaysIn,
  fallbackTests,
  long,
  smoke,
  test,
  widgetTests,
} from '../../../tests/widgets/widget.ts';

const trigger = (page: Page) => page.getByRole('button', { name: '동의 내용 보기' });
const modal = (page: Page) => page.locator('#consent-text');

fallbackTests('modal', 'Safari 17.4', () => {
  test(
    'MO-1, MO-2, MO-3: opens over a backdrop, and closes where it may',
    smoke,
    async ({ page, open }) => {
      await open();

      await test.step('MO-1: in the middle of the window, over a backdrop', async () => {
        await trigger(page).click();
        await expect(page.getByRole('dialog', { name: '개인정보 수집·이용' })).toBeVisible();
        const box = await modal(page).boundingBox();
        const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
        if (!box) throw new Error('It is visible.');
        expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThanOrEqual(1);
        expect(Math.abs(box.y + box.height / 2 - height / 2)).toBeLessThanOrEqual(1);
        const shade = () =>
          modal(page).evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
        expect(await shade()).toBe('rgba(17, 24, 39, 0.5)');
        await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'));
        expect(await shade()).toBe('rgba(17, 24, 39, 0.8)');
        await page.evaluate(() => document.documentElement.classList.replace('dark', 'light'));
        await page.keyboard.press('Escape');
        await expect(modal(page)).toBeHidden();
      });

      await test.step('MO-2: a press that starts inside does not close it', async () => {
        await trigger(page).click();
        await modal(page).getByText('성함과 연락처').hover();
        await page.mouse.down();
        await page.mouse.move(5, 5);
        await page.mouse.up();
        await expect(modal(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(modal(page)).toBeHidden();
      });

      await test.step('MO-2: a click outside closes it only with a dynamic backdrop', async () => {
        await trigger(page).click();
        await modal(page).getByText('성함과 연락처').click();
        await expect(modal(page), 'a click inside').toBeVisible();
        await page.mouse.click(5, 5);
        await expect(modal(page)).toBeHidden();
        await page.getByRole('button', { name: '작성 중인 글이 있습니다' }).click();
        await page.mouse.click(5, 5);
        await expect(page.locator('#unsent')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator('#unsent')).toBeHidden();
      });

      await test.step('WG-3: Escape closes a tooltip inside before the modal', async () => {
        await page.getByRole('button', { name: '작성 중인 글이 있습니다' }).click();
        await page.getByRole('button', { name: '남아 있는 동안' }).focus();
        const tip = page.getByRole('tooltip');
        await expect(tip).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(tip).toBeHidden();
        await expect(page.locator('#unsent')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator('#unsent')).toBeHidden();
      });

      await test.step('MO-3: it stays open if it is not closable, however often Escape is pressed', async () => {
        await page.getByRole('button', { name: '선택해야 하는 창' }).click();
        await page.getByRole('button', { name: '평일에 드립니다' }).focus();
        await expect(page.locator('#must-choose-tip')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator('#must-choose-tip'), 'what lies above closes').toBeHidden();
        for (let time = 0; time < 3; time++) await page.keyboard.press('Escape');
        await page.mouse.click(5, 5);
        await expect(page.locator('#must-choose')).toBeVisible();
        await page.getByRole('button', { name: '전화로' }).click();
        await expect(page.locator('#must-choose')).toBeHidden();
      });
    },
  );
});

widgetTests('modal', () => {
  test(
    'MO-3, MO-4, MO-5, MO-6: keeps the focus, holds the page still, and any trigger opens it',
    everyEngine,
    async ({ page, open }) => {
      await open();

      await test.step('MO-5: it moves the focus inside, traps it, and returns it', async () => {
        await trigger(page).click();
        await expect(modal(page).getByRole('button', { name: '닫기' }).first()).toBeFocused();
        await expectFocusStaysIn(page, '#consent-text');
        await page.keyboard.press('Escape');
        await expect(trigger(page)).toBeFocused();
      });

      await test.step('MO-3: Escape closes it, even with a static backdrop', async () => {
        for (const name of ['동의 내용 보기', '작성 중인 글이 있습니다']) {
          await page.getByRole('button', { name }).click();
          await expect(page.locator('dialog:modal')).toHaveCount(1);
          await page.keyboard.press('Escape');
          await expect(page.locator('dialog:modal')).toHaveCount(0);
        }
      });

      await test.step('WG-3: Escape closes only the topmost of nested modals', async () => {
        await trigger(page).click();
        await page.getByRole('button', { name: '근거 조문' }).click();
        const inner = page.getByRole('dialog', { name: '개인정보 보호법' });
        await expect(inner).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(inner).toBeHidden();
        await expect(modal(page)).toBeVisible();
        await expect(page.getByRole('button', { name: '근거 조문' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(modal(page)).toBeHidden();
      });

      await test.step('MO-6: any trigger shows, hides or toggles it', async () => {
        await page.getByRole('button', { name: '열고 닫기' }).click();
        await expect(modal(page)).toBeVisible();
        await modal(page).getByRole('button', { name: '닫기' }).first().click();
        await expect(modal(page)).toBeHidden();
        await trigger(page).click();
        await expect(modal(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(modal(page)).toBeHidden();
      });

      await test.step('MO-4: the page does not scroll, and long text scrolls inside', async () => {
        await page.setViewportSize({ width: 800, height: 500 });
        await page.getByRole('button', { name: '긴 글' }).click();
        const before = await page.evaluate(() => scrollY);
        await page.locator('#long-text').getByText('제1003조').hover();
        await page.mouse.wheel(0, 5000);
        await expect
          .poll(() => page.locator('#long-text').evaluate((dialog) => dialog.scrollTop))
          .toBeGreaterThan(0);
        await page.mouse.move(5, 5);
        await page.mouse.wheel(0, 300);
        await expect(page.locator('#long-text-title')).toBeInViewport();
        await page.keyboard.press('Escape');
        await expect(page.locator('#long-text')).toBeHidden();
        // A wheel event at this position moves the page once it can scroll again.
        await page.mouse.wheel(0, 40);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 40);
      });
    },
  );
});

test.describe('modal over a page with a classic scroll bar', () => {
  test('MO-4: does not shift the layout when it opens', long, async ({ fixtures }) => {
    // Playwright hides the scroll bars of a headless browser by default.
    const browser = await launchChromium({ ignoreDefaultArgs: ['--hide-scrollbars'] });
    const context = await browser.newContext({ viewport: { width: 800, height: 400 } });
    awaitScript(context);
    const page = await context.newPage();
    await page.goto(`${fixtures.url}/gallery/modal`);
    const place = () => page.getByRole('heading', { level: 1 }).boundingBox();
    const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(bar, 'the scroll bar takes room').toBeGreaterThan(0);
    await trigger(page).scrollIntoViewIfNeeded();
    const before = await place();
    await trigger(page).click();
    await expect(modal(page)).toBeVisible();
    expect(await place()).toEqual(before);
    await browser.close();
  });
});

test.describe('modal without script', everyEngine, () => {
  test.use({ javaScriptEnabled: false });

  test('opens, and closes by its button', async ({ page }) => {
    await page.goto('/gallery/modal');
    await trigger(page).click();
    await expect(modal(page)).toBeVisible();
    await modal(page).getByRole('button', { name: '닫기' }).first().click();
    await expect(modal(page)).toBeHidden();
  });
});
