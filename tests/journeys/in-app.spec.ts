import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 16; wv) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile';

/** Enters a date of death into the deadline calculator. */
async function enterDeath(page: Page): Promise<void> {
  await page.locator('#deadlines-death').focus();
  await page.locator('[data-island="deadlines"][data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('#deadlines-death').fill('2026-11-10');
}

test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

test.describe('in KakaoTalk', () => {
  test.use({ userAgent: `${PHONE};KAKAOTALK 25.9.2` });

  test('calls use the same window, the bar is at its bottom, and a calculation can be opened elsewhere', async ({
    page,
  }) => {
    await page.goto('/deadlines');
    for (const link of await page.locator('a[href^="tel:"]').all()) {
      await expect(link).toHaveAttribute('href', /^tel:\d+$/);
      await expect(link).not.toHaveAttribute('target');
    }
    const edge = await page.locator('.drawer-edge').boundingBox();
    expect((edge?.y ?? 0) + (edge?.height ?? 0)).toBe(700);

    await enterDeath(page);
    const out = page.locator('#deadlines').getByRole('link', { name: '다른 브라우저에서 열기' });
    await expect
      .poll(async () => new URL((await out.getAttribute('href')) ?? 'x:').searchParams.get('url'))
      .toMatch(/^http.*\/deadlines#deadlines=\w{20}/);
  });
});

test.describe('in the Naver app', () => {
  test.use({ userAgent: `${PHONE} NAVER(inapp; search; 2000; 12.10.1)` });

  test('names what may not work, with a link to copy', async ({ page }) => {
    await page.goto('/deadlines');
    await enterDeath(page);
    await expect(page.locator('#deadlines')).toContainText('링크를 복사해 다른 브라우저에서');
    await expect(page.getByRole('link', { name: '다른 브라우저에서 열기' })).toHaveCount(0);
  });
});
