import type { Page } from '@playwright/test';
import {
  everyEngine,
  expect,
  fallbackTests,
  olderBrowserTests,
  smoke,
  test,
  widgetTests,
} from '../../../tests/widgets/widget.ts';

const term = (page: Page) => page.getByRole('button', { name: '대습', exact: true });
const panel = (page: Page) => page.locator('#representation');
const isShown = (page: Page) => panel(page).evaluate((element) => element.matches(':popover-open'));

fallbackTests('popover', 'Safari 17.4', () => {
  test('PO-1: hover opens it at once, above and 10 px away', smoke, async ({ page, open }) => {
    await open({ clock: 'stopped' });
    await page.setViewportSize({ width: 900, height: 900 });
    await expect(term(page), 'that it opens is seen').toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    await term(page).hover();
    expect(await isShown(page)).toBe(true);
    await expect(term(page)).toHaveAttribute('aria-expanded', 'true');
    await expect
      .poll(async () => {
        const [below, above] = [await term(page).boundingBox(), await panel(page).boundingBox()];
        return Math.round((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0)));
      })
      .toBe(10);
  });
});

widgetTests('popover', () => {
  test(
    'PO-1, PO-2, PO-3, PO-4: focus, hover and a click open it; leaving, blur and Escape close it',
    everyEngine,
    async ({ page, open }) => {
      await open({ clock: 'stopped' });

      await test.step('PO-2: closes 100 ms after the mouse leaves, unless the mouse is over it', async () => {
        await term(page).hover();
        await expect(panel(page)).toHaveCSS('opacity', '1');
        await panel(page).hover();
        await page.clock.runFor(1000);
        expect(await isShown(page), 'over the popover').toBe(true);
        await page.mouse.move(1, 1);
        await page.clock.runFor(95);
        expect(await isShown(page)).toBe(true);
        await term(page).hover();
        await page.clock.runFor(1000);
        expect(await isShown(page), 'back in time').toBe(true);
        await page.mouse.move(1, 1);
        await page.clock.runFor(105);
        expect(await isShown(page)).toBe(false);
      });

      await test.step('PO-1: focus opens it; PO-2: it stays open while the focus is inside, and closes at blur', async () => {
        await term(page).focus();
        expect(await isShown(page)).toBe(true);
        await page.getByRole('link', { name: '민법 제1001조' }).focus();
        await page.clock.runFor(1000);
        expect(await isShown(page)).toBe(true);
        await page.getByRole('button', { name: '유류분이란' }).focus();
        await page.clock.runFor(105);
        expect(await isShown(page)).toBe(false);
      });

      await test.step('PO-4, WG-3: Escape closes it and keeps the focus; a click outside closes it', async () => {
        await term(page).focus();
        await page.keyboard.press('Escape');
        await expect(panel(page)).toBeHidden();
        await expect(term(page)).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(panel(page), 'and the keyboard opens it again').toBeVisible();
        await page.getByRole('link', { name: '민법 제1001조' }).focus();
        await page.keyboard.press('Escape');
        await expect(panel(page)).toBeHidden();
        await expect(term(page), 'the focus comes back without opening it').toBeFocused();

        await page.getByRole('button', { name: '유류분이란' }).click();
        await page.getByRole('heading', { level: 1 }).click();
        await expect(page.locator('#forced-share-note')).toBeHidden();
      });

      await test.step('PO-3: with `click`, it opens and closes at a click and not at hover', async () => {
        const trigger = page.getByRole('button', { name: '유류분이란' });
        const note = page.locator('#forced-share-note');
        await trigger.hover();
        await trigger.focus();
        await expect(note).toBeHidden();
        await trigger.click();
        await expect(note).toBeVisible();
        await trigger.click();
        await expect(note).toBeHidden();
      });
    },
  );
});

olderBrowserTests('popover', 'Safari 16.4', () => {
  test('without popovers, the explanation is shown in place and its link can be followed', async ({
    page,
    open,
  }) => {
    await open();
    await expect(panel(page)).toHaveCSS('opacity', '1');
    await page.getByRole('link', { name: '민법 제1001조' }).click();
    await expect(page).toHaveURL(/#article-1001$/);
    await term(page).click();
    await expect(panel(page)).toBeVisible();
  });
});

test.describe('popover without script', everyEngine, () => {
  test.use({ javaScriptEnabled: false });

  test('opens at a click', async ({ page }) => {
    await page.goto('/gallery/popover');
    await term(page).click();
    await expect(panel(page)).toBeVisible();
  });
});
