import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/journeys/test.ts';
import { clickLink, policy, untilShown } from '../../../../tests/journeys/visit.ts';

test.use({ viewport: { width: 390, height: 780 } });

const follow = (page: Page, path: string) => untilShown(page, () => clickLink(page, path));

test('keeps one yellow button in view across navigations', async ({ page }) => {
  const bar = page.locator('.contact-request');
  await page.goto('/');
  await untilShown(page, () => policy(page).click());
  await expect(bar, 'the page has none of its own').toHaveAttribute('data-yellow', '');
  await follow(page, '/areas/forced-share');
  await expect(page.locator('main .button-primary').first()).toBeInViewport();
  await expect(bar, 'the page has its own').not.toHaveAttribute('data-yellow');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(bar, 'it is out of view').toHaveAttribute('data-yellow', '');
  await follow(page, '/privacy');
  await expect(bar).toHaveAttribute('data-yellow', '');
  await follow(page, '/consult');
  await expect(bar, 'the page is the form itself').toBeHidden();
  await expect(page.locator('.contact-cell').filter({ visible: true })).toHaveCount(3);
});
