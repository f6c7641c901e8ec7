import type { Page } from '@playwright/test';
import { expect, long, test } from '../../../tests/journeys/test.ts';
import { policy } from '../../../tests/journeys/visit.ts';

const trigger = (page: Page) => page.getByRole('button', { name: '화면 모드' });
const choice = (page: Page, name: string) => page.getByRole('menuitemradio', { name });
const root = (page: Page) => page.locator('html');

test('CM-7: offers three choices and marks the current one', async ({ page }) => {
  await page.goto('/');
  await trigger(page).click();
  await expect(choice(page, '기기 설정대로')).toBeChecked();
  await choice(page, '어둡게').click();
  await expect(root(page)).toHaveClass('dark');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(trigger(page)).toBeFocused();

  await page.reload();
  await expect(root(page)).toHaveClass('dark');
  await trigger(page).click();
  await expect(choice(page, '어둡게')).toBeChecked();
  await expect(choice(page, '기기 설정대로')).not.toBeChecked();
});

test('CM-1: the keyboard sets the mode, before and after navigation', long, async ({ page }) => {
  await page.goto('/');
  for (const [key, mode] of [
    ['End', 'dark'],
    ['Home', 'light'],
  ] as const) {
    await trigger(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press(key);
    if (key === 'Home') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(root(page)).toHaveClass(mode);
    if (key === 'End') {
      await policy(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
  }
});

test('the menu of narrow screens changes the mode inside the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: '메뉴' }).click();
  await trigger(page).click();
  await choice(page, '어둡게').click();
  await expect(root(page)).toHaveClass('dark');
  await expect(page.getByRole('dialog', { name: '메뉴' }), 'the drawer stays').toBeVisible();
});

test('CM-5: is disabled on a page that forces a mode', async ({ page, fixtures }) => {
  await page.goto(`${fixtures.url}/fixtures/color/dark`);
  await expect(trigger(page)).toBeDisabled();
  await page.getByRole('link', { name: 'Free', exact: true }).click();
  await expect(page).toHaveTitle('Free');
  await expect(trigger(page)).toBeEnabled();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('hides the menu', long, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: '상담 신청' }).first()).toBeVisible();
    await expect(trigger(page)).toBeHidden();
  });
});
