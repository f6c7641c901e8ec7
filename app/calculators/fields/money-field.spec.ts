import { expect, test } from '../../../tests/journeys/test.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

test('takes an amount by touch and by keys, and reads it as people mean it', async ({
  page,
  browser,
}) => {
  await page.goto('/inheritance-tax');
  const tax = page.locator('#inheritance-tax');
  await tax.getByLabel('아니요').first().check();
  await page.locator('#inheritance-tax-children').fill('2');
  const field = page.getByLabel('고인의 재산', { exact: true });
  const add = (unit: string) =>
    page.getByRole('button', { name: `고인의 재산에 ‘${unit}’ 붙이기` });
  const table = tax.getByRole('table', { name: '재산에서 낼 세금까지' });

  await test.step('enters 9억 by touch with the unit buttons, if the result is an amount', async () => {
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

  await test.step('offers the other reading of 3억5천 with one tap', async () => {
    await field.fill('3억5천');
    await expect(page.locator('#inheritance-tax-estate-reading')).toHaveText('3억 5,000만 원');
    await field.blur();
    await expect(field).toHaveValue('350,000,000');
    const other = tax.getByRole('button', { name: '3억 5,000원으로 바꾸기' });
    await other.tap();
    await expect(field).toHaveValue('300,005,000');
    await expect(other).toHaveCount(0);
  });

  await test.step('asks about a comma that does not separate thousands, also while it is typed', async () => {
    await field.fill('');
    await field.pressSequentially('13,5억');
    await expect(field).toHaveValue('13,5억');
    await expect(field).toHaveAccessibleDescription(/^13억 5,000만 원인가요\?/);
    await expect(table).toHaveCount(0);
    await tax.getByRole('button', { name: '13억 5,000만 원으로 바꾸기' }).tap();
    await expect(field).toHaveValue('1,350,000,000');
    await expect(table).toBeVisible();
  });

  await test.step('hides the units if the only pointer is a mouse', async () => {
    const withMouse = await browser.newPage({ hasTouch: false });
    await withMouse.goto(page.url());
    await expect(withMouse.locator('.money-units').first()).toBeHidden();
    await withMouse.close();
  });
});
