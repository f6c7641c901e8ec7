import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/journeys/test.ts';

async function open(page: Page, share: 'sends' | 'is closed' | 'fails'): Promise<void> {
  await page.addInitScript((way) => {
    navigator.share = async (data) => {
      Reflect.set(window, 'shared', data);
      if (way === 'is closed') throw new DOMException('', 'AbortError');
      if (way === 'fails') throw new DOMException('', 'NotAllowedError');
    };
  }, share);
  await page.goto('/shares');
  await page.locator('.chapter-controls').dispatchEvent('pointerover');
  await page.getByRole('button', { name: '링크 보내기' }).click();
}

test('sends the link with the device’s own menu', async ({ page }) => {
  await open(page, 'sends');
  const { url, title } = await page.evaluate(() => Reflect.get(window, 'shared'));
  expect(url).toMatch(/\/shares#shares=[\w-]+$/);
  expect(title).toContain('상속분 계산기');
});

test('stays where the menu is closed again', async ({ page }) => {
  await open(page, 'is closed');
  await expect(page.getByRole('button', { name: '링크 보내기' })).toBeVisible();
});

test('copies it where the menu cannot be opened', async ({ page }) => {
  await open(page, 'fails');
  await expect(page.getByRole('button', { name: '링크 복사' })).toBeVisible();
});
