import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** One of each in every document and after every navigation (conformance HD-2). */
const single = [
  'head > title',
  'meta[name="description"]',
  'link[rel="canonical"]',
  'link[rel="manifest"]',
  'link[rel="apple-touch-icon"]',
  'link[rel="icon"][type="image/svg+xml"]',
  ...['title', 'description', 'url', 'image', 'image:width', 'image:height', 'image:alt'].map(
    (name) => `meta[property="og:${name}"]`,
  ),
  ...['type', 'site_name', 'locale'].map((name) => `meta[property="og:${name}"]`),
];

async function expectHead(page: Page, path: string): Promise<void> {
  for (const selector of single) await expect(page.locator(selector), selector).toHaveCount(1);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname + new URL(canonical ?? '').search).toBe(path);
}

/** Counts the documents that the page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count++;
  });
  return () => count;
}

const policy = (page: Page) => page.getByRole('link', { name: '개인정보 처리방침' }).last();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('HD-2, HD-8: the first click to another page starts client navigation', async ({ page }) => {
  await page.goto('/?utm_source=test');
  await expectHead(page, '/');
  const documents = countDocuments(page);
  const scrolled = await policy(page).evaluate((link) => {
    link.scrollIntoView();
    return scrollY;
  });
  expect(scrolled).toBeGreaterThan(500);

  await policy(page).click();
  await expect(heading(page, '개인정보 처리방침')).toBeFocused();
  await expect(page).toHaveURL('/privacy');
  await expect(page).toHaveTitle(/개인정보 처리방침/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectHead(page, '/privacy');
  await expect(page.locator('header')).toHaveCount(1);

  await page.goBack();
  await expect(page).toHaveURL('/?utm_source=test');
  await expect(page.locator('h1')).toContainText('누가');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await expectHead(page, '/');

  await page.goForward();
  await expect(heading(page, '개인정보 처리방침')).toBeVisible();
  await expectHead(page, '/privacy');
  expect(documents()).toBe(0);
});

test('a link to a part of another page goes there', async ({ page }) => {
  await page.goto('/privacy');
  const documents = countDocuments(page);
  await page
    .getByRole('navigation', { name: '주 메뉴' })
    .getByRole('link', { name: '업무' })
    .click();
  await expect(page).toHaveURL('/#areas');
  await expect(page.locator('#areas')).toBeFocused();
  await expect(page.locator('#areas')).toBeInViewport();
  expect(documents()).toBe(0);
});

test('a draft of the form survives a look at the privacy policy', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('하실 말씀').scrollIntoViewIfNeeded();
  await page.locator('[data-alive]').waitFor({ state: 'attached' });
  await page.getByLabel('하실 말씀').fill('남겨 둔 글');
  await page.getByLabel('내 몫이 줄었습니다').check();
  await policy(page).click();
  await expect(heading(page, '개인정보 처리방침')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('하실 말씀')).toHaveValue('남겨 둔 글');
  await expect(page.getByLabel('내 몫이 줄었습니다')).toBeChecked();
});

test('after a reload, Back over a static page shows the page of its address', async ({ page }) => {
  await page.goto('/');
  await policy(page).click();
  await expect(heading(page, '개인정보 처리방침')).toBeVisible();
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1')).toContainText('누가');
});

test('links within the first page stay with the browser', async ({ page }) => {
  await page.goto('/');
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.resourceType()));
  await page.getByRole('link', { name: '빚이 더 많을지 모릅니다' }).click();
  await expect(page).toHaveURL('/#renunciation');
  await expect(page.locator('#renunciation')).toBeInViewport();
  expect(seen).not.toContain('document');
});

test('a modified click is the browser’s', async ({ page, context }) => {
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await policy(page).click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(heading(other, '개인정보 처리방침')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test.describe('when client navigation is not to be had', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  for (const [what, pattern] of [
    ['the router', '**/take-over*.js'],
    ['the page’s code', '**/privacy*.js'],
    ['the page’s payload', '**/_payload.json*'],
  ] as const) {
    test(`without ${what} the link is just a link`, async ({ page }) => {
      await page.route(pattern, (route) => route.abort());
      await page.goto('/');
      const documents = countDocuments(page);
      await policy(page).click();
      await expect(heading(page, '개인정보 처리방침')).toBeVisible();
      await expect(page).toHaveURL('/privacy');
      expect(documents()).toBe(1);
    });
  }
});

test('the menu of narrow screens opens, leads and closes, with and without script', async ({
  browser,
  site,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      baseURL: site.url,
      javaScriptEnabled,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: '메뉴' }).click();
    const menu = page.getByRole('navigation', { name: '메뉴', exact: true });
    await expect(menu).toBeVisible();
    if (javaScriptEnabled) {
      await menu.getByRole('link', { name: '언제까지' }).click();
      await expect(page).toHaveURL('/#by-when');
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: '메뉴' }).click();
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await context.close();
  }
});
