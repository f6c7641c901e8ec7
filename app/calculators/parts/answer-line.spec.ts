import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../tests/journeys/test.ts';
import { dayFields, typeDay } from '../../../tests/site/type-day.ts';

const line = (page: Page) => page.locator('.answer-line');

async function box(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error('It is not shown.');
  return found;
}

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

async function open(page: Page, path: string, island: string): Promise<void> {
  await page.goto(path);
  await page.locator('.chapter-controls, .forced-steps').first().dispatchEvent('pointerover');
  await page.locator(`[data-island="${island}"][data-hydrated]`).waitFor({ state: 'attached' });
}

test('the answer stays in view over the contact bar while a family is put in, and leads to the whole', async ({
  page,
}) => {
  await open(page, '/shares', 'shares');
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
});

test('the next deadline, once there is one', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T03:00:00Z');
  await open(page, '/deadlines', 'deadlines');
  await expect(line(page), 'not of the example').toHaveCount(0);
  await page.locator('#deadlines-death').fill('2026-11-10');
  await expect(line(page)).toHaveText('다음 기한 2026. 12. 9. 수');
});

test('no verdict on the forced share before the third step', async ({ page }) => {
  await open(page, '/forced-share', 'forced-share');
  const form = page.locator('#forced-share-calculator');
  await typeDay(form, '돌아가신 날', '2026-06-01');
  await expect(line(page)).toContainText('1/7');
  await form.getByRole('tab', { name: /2\. / }).tap();
  await form.getByLabel('고인의 재산', { exact: true }).fill('5억');
  await expect(line(page)).toContainText('1/7');
  await expect(line(page)).not.toContainText('부족');
  await form.getByRole('tab', { name: /3\. / }).tap();
  await expect(form.getByRole('radiogroup').getByRole('radio', { checked: true })).toHaveCount(0);
  await form.getByRole('radio', { name: '없음' }).check();
  await expect(line(page)).toContainText('부족');
});

test.describe('beside the result', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('there is no need of it', async ({ page }) => {
    await page.goto('/shares');
    await expect(line(page)).toBeHidden();
  });
});
