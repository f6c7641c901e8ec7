import { fakeTools } from '../fakes/tracking-tools.ts';
import { intercept } from '../intercept.ts';
import { expect, long, test } from './test.ts';
import { answer } from './with-tools.ts';

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

test('shows a found word in the colour of its title, in the dark too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/search');
  await page.getByRole('searchbox').fill('상속포기');
  const title = page.locator('.search-results .t3').first();
  await expect(title.locator('mark').first()).toBeVisible();
  const color = await title.evaluate((element) => getComputedStyle(element).color);
  await expect(page.locator('.search-text mark').first()).toHaveCSS('color', color);
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

test('offers what is searched for most if nothing is found, and searches for it in place', async ({
  page,
}) => {
  await page.goto('/search');
  const field = page.getByRole('searchbox');
  await field.fill('zzzz');
  const offered = page.locator('.search-popular').getByRole('link').first();
  const word = (await offered.textContent()) ?? '';
  await offered.click();
  await expect(field).toHaveValue(word);
  await expect(page.locator('.search-results li').first()).toBeVisible();
  await expect(page).toHaveURL('/search');
});

test.describe('with every tool', () => {
  test.use({ visited: async ({ siteWithTools }, use) => use(siteWithTools) });

  test('a word in the address leaves it before a tool loads, and Back restores it', async ({
    page,
  }) => {
    const tools = await fakeTools(page);
    await page.goto('/search?utm_source=naver&q=%EC%97%84%EB%A7%88+CanaryWord');
    await expect(page).toHaveURL('/search');
    const field = page.getByRole('searchbox');
    await expect(field).toHaveValue('엄마 CanaryWord');
    await field.fill('수임료');
    const fees = page.locator('.search-results a').first();
    await expect(fees).toHaveAttribute('href', '/fees');
    // Sends the form to the address of another word: a document, of which the tools of this one learn nothing.
    await answer(page, '허용');
    await expect.poll(() => tools.of('google').length).toBeGreaterThan(0);
    await page.evaluate(() => location.assign('/search?q=CanaryWord+%EC%A3%BC%EC%B0%A8'));
    await expect(field).toHaveValue('CanaryWord 주차');
    await expect(page).toHaveURL('/search');
    tools.forget();
    await field.fill('수임료');
    await expect(fees).toHaveAttribute('href', '/fees');
    await fees.click();
    await expect(page).toHaveURL('/fees');
    await expect.poll(() => tools.of('google').length).toBeGreaterThan(0);
    await page.goBack();
    await expect(field).toHaveValue('수임료');
    await expect(fees).toBeVisible();
    const sent = tools.requests.map((request) => `${request.url()} ${request.postData() ?? ''}`);
    const said = JSON.stringify([sent, await page.evaluate(() => document.title)]);
    expect(said).not.toMatch(/CanaryWord|%EC%97%84|엄마|주차/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('answers a word with its results, above the list of all pages', long, async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox').fill('수임료');
    await page.getByRole('main').getByRole('button', { name: '검색' }).click();
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.getByRole('searchbox')).toHaveValue('수임료');
    await expect(page.locator('.search-results a').first()).toHaveAttribute('href', '/fees');
    await page.getByRole('main').getByRole('link', { name: '개인정보 처리방침' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
  });
});
