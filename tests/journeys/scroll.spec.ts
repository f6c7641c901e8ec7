import type { Page } from '@playwright/test';
import { everyEngine, expect, long, smoke, test } from './test.ts';
import { scrollAndSettle, watchRequests } from './visit.ts';

test.use({ visited: async ({ fixtures }, use) => use(fixtures) });

/** The target's margin of 80 px and the header, which the root's scroll padding keeps free. */
const CLEAR = 156;

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Distance of the target from the top of the window. */
const part = (page: Page) =>
  page
    .locator('[id="상속분"]')
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

/**
 * Clicks a link to another page of the site.
 *
 * @returns the scroll position at the click, in px: if something is in the way, the driver scrolls once more
 */
async function clickLink(page: Page, name: string): Promise<number> {
  await link(page, name).evaluate((element) => {
    const record = () => {
      document.documentElement.dataset.clickedAt = String(Math.round(scrollY));
    };
    element.addEventListener('click', record, { once: true });
  });
  await link(page, name).click();
  return Number(await page.locator('html').getAttribute('data-clicked-at'));
}

/** The long page, once as the first page and once by a link. */
async function open(page: Page, place: string): Promise<void> {
  await page.goto(place === 'first' ? '/fixtures/scroll' : '/fixtures/scroll/kept');
  if (place === 'next') {
    await link(page, 'No hash').click();
    await expect(page).toHaveURL('/fixtures/scroll');
    await expect.poll(() => top(page), 'a page change begins at the top').toBe(0);
  }
}

for (const place of ['first', 'next']) {
  // The first one in every engine, and at each commit: both are left and restored in the same way.
  const engines = place === 'first' ? everyEngine : long;
  test.describe(`the ${place} page`, () => {
    test(
      'RT-17: a hash scrolls to its target, again at a second click, and moves the focus',
      engines,
      async ({ page }) => {
        await open(page, place);
        await link(page, 'A part').click();
        await expect.poll(() => part(page), 'clear of what its margin keeps free').toBe(CLEAR);
        await expect(page.locator('[id="상속분"]')).toBeFocused();
        await page.evaluate(() => scrollTo(0, 0));
        await link(page, 'A part').click();
        await expect.poll(() => part(page)).toBe(CLEAR);
        await page.evaluate(() => {
          scrollTo(0, 0);
          document.querySelector('a')?.focus({ preventScroll: true });
        });
        await link(page, 'A part').click();
        await expect.poll(() => part(page)).toBe(CLEAR);
        await expect(page.locator('[id="상속분"]'), 'the focus follows again').toBeFocused();
      },
    );

    test(
      'RT-16: a changed query keeps the position and the focus, a removed hash scrolls to the top',
      engines,
      async ({ page }) => {
        await open(page, place);
        const { documents } = watchRequests(page);
        await link(page, 'A query').scrollIntoViewIfNeeded();
        const before = await top(page);
        expect(before).toBeGreaterThan(1000);
        await link(page, 'A query').focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/fixtures/scroll?a=1');
        // Firefox rounds differently.
        expect(Math.abs((await top(page)) - before)).toBeLessThanOrEqual(1);
        await expect(link(page, 'A query')).toBeFocused();

        await link(page, 'A part').click();
        await expect.poll(() => part(page)).toBe(CLEAR);
        await link(page, 'No hash').click();
        await expect(page).toHaveURL('/fixtures/scroll');
        await expect.poll(() => top(page)).toBe(0);
        expect(documents).toEqual([]);
      },
    );

    test('RT-16: a link to the address on show changes nothing', long, async ({ page }) => {
      await open(page, place);
      const { documents } = watchRequests(page);
      const entries = await page.evaluate(() => history.length);
      const before = await clickLink(page, 'No hash');
      await link(page, 'A query').press('Enter');
      await expect(page).toHaveURL('/fixtures/scroll?a=1');
      // Firefox rounds differently.
      expect(Math.abs((await top(page)) - before)).toBeLessThanOrEqual(1);
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      expect(documents).toEqual([]);
    });

    test(
      'RT-15: Back and Forward restore the scroll position',
      place === 'first' ? smoke : long,
      async ({ page }) => {
        await open(page, place);
        const left = await clickLink(page, 'Another page');
        expect(left).toBeGreaterThan(1000);
        await expect(
          page.getByRole('heading', { level: 1, name: '개인정보 처리방침' }),
        ).toBeFocused();
        expect(await top(page)).toBe(0);
        await scrollAndSettle(page, 150);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: 'Scroll' })).toBeAttached();
        // Firefox rounds scroll positions to whole device pixels.
        await expect.poll(async () => Math.abs((await top(page)) - left)).toBeLessThanOrEqual(1);
        await page.goForward();
        await expect.poll(() => top(page)).toBe(150);
      },
    );
  });
}

test('RT-17: a focus that moved on before the hash was handled stays', long, async ({ page }) => {
  // Before the page's own listener: the key was faster.
  await page.addInitScript(() => {
    addEventListener('hashchange', () => document.querySelector('a')?.focus());
  });
  await open(page, 'first');
  const shown = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('hashchange', () => resolve())),
  );
  await link(page, 'A part').click();
  await shown;
  await expect(page.getByRole('link').first()).toBeFocused();
});

test('RT-16: a page may keep the scroll position', async ({ page }) => {
  await open(page, 'next');
  const before = await clickLink(page, 'A page that stays');
  await expect(page).toHaveURL('/fixtures/scroll/kept');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Firefox rounds differently.
  expect(Math.abs((await top(page)) - before)).toBeLessThanOrEqual(1);
});

test(
  'RT-17: a Korean hash is found on the first visit, and has the focus',
  everyEngine,
  async ({ page }) => {
    await page.goto('/fixtures/scroll#상속분');
    await expect.poll(() => part(page)).toBe(CLEAR);
    await expect(page.locator('[id="상속분"]')).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(await part(page), 'a reload keeps the position').toBe(CLEAR);
  },
);

test(
  'HD-4: header, page and footer in this order, after a navigation too',
  everyEngine,
  async ({ page }) => {
    for (const place of ['first', 'next']) {
      await open(page, place);
      const parts = page.locator('#page').locator(':scope > :is(header, main, footer)');
      expect(await parts.evaluateAll((all) => all.map(({ tagName }) => tagName))).toEqual([
        'HEADER',
        'MAIN',
        'FOOTER',
      ]);
    }
  },
);
