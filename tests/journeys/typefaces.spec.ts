import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { intercept } from '../intercept.ts';
import { watchShifts } from './layout-shift.ts';
import { standInForAndroid } from './stand-in-fonts.ts';
import { everyEngine, expect, long, test } from './test.ts';
import { bar, test as withTools } from './with-tools.ts';

// Requests of a first visit are not in the cache.
test.use({ reusePage: false });

/** Disables the page's timeouts of these milliseconds, because a busy machine may need longer. */
async function neverGiveUp(page: Page, ...times: number[]): Promise<void> {
  await page.addInitScript((times) => {
    const { setTimeout } = globalThis;
    globalThis.setTimeout = ((run: () => void, delay?: number) =>
      delay && times.includes(delay) ? 0 : setTimeout(run, delay)) as typeof setTimeout;
  }, times);
}

/** Names of the font files that the page requests from now on, in order. */
function watchFonts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') names.push(nameOf(request.url()));
  });
  return names;
}

/** Name of a file without its path and hash. */
const nameOf = (url: string) => url.replace(/.*\/|-.{8}\.woff2$/g, '');

/** Whether both typefaces have loaded. */
const haveCome = (page: Page) =>
  page.evaluate(() =>
    ['Sans', 'Serif'].every((name) => document.fonts.check(`600 1em "Site ${name}"`)),
  );

test('a first visit requests both typefaces once, and no other font', async ({ page }) => {
  const fonts = watchFonts(page);
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  expect(fonts.toSorted()).toEqual(['sans', 'serif']);
  expect(await haveCome(page)).toBe(true);
});

withTools('a page with the consent bar requests both typefaces once, too', async ({ page }) => {
  const fonts = watchFonts(page);
  await page.goto('/');
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  expect(fonts.toSorted()).toEqual(['sans', 'serif']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a first visit requests both typefaces once, too', async ({ page }) => {
    const fonts = watchFonts(page);
    await page.goto('/shares');
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect(fonts.toSorted()).toEqual(['sans', 'serif']);
    expect(await haveCome(page)).toBe(true);
  });
});

test(
  'text is shown before its typeface loads, and changes when it has loaded',
  everyEngine,
  async ({ page }) => {
    const release = await holdBack(page, '**/*.woff2');
    const visit = page.goto('/');
    const title = page.locator('h1').first();
    await expect(page.locator('html[data-begun]')).toBeAttached();
    await expect(title).toBeVisible();
    const waits = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => /^"?Site (?:Sans|Serif)"?$/.test(family))
        // WebKit reports a late typeface as an error until it has loaded.
        .map(({ display, status }) => `${display}, ${status === 'loaded' ? 'here' : 'late'}`),
    );
    expect(waits).toEqual(['swap, late', 'swap, late']);
    release();
    await visit;
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect(await haveCome(page)).toBe(true);
  },
);

test('the rest of the page waits a second for a slow typeface, not for ever', async ({ page }) => {
  await neverGiveUp(page, 4000);
  const release = await holdBack(page, '**/*.woff2');
  const visit = page.goto('/');
  await expect(page.locator('html[data-first-screen="painted"]')).toBeAttached();
  expect(await haveCome(page)).toBe(false);
  release();
  await visit;
});

test.describe('without typefaces', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the page is shown in system fonts', async ({ page }) => {
    await intercept(page, '**/*.woff2', (route) => route.abort());
    await neverGiveUp(page, 4000, 1000);
    await page.goto('/');
    await expect(page.locator('html[data-first-screen]')).toHaveCount(0);
  });
});

for (const width of [360, 1280]) {
  for (const path of ['/', '/guides/tax-return-and-instalments']) {
    const tier = path === '/' && width === 360 ? {} : long;
    test(
      `${path} at ${width} px: late typefaces cause no layout shift`,
      tier,
      async ({ page, baseURL }) => {
        await neverGiveUp(page, 4000, 1000);
        await page.setViewportSize({ width, height: 780 });
        await standInForAndroid(page, await (await fetch(new URL(path, baseURL))).text());
        const release = await holdBack(page, '**/*.woff2');
        const visit = page.goto(path);
        await expect(page.locator('html[data-begun]')).toBeAttached();
        await page.evaluate(() =>
          Promise.all(
            [
              '400 1em "Site Sans Fallback"',
              '600 1em "Site Sans Fallback"',
              '1em "Stand-in Serif"',
            ].map((font) => document.fonts.load(font)),
          ).then(() => {}),
        );
        // Waits for the frame in which the substitute fonts shift the layout, before counting shifts.
        await page.evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        );
        expect(await haveCome(page)).toBe(false);
        const shift = await watchShifts(page);
        release();
        await visit;
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        expect(await haveCome(page)).toBe(true);
        expect(await shift()).toBeLessThanOrEqual(0.01);
      },
    );
  }
}
