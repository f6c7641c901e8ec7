import { expect, test } from '../../../tests/journeys/test.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

test('a finger writes 9억 with the units beside the field, where they make an amount', async ({
  page,
}) => {
  await page.goto('/inheritance-tax');
  const field = page.getByLabel('고인의 재산', { exact: true });
  const add = (unit: string) =>
    page.getByRole('button', { name: `고인의 재산에 ‘${unit}’ 붙이기` });
  await expect(field, 'a keyboard with letters').toHaveAttribute('inputmode', 'text');

  await add('억').tap();
  await expect(field, 'a unit alone is no amount').toHaveValue('');
  await expect(field).toBeFocused();
  await page.keyboard.type('9');
  await add('억').tap();
  await page.keyboard.type('5');
  await expect(field).toHaveValue('9억5');
  await add('만').tap();
  await expect(field).toHaveValue('9억5만');
  await expect(field, 'the keyboard of a phone stays').toBeFocused();
  await expect(page.locator('#inheritance-tax-estate-reading')).toHaveText('9억 5만 원');

  await page.keyboard.press('Control+z');
  await expect(field, 'undone as if it were typed').toHaveValue('9억5');
  await field.fill('900,000,000');
  await add('억').tap();
  await expect(field, 'won have no unit').toHaveValue('900,000,000');
  await page.keyboard.press('Tab');
  await expect(page.locator('.money-units :focus'), 'a keyboard has the letters').toHaveCount(0);
  await expect(field).not.toBeFocused();
});

test('a mouse alone does not see the units', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: false });
  await page.goto('/inheritance-tax');
  await expect(page.locator('.money-units').first()).toBeHidden();
  await page.close();
});
