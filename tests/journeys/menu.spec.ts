import { everyEngine, expect, test } from './test.ts';
import { policy } from './visit.ts';

test.use({ viewport: { width: 390, height: 780 } });

test('Back closes the open menu, and the page scrolls again', everyEngine, async ({ page }) => {
  await page.goto('/');
  await policy(page).click();
  await expect(page.getByRole('heading', { level: 1, name: '개인정보 처리방침' })).toBeFocused();
  await page.getByRole('button', { name: '메뉴' }).click();
  await expect(page.getByRole('dialog', { name: '메뉴' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: '메뉴' })).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
