import { expect, long, test } from './test.ts';

test.use({
  visited: async ({ fixtures }, use) => use(fixtures),
  expectedErrors: /always fails|Secret details|'failing'|status of (404|500)/,
});

test('RT-1, RT-3, RT-8: a broken link shows the error page, Back clears it', async ({ page }) => {
  await page.goto('/fixtures/islands');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await page.getByRole('link', { name: 'No page' }).click();
  await expect(page.getByText('Page not found: /none?x=1')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeFocused();
  await expect(page).toHaveURL('/none?x=1#h');
  await expect(page).toHaveTitle(/^404 - Page not found: \/none\?x=1 \| /);
  await expect(page.locator('header, footer'), 'no layout').toHaveCount(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Islands' })).toBeVisible();
  await page.goForward();
  await page.getByRole('link', { name: '처음으로' }).click();
  await expect(page.locator('h1')).toContainText('누가');
  expect(documents).toBe(0);
});

test('RT-6: a page that throws shows the error page, without details', long, async ({ page }) => {
  await page.goto('/fixtures/islands');
  await page.getByRole('link', { name: 'A page that throws' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '500' })).toBeVisible();
  await expect(page.getByText('Internal Server Error')).toBeVisible();
  await expect(page.getByRole('link', { name: /전화/ })).toHaveAttribute('href', /^tel:/);
  await expect(page.locator('body')).not.toContainText('Secret');
});

test('RT-9: a section that throws does not break the page', async ({ page }) => {
  for (const arrive of [
    () => page.goto('/fixtures/failing-section'),
    async () => {
      await page.goto('/fixtures/islands');
      await page.getByRole('link', { name: 'A page with a failing section' }).click();
    },
  ]) {
    await arrive();
    await expect(page.getByText('The next section stands.')).toBeVisible();
    const apology = page.locator('[data-section-failure]');
    await expect(apology).toHaveCount(1);
    await expect(apology.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(page.locator('footer')).toBeVisible();
  }
});

test('RT-9: an error in an event handler does not change the page', long, async ({ page }) => {
  await page.goto('/fixtures/islands');
  await page.getByRole('link', { name: 'A page with a failing section' }).click();
  const thrown = page.waitForEvent('pageerror');
  await page.getByRole('button', { name: 'Fails when pressed' }).click();
  expect((await thrown).message).toBe('This handler always fails.');
  await expect(page.getByRole('heading', { level: 1, name: 'A section fails' })).toBeVisible();
  await expect(page).toHaveURL('/fixtures/failing-section');
});
