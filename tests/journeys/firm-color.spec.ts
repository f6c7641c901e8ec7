import type { Page } from '@playwright/test';
import { accentSheet } from '#app/firm/schema/color/accent.ts';
import { colorRules, violations } from '../axe.ts';
import { intercept } from '../intercept.ts';
import { expect, long, test } from './test.ts';

/** The site of a firm with a colour: its style sheet ends as the build would end it. */
async function inColor(page: Page, color: string): Promise<void> {
  await intercept(page, /\/assets\/[\w-]+\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + accentSheet(color) });
  });
}

// A page that was kept has the style sheet already.
test.use({ reusePage: false });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`HD-5: in navy, everything on ${colorScheme} pages can be read`, long, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await inColor(page, '#1f3a5f');
    for (const path of ['/', '/shares', '/consult']) {
      await page.goto(path);
      expect(await violations(page, ':root', colorRules), path).toEqual([]);
    }
    const ground = colorScheme === 'light' ? 'rgb(31, 58, 95)' : 'rgb(73, 102, 142)';
    const button = page.locator('main .button-primary');
    await expect(button).toHaveCSS('background-color', ground);
    await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
    const consent = page.getByLabel('개인정보 수집·이용에 동의합니다');
    await consent.check();
    await expect(consent).toHaveCSS('background-color', ground);
    const tick = await consent.evaluate((box) => getComputedStyle(box, '::before').backgroundColor);
    expect(tick).toBe('rgb(255, 255, 255)');
  });
}

test('forced colours are as they are without a colour', long, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await inColor(page, '#1f3a5f');
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('--color-primary-500', '234 179 8');
  await expect(page.locator('html')).toHaveCSS('--color-on-leaf', '#030712');
});
