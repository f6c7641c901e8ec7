import { expect, test } from '../../../tests/journeys/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('leads from 시·도 to the court, and Back leads back a step at a time', async ({ page }) => {
    await page.goto('/courts');
    const provinces = page.locator('#provinces');
    const answer = page.locator('[id="경기도-성남시"]');
    await provinces.getByRole('link', { name: '경기도' }).click();
    await expect(provinces).toBeHidden();
    await page.getByRole('link', { name: '성남시', exact: true }).click();
    await expect(answer.getByRole('heading', { name: '수원가정법원 성남지원' })).toBeInViewport();
    await page.goBack();
    await expect(answer).toBeHidden();
    await expect(page.getByRole('link', { name: '성남시', exact: true })).toBeVisible();
    await page.goBack();
    await expect(provinces).toBeVisible();
    await expect(page.getByRole('link', { name: '성남시', exact: true })).toBeHidden();

    await provinces.getByRole('link', { name: '서울특별시' }).click();
    await expect(page.getByRole('heading', { name: '서울가정법원' })).toBeVisible();
    await page.getByRole('link', { name: '서울특별시 바꾸기' }).click();
    await expect(provinces).toBeVisible();
  });

  test('opens the place that was chosen before, and only says so', async ({ page }) => {
    await page.goto('/courts#경상남도');
    await page.getByRole('link', { name: '창원시 의창구' }).click();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('case')))
      .toContain('창원시 의창구');
    await page.goto('/courts');
    await expect(page.getByRole('heading', { name: '창원지방법원', exact: true })).toBeVisible();
    await expect(page.getByText('전에 고르신 주소의 법원입니다.')).toBeVisible();
    await expect(page).toHaveURL('/courts');
  });
});

test('on a wide screen a line runs from 시·도 to the court', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/courts');
  await page.locator('#provinces').getByRole('link', { name: '경기도' }).click();
  await page.getByRole('link', { name: '성남시', exact: true }).click();
  await expect(page.locator('.court-line[data-drawn]')).toBeVisible();
  await expect(page.locator('#provinces [aria-current]')).toHaveText('경기도');
  await expect(page.locator('[id="경기도"] [aria-current]')).toHaveText('성남시');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('leads through the same steps', async ({ page }) => {
    await page.goto('/courts');
    await page.locator('#provinces').getByRole('link', { name: '경기도' }).click();
    await page.getByRole('link', { name: '성남시', exact: true }).click();
    await expect(page.getByRole('heading', { name: '수원가정법원 성남지원' })).toBeInViewport();
  });
});
