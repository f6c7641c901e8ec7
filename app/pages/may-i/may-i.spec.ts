import { expect, long, test } from '../../../tests/journeys/test.ts';

test('a choice shows the entries of its sign, and Back shows the choice as it was left', async ({
  page,
}) => {
  await page.goto('/may-i');
  await page.getByRole('radio', { name: /^하지 마세요/ }).check();
  await expect(page.locator('#deposit')).toBeVisible();
  await expect(page.locator('#survivors-pension')).toBeHidden();
  await expect(page.getByRole('heading', { name: '장례', exact: true })).toBeHidden();
  await expect(page.locator('#payment-order'), 'letters are no choice').toBeVisible();

  await page.locator('#onward').getByRole('link', { name: '상속 기한 계산기' }).click();
  await expect(page).toHaveURL('/deadlines');
  await page.goBack();
  await expect(page.locator('#deposit')).toBeVisible();
  await expect(page.locator('#survivors-pension')).toBeHidden();
  await page.getByRole('radio', { name: /^모두 보기/ }).check();
  await expect(page.locator('#survivors-pension')).toBeVisible();
});

test('a link to an entry opens it', async ({ page }) => {
  await page.goto('/may-i#deposit');
  await expect(page.locator('#deposit').getByText('이미 하셨다면')).toBeInViewport();
});

test('prints on two sheets, with what to do of every row', long, async ({ page }) => {
  await page.goto('/may-i');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#deposit')).toContainText('잔액만 조회해');
  await expect(page.locator('#deposit .entry-why')).toBeHidden();
});
