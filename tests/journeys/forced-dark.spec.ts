import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, long, test } from './test.ts';

// Chrome on Android can darken pages that allow it. DevTools switch that setting on and off.
test.use({ viewport: { width: 390, height: 844 } });

const WHITE = [255, 255, 255];
const DARK = [3, 7, 18];

const menu = (page: Page) => page.getByRole('dialog', { name: '메뉴' });
const choose = async (page: Page, mode: string) => {
  await page.getByRole('button', { name: '메뉴' }).click();
  await page.getByRole('button', { name: '화면 모드' }).click();
  await page.getByRole('menuitemradio', { name: mode }).click();
  await page.keyboard.press('Escape');
};

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'dark' }));

async function darken(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
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

/**
 * The colour of `canvas` under a colour scheme, or under the page's own if none is given. A browser that darkens turns
 * white into rgb(18, 18, 18) wherever it may.
 */
const canvas = (page: Page, scheme = '') =>
  page.evaluate((value) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.setProperty('background-color', 'canvas');
    if (value) probe.style.setProperty('color-scheme', value);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, scheme);

/** The colour schemes of all elements. The browser would darken one with `light` instead of `only light`. */
const schemes = (page: Page) =>
  page.evaluate(() => [
    ...new Set([...document.querySelectorAll('*')].map((one) => getComputedStyle(one).colorScheme)),
  ]);

const DARKENED = 'rgb(18, 18, 18)';

test('light mode, chosen on a dark device, is not darkened: page, drawing and menu', async ({
  page,
}) => {
  await darken(page);
  await page.goto('/shares');
  await choose(page, '밝게');
  await expect(menu(page)).toBeHidden();
  expect(await canvas(page, 'light'), 'the browser darkens').toBe(DARKENED);
  expect(await canvas(page)).toBe('rgb(255, 255, 255)');
  expect(await schemes(page)).toEqual(['light only']);

  await page.goto('/procedure');
  expect(await pixel(page, 4, 400), 'in the next document').toEqual(WHITE);
  await page.getByRole('button', { name: '메뉴' }).click();
  await expect(menu(page)).toBeVisible();
  expect(await pixel(page, 380, 400)).toEqual(WHITE);
});

test(
  'light mode, chosen in another tab on a dark device, is not darkened',
  long,
  async ({ page, context }) => {
    await darken(page);
    await page.goto('/fees');
    expect(await pixel(page, 4, 400)).toEqual(DARK);
    const other = await context.newPage();
    await other.goto('/fees');
    await other.evaluate(() => localStorage.setItem('color-mode', 'light'));
    await expect.poll(() => pixel(page, 4, 400)).toEqual(WHITE);
  },
);

test('dark mode keeps the site’s own colours', long, async ({ page }) => {
  await page.goto('/shares');
  const own = await canvas(page);
  await darken(page);
  expect(await canvas(page, 'light'), 'the browser darkens').toBe(DARKENED);
  expect(await canvas(page)).toBe(own);
  expect(await schemes(page)).toEqual(['dark']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('dark mode has the site’s own colours', long, async ({ page }) => {
    await darken(page);
    await page.goto('/procedure');
    expect(await pixel(page, 4, 400)).toEqual(DARK);
  });
});
