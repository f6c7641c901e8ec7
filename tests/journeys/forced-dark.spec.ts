import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './test.ts';

// The browser darkens pages that allow it (Chrome's own setting on Android): DevTools switch that on and off.
test.use({ viewport: { width: 390, height: 844 } });

const WHITE = [255, 255, 255];
const DARK = [3, 7, 18];

const menu = (page: Page) => page.getByRole('dialog', { name: '메뉴' });
const tree = (page: Page) => page.locator('.share-tree').first();
const choose = async (page: Page, mode: string) => {
  await page.getByRole('button', { name: '메뉴' }).click();
  await page.getByRole('button', { name: '화면 모드' }).click();
  await page.getByRole('menuitemradio', { name: mode }).click();
  await page.keyboard.press('Escape');
};

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'dark' }));

/** @returns ends it */
async function darken(page: Page): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  const set = (enabled: boolean) => devtools.send('Emulation.setAutoDarkModeOverride', { enabled });
  await set(true);
  return () => set(false);
}

/** Red, green and blue of a point of the window, as drawn. */
async function pixel(page: Page, x: number, y: number): Promise<number[]> {
  const clip = { x, y, width: 1, height: 1 };
  return [
    ...(await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer()),
  ];
}

/** What is drawn in the window. */
const drawn = async (page: Page) =>
  sharp(await page.screenshot())
    .raw()
    .toBuffer();

test('light, chosen on a dark device, is not darkened: page, drawing and menu', async ({
  page,
}) => {
  const stop = await darken(page);
  await page.goto('/shares');
  await choose(page, '밝게');
  await tree(page).scrollIntoViewIfNeeded();
  await expect(menu(page)).toBeHidden();
  const darkened = await drawn(page);
  await stop();
  expect(darkened.equals(await drawn(page)), 'as without darkening').toBe(true);

  await darken(page);
  await page.goto('/procedure');
  expect(await pixel(page, 4, 400), 'in the next document').toEqual(WHITE);
  await page.getByRole('button', { name: '메뉴' }).click();
  await expect(menu(page)).toBeVisible();
  expect(await pixel(page, 380, 400)).toEqual(WHITE);
});

test('light of another tab, chosen on a dark device, is not darkened', async ({
  page,
  context,
}) => {
  await darken(page);
  await page.goto('/fees');
  expect(await pixel(page, 4, 400)).toEqual(DARK);
  const other = await context.newPage();
  await other.goto('/fees');
  await other.evaluate(() => localStorage.setItem('color-mode', 'light'));
  await expect.poll(() => pixel(page, 4, 400)).toEqual(WHITE);
});

test('dark stays the site’s own', async ({ page }) => {
  await page.goto('/shares');
  await tree(page).scrollIntoViewIfNeeded();
  const before = await drawn(page);
  await darken(page);
  expect((await drawn(page)).equals(before), 'as without darkening').toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('dark is the site’s own', async ({ page }) => {
    await darken(page);
    await page.goto('/procedure');
    expect(await pixel(page, 4, 400)).toEqual(DARK);
  });
});
