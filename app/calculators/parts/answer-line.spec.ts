import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../tests/journeys/test.ts';
import { dayFields } from '../../../tests/site/type-day.ts';

const line = (page: Page) => page.locator('.answer-line');

async function box(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error('It is not shown.');
  return found;
}

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

test('the answer stays in view over the contact bar while a family is put in, and leads to the whole', async ({
  page,
}) => {
  await page.goto('/shares');
  await page.locator('.chapter-controls').dispatchEvent('pointerover');
  await page.locator('[data-island="shares"][data-hydrated]').waitFor({ state: 'attached' });
  await expect(line(page)).toHaveText(/^배우자 3\/9 · 첫째 2\/9 · 둘째 2\/9/);
  await expect(line(page)).toBeInViewport({ ratio: 1 });
  const bar = await box(page.locator('.drawer-edge'));
  const under = await box(line(page));
  expect(Math.abs(under.y + under.height - bar.y), 'next to each other').toBeLessThan(2);

  await page.getByRole('button', { name: '먼저 사망한 자녀 줄이기' }).tap();
  await expect(line(page)).toHaveText(/첫째 2\/9 · 둘째 2\/9 · 셋째 2\/9$/);

  const date = dayFields(page.locator('#shares'), '돌아가신 날').day;
  await date.focus();
  const covered = await box(date);
  const now = await box(line(page));
  expect(covered.y + covered.height, 'what has the focus is not covered').toBeLessThanOrEqual(
    now.y,
  );

  await expect(line(page), 'the live region announces it').toHaveAttribute('aria-hidden', 'true');
  await expect(page.getByRole('button', { name: /3\/9/ })).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  // In its middle, over which the handle of the contact bar stands elsewhere.
  await line(page).locator('button').tap();
  await expect(page.locator('#shares-result')).toBeInViewport();
  await expect(line(page)).toBeHidden();

  await test.step('beside the result there is no need of it', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(line(page)).toHaveCSS('display', 'none');
  });
});
