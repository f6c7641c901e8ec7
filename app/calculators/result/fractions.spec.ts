import { expect, test } from '../../../tests/journeys/test.ts';

test('shows the bar of a fraction in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/shares');
  const numerator = page.locator('.written-fraction:visible > :first-child').first();
  await numerator.scrollIntoViewIfNeeded();
  const box = await numerator.boundingBox();
  if (!box) throw new Error('There is no fraction.');
  // The area between the two digits.
  const clip = { x: box.x + box.width / 2 - 1, y: box.y + box.height - 3, width: 2, height: 6 };
  const shown = await page.screenshot({ clip });
  await numerator.evaluate((element) => {
    element.style.borderBottomColor = 'transparent';
  });
  expect(shown.equals(await page.screenshot({ clip }))).toBe(false);
});
