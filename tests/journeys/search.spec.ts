import { intercept } from '../intercept.ts';
import { expect, long, test } from './test.ts';

test.use({ reusePage: false });

test('finds pages while the visitor types, and shows them again after Back', async ({ page }) => {
  await page.goto('/search');
  const field = page.getByRole('searchbox', { name: '검색어' });
  await field.click();
  await page.keyboard.type('개인정보');
  const results = page.locator('.search-results');
  const policy = results.getByRole('link', { name: /개인정보 처리방침/ });
  await expect(policy.first()).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(/건을 찾았습니다/);
  expect(new URL(page.url()).search, 'what was typed is in no address').toBe('');
  await policy.first().click();
  await expect(page).toHaveURL(/\/privacy/);
  await page.goBack();
  await expect(field).toHaveValue('개인정보');
  await expect(policy.first()).toBeVisible();
});

test('shows the phone number if nothing is found', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByRole('status')).toHaveText(/검색 결과가 없습니다.*02-0000-0000/);
});

test.describe('without its entries', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('shows that it cannot search, and tries again', long, async ({ page }) => {
    await intercept(page, '**/search-entries.json', (route) => route.fulfill({ status: 503 }), {
      times: 1,
    });
    await page.goto('/search');
    const field = page.getByRole('searchbox');
    await field.fill('유류분');
    await expect(page.getByRole('status')).toHaveText(/지금은 검색할 수 없습니다/);
    await field.fill('유류분은');
    await expect(page.locator('.search-results li').first()).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is the list of all pages', long, async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: '개인정보 처리방침' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
  });
});
