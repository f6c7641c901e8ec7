import type { Page } from '@playwright/test';
import { areaLinks, placeLink, searchLink, situationLinks } from '#app/site/layout/menu-links.ts';
import { everyEngine, expect, test } from './test.ts';

const header = (page: Page) => page.locator('.site-header');

/** Scrolls as a finger or a wheel does, and waits until the header has moved. */
async function scroll(page: Page, distance: number): Promise<void> {
  await page.evaluate((y) => scrollBy(0, y), distance);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1440]) {
  test(
    `at ${width} px the header hides on scrolling down and returns on scrolling up`,
    width === 390 ? everyEngine : {},
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/privacy');
      await expect(header(page)).toBeInViewport({ ratio: 1 });
      await scroll(page, 900);
      await expect(header(page)).not.toBeInViewport();
      await scroll(page, -200);
      await expect(header(page)).toBeInViewport({ ratio: 1 });
      expect((await header(page).boundingBox())?.y).toBe(0);
      await scroll(page, 400);
      await expect(header(page)).not.toBeInViewport();
      await scroll(page, -5000);
      await expect(header(page)).toBeInViewport({ ratio: 1 });
    },
  );
}

test('focusing an element in the header shows the header', async ({ page }) => {
  await page.goto('/privacy');
  await scroll(page, 900);
  await expect(header(page)).not.toBeInViewport();
  await page.keyboard.press('Shift');
  await header(page)
    .getByRole('link', { name: '달라진 법' })
    .evaluate((link) => link.focus({ preventScroll: true }));
  await expect(header(page)).toBeInViewport({ ratio: 1 });
});

test('the header does not cover the target of a link', everyEngine, async ({ page }) => {
  await page.goto('/#place');
  await page.evaluate(() => location.assign('#fees'));
  await expect(page.locator('#fees-title')).toBeInViewport();
  // Scrolling up shows the header.
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [bar, title] = await Promise.all([
        header(page).boundingBox(),
        page.locator('#fees-title').boundingBox(),
      ]);
      return (title?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(0);
});

test('from 1024 px, the main menu fits on one line and marks the current page', async ({
  page,
}) => {
  for (const width of [1024, 1100, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/fees');
    expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(78);
    const menu = page.getByRole('navigation', { name: '주 메뉴' });
    await expect(menu.locator('[aria-current="page"]')).toHaveText('비용');
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBe(0);
  }
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('lists every page in rows for a thumb, and marks the current page', async ({ page }) => {
    await page.goto('/areas/division');
    await page.getByRole('button', { name: '메뉴' }).click();
    const menu = page.getByRole('dialog', { name: '메뉴' });
    await expect(menu).toBeVisible();
    const siteMap = await page.locator('footer .site-map a').evaluateAll((found) =>
      found.map((link) => ({
        text: link.textContent ?? '',
        href: link.getAttribute('href') ?? '',
      })),
    );
    const links = [...siteMap, ...situationLinks, ...areaLinks, placeLink, searchLink];
    expect(links.map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/shares', '/deadlines', '/fees', '/guides', '/questions']),
    );
    for (const { text, href } of links) {
      const link = menu.getByRole('link', { name: text, exact: true });
      await expect(link, text).toHaveAttribute('href', href);
      await link.scrollIntoViewIfNeeded();
      const box = await link.boundingBox();
      expect(box?.height, text).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0), text).toBeLessThanOrEqual(360);
    }
    await expect(menu.locator('[aria-current="page"]')).toHaveText('상속재산분할');
    await expect(menu.getByRole('link', { name: /^전화/ })).toBeVisible();
    await expect(menu.getByRole('button', { name: '화면 모드' })).toBeVisible();
  });
});

test('short addresses lead to their page', async ({ request }) => {
  for (const [from, to] of [
    ['/form', '/consult'],
    ['/contact', '/consult'],
    ['/calculator', '/shares'],
    ['/calculators', '/shares'],
    ['/tax', '/inheritance-tax'],
    ['/faq', '/questions'],
    ['/fee', '/fees'],
    ['/lawyers', '/people'],
    ['/law', '/amendments'],
    ['/place', '/#place'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(307);
    expect(response.headers().location, from).toBe(to);
  }
});
