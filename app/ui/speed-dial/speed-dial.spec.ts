import type { Page } from '@playwright/test';
import { everyEngine, expect, test, widgetTests } from '../../../tests/widgets/widget.ts';

const trigger = (page: Page) => page.getByRole('main').getByRole('button', { name: '연락' });
const list = (page: Page) => page.locator('#dial-list');
const aside = (page: Page) => page.getByRole('heading', { level: 1 });

widgetTests('speed-dial', () => {
  test(
    'SD-1, SD-2: hover, focus and a click open it; leaving, Escape and a link close it',
    everyEngine,
    async ({ page, open }) => {
      await open({ clock: 'stopped' });

      await test.step('SD-1: hover opens it at once, leaving the dial closes it', async () => {
        await expect(list(page)).toBeHidden();
        await trigger(page).hover();
        await expect(list(page)).toBeVisible();
        await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true');
        await list(page).getByText('전화').hover();
        await expect(list(page)).toBeVisible();
        await aside(page).hover();
        await expect(list(page)).toBeHidden();
        await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false');
      });

      await test.step('SD-1: it stays open while the mouse moves from the button to the list', async () => {
        await trigger(page).hover();
        const [button, menu] = [await trigger(page).boundingBox(), await list(page).boundingBox()];
        if (!button || !menu) throw new Error('Both are visible.');
        expect(menu.y + menu.height, 'no gap').toBeGreaterThanOrEqual(button.y - 1);
        await page.mouse.move(button.x + 32, button.y - 8);
        await expect(list(page)).toBeVisible();
        await aside(page).hover();
        await expect(list(page)).toBeHidden();
      });

      await test.step('SD-1: with `click`, it opens and closes at a click and not at hover', async () => {
        const click = page.getByRole('button', { name: '누르기' });
        await click.hover();
        await expect(page.locator('#click-dial-list')).toBeHidden();
        await click.click();
        await expect(page.locator('#click-dial-list')).toBeVisible();
        await click.click();
        await expect(page.locator('#click-dial-list')).toBeHidden();
        await aside(page).hover();
      });

      await test.step('SD-2: focus opens it, moves through it, and closes it at blur', async () => {
        await trigger(page).focus();
        await expect(list(page)).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(list(page).getByRole('link', { name: '전화' })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(list(page).getByRole('link', { name: '상담 신청' })).toBeFocused();
        await expect(list(page)).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(list(page)).toBeHidden();
      });

      await test.step('SD-2: Escape closes it and returns the focus', async () => {
        await trigger(page).focus();
        await list(page).getByRole('link', { name: '전화' }).focus();
        await page.keyboard.press('Escape');
        await expect(list(page)).toBeHidden();
        await expect(trigger(page)).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(list(page)).toBeVisible();
      });

      await test.step('following a link closes it', async () => {
        await trigger(page).focus();
        await list(page).getByRole('link', { name: '전화' }).click();
        await aside(page).hover();
        await expect(list(page)).toBeHidden();
        await expect(page).toHaveURL(/#dial-phone$/);
      });
    },
  );
});

test.describe('speed dial without script', everyEngine, () => {
  test.use({ javaScriptEnabled: false });

  test('focus opens it', async ({ page }) => {
    await page.goto('/gallery/speed-dial');
    await trigger(page).focus();
    await expect(list(page)).toBeVisible();
  });
});
