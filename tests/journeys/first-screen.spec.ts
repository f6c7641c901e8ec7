import type { Page } from '@playwright/test';
import { expect, long, test } from './test.ts';

// Requests of a first visit are not in the cache.
test.use({ reusePage: false });

const isLaidOut = (page: Page, chapter: string) =>
  page
    .locator(`#${chapter}-title`)
    .evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
const heights = (page: Page) =>
  page
    .locator('.chapter')
    .evaluateAll((all) => all.map((chapter) => chapter.getBoundingClientRect().height));
const first = (page: Page) => page.locator('html[data-first-screen]');

/** Keeps the browser from ever being idle. */
async function keepBusy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

test('a visit from the top skips the layout of what is out of view until it is scrolled to', async ({
  page,
}) => {
  await keepBusy(page);
  await page.goto('/');
  await expect(first(page)).toHaveCount(1);
  expect(await isLaidOut(page, 'place')).toBe(false);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(page, 'place')).toBe(true);
});

test('once idle the whole page is laid out, with its full height', async ({ page }) => {
  await page.goto('/');
  await expect(first(page)).toHaveCount(0);
  expect(await isLaidOut(page, 'place')).toBe(true);
  const fresh = await heights(page);
  await page.reload();
  expect(fresh).toEqual(await heights(page));
});

for (const width of [360, 768, 1440]) {
  test(
    `until then, at ${width} px, it is about as high as it will be`,
    width === 360 ? {} : long,
    async ({ page }) => {
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await keepBusy(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect(first(page)).toHaveCount(1);
      const estimate = await height();
      await page.reload();
      await expect(first(page)).toHaveCount(0);
      expect(Math.abs(estimate / (await height()) - 1)).toBeLessThan(0.25);
    },
  );
}

test('a link into the page scrolls to its target before the page was idle', async ({ page }) => {
  await keepBusy(page);
  await page.goto('/');
  await page.locator('main a[href="#consult"]').first().click();
  await expect(first(page)).toHaveCount(0);
  const chapter = page.locator('#consult');
  const margin = await page.evaluate(
    () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
  );
  await expect
    .poll(async () => Math.round((await chapter.boundingBox())?.y ?? Number.NaN))
    .toBe(margin);
});

for (const [visit, open] of [
  ['with a fragment', (page: Page) => page.goto('/#place')],
  ['with a text to find', (page: Page) => page.goto('/#:~:text=유류분')],
  [
    'again',
    async (page: Page) => {
      await page.goto('/privacy');
      await page.goto('/');
      await page.reload();
    },
  ],
  [
    'by Back',
    async (page: Page) => {
      await page.goto('/');
      await page.goto('/privacy');
      await page.goBack();
    },
  ],
] as const) {
  test(
    `a visit ${visit} may begin anywhere: the whole page is laid out at once`,
    visit === 'by Back' ? {} : long,
    async ({ page }) => {
      await keepBusy(page);
      await open(page);
      await expect(page.locator('#place')).toBeAttached();
      await expect(first(page)).toHaveCount(0);
    },
  );
}
