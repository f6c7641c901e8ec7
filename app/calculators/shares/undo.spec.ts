import type { Page } from '@playwright/test';
import { holdBack } from '../../../tests/hold-back.ts';
import { expect, long, test } from '../../../tests/journeys/test.ts';

const shares = (page: Page) => page.locator('#shares');
const button = (page: Page, name: string) =>
  shares(page).getByRole('button', { name, exact: true });
const undo = (page: Page) => button(page, '되돌리기');

/** Opens the page and holds back the calculator's code. @returns releases it and waits for the hydration */
async function openEarly(page: Page): Promise<() => Promise<void>> {
  const release = await holdBack(page, /shares\.island-[^/]*\.js/);
  await page.goto('/shares');
  return async () => {
    release();
    await page.locator('[data-island="shares"][data-hydrated]').waitFor({ state: 'attached' });
  };
}

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

test('counts two presses and an amount before the code comes as exactly three steps', async ({
  page,
}) => {
  const begin = await openEarly(page);
  const children = shares(page).locator('#shares-children');
  const estate = shares(page).locator('#shares-estate');
  await expect(children).toHaveValue('');
  await button(page, '자녀 늘리기').tap();
  await button(page, '자녀 늘리기').tap();
  await estate.fill('800,000,000');
  await begin();
  await expect(children).toHaveValue('2');
  await expect(estate).toHaveValue('800,000,000');
  await undo(page).tap();
  await undo(page).tap();
  await expect(undo(page), 'two of three').not.toHaveAttribute('aria-disabled');
  await undo(page).tap();
  await expect(children).toHaveValue('');
  await expect(estate).toHaveValue('');
  await expect(undo(page), 'what a field holds already is no step').toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await button(page, '처음부터 다시').tap();
  await expect(undo(page), 'it is the first input').toHaveAttribute('aria-disabled', 'true');
});

test(
  'undoes the latest early press by an early press of 되돌리기; later presses undo the others',
  long,
  async ({ page }) => {
    const begin = await openEarly(page);
    await button(page, '자녀 늘리기').tap();
    await button(page, '자녀 늘리기').tap();
    await button(page, '자녀 늘리기').tap();
    // The server renders the button as aria-disabled, because nothing can be undone yet. It still takes presses.
    await undo(page).tap({ force: true });
    await begin();
    const children = shares(page).locator('#shares-children');
    await expect(children).toHaveValue('2');
    await undo(page).tap();
    await expect(children).toHaveValue('1');
    await undo(page).tap();
    await expect(children).toHaveValue('');
    await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
  },
);
