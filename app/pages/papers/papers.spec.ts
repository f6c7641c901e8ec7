import { expect, test } from '../../../tests/journeys/test.ts';

test('typed words leave the papers with them, marked, and Back shows the list as it was left', async ({
  page,
}) => {
  await page.goto('/papers');
  const field = page.getByRole('searchbox', { name: '서류 이름이나 하실 일' });
  const status = page.getByRole('status').filter({ hasText: /./ });
  await field.fill('초본');
  await expect(page.locator('#resident-dec mark')).toHaveText('초본');
  await expect(page.locator('#jejeok')).toContainText('‘호적초본’도 이 서류로');
  await expect(page.locator('#basic-heir')).toBeHidden();
  await expect(status).toHaveText(/^\d+가지를 찾았습니다\.$/);

  await field.fill('사망 증명서');
  await expect(status).toHaveText('국내에서는 ‘사망 증명서’ 대신 이 서류를 씁니다.');
  await expect(page.locator('.paper-group .accordion-item:visible')).toHaveCount(2);
  await expect(page.locator('.paper-call')).toBeVisible();

  await page.locator('#onward').getByRole('link', { name: '상담 신청' }).click();
  await expect(page).toHaveURL('/consult');
  await page.goBack();
  await expect(page.locator('.paper-group .accordion-item:visible')).toHaveCount(2);
  await field.fill('');
  await expect(page.locator('#basic-heir')).toBeVisible();
});

test('a link to a paper opens it, also one that the field hides', async ({ page }) => {
  await page.goto('/papers#resident-dec');
  await expect(page.getByText('“돌아가신 분의 초본을')).toBeInViewport();
  const field = page.getByRole('searchbox', { name: '서류 이름이나 하실 일' });
  await field.fill('말소자');
  await expect(page.locator('#basic-dec')).toBeHidden();
  await page.locator('#resident-dec').getByRole('link', { name: '고인의 기본증명서' }).click();
  await expect(page.getByText('“돌아가신 분의 기본증명서를')).toBeInViewport();
  await expect(field).toHaveValue('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list, without a field that does nothing', async ({ page }) => {
    await page.goto('/papers');
    await expect(page.locator('#paper-filter')).toBeHidden();
    await page.locator('#seal-cert summary').click();
    await expect(page.locator('#seal-cert .paper-say')).toBeVisible();
  });
});
