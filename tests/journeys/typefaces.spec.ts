import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { intercept } from '../intercept.ts';
import { watchShifts } from './layout-shift.ts';
import { standInForAndroid } from './stand-in-fonts.ts';
import { everyEngine, expect, long, test } from './test.ts';
import { bar, test as withTools } from './with-tools.ts';

// Requests of a first visit are not in the cache.
test.use({ reusePage: false });

/** Ends what the page waits for, in milliseconds, only when that has come: a busy machine may need longer. */
async function neverGiveUp(page: Page, ...times: number[]): Promise<void> {
  await page.addInitScript((times) => {
    const { setTimeout } = globalThis;
    globalThis.setTimeout = ((run: () => void, delay?: number) =>
      delay && times.includes(delay) ? 0 : setTimeout(run, delay)) as typeof setTimeout;
  }, times);
}

/** The names of the font files that the page requests from now on, in turn. */
function watchFonts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') names.push(nameOf(request.url()));
  });
  return names;
}

/** Of a file whose name ends with a hash. */
const nameOf = (url: string) => url.replace(/.*\/|-.{8}\.woff2$/g, '');

/** Whether both typefaces have come. */
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

withTools('so does a page that asks about tools', async ({ page }) => {
  const fonts = watchFonts(page);
  await page.goto('/');
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  expect(fonts.toSorted()).toEqual(['sans', 'serif']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it asks for them in the same way', async ({ page }) => {
    const fonts = watchFonts(page);
    await page.goto('/shares');
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect(fonts.toSorted()).toEqual(['sans', 'serif']);
    expect(await haveCome(page)).toBe(true);
  });
});

test(
  'text does not wait for its typeface, and changes when it comes',
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
        // WebKit calls a typeface that is late an error, until it comes.
        .map(({ display, status }) => `${display}, ${status === 'loaded' ? 'here' : 'late'}`),
    );
    expect(waits).toEqual(['swap, late', 'swap, late']);
    release();
    await visit;
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect(await haveCome(page)).toBe(true);
  },
);

test('a typeface that takes long keeps the rest of the page waiting for a second, not for ever', async ({
  page,
}) => {
  await neverGiveUp(page, 4000);
  const release = await holdBack(page, '**/*.woff2');
  const visit = page.goto('/');
  await expect(page.locator('html[data-first-screen="painted"]')).toBeAttached();
  expect(await haveCome(page)).toBe(false);
  release();
  await visit;
});

test.describe('when a typeface cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the page goes on in the fonts of the system', async ({ page }) => {
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
      `${path} at ${width} px: typefaces that come late move nothing`,
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
        // The stand-ins move what they stand in for: that frame comes before the count.
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
