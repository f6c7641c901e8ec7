import type { Page } from '@playwright/test';
import { firm } from '#app/firm/data/firm.data.ts';
import { shownSize } from '#app/firm/view/logo.ts';
import { intercept } from '../intercept.ts';
import { everyEngine, expect, long, longEveryEngine, test } from './test.ts';

interface Logo {
  width: number;
  height: number;
  /** Whether dark pages have another logo. */
  dark?: boolean;
  /** Whether the logo fails to load. */
  away?: boolean;
}

/** Replaces the firm's name with a logo, as app/site/layout/firm-name.tsx renders it. */
async function withLogo(page: Page, { dark = false, away = false, ...size }: Logo): Promise<void> {
  const { width, height } = shownSize(size);
  const logo = (mode: string, name: string) =>
    `<picture class="logo ${mode}"><img src="/assets/${name}.svg" width="${width}" height="${height}" alt="${firm.name}" loading="lazy"></picture>`;
  const logos = dark
    ? logo('when-light', 'logo') + logo('when-dark', 'logo-dark')
    : logo('logo-plate', 'logo');
  await intercept(page, /\/fees$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      /(<header[\s\S]*?<a [^>]*href="\/"[^>]*>)[\s\S]*?(?=<\/a>)/,
      `$1${logos}`,
    );
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  await intercept(page, /\/assets\/logo(?:-dark)?\.svg$/, (route) => {
    if (away) return;
    const { width: right, height: bottom } = size;
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${right}" height="${bottom}"><path fill="#49668e" d="M0 0H${right}V${bottom}z"/></svg>`,
    });
  });
}

test.use({ reusePage: false });

for (const [shape, size] of Object.entries({
  wide: { width: 300, height: 44 },
  square: { width: 60, height: 60 },
})) {
  test(
    `a ${shape} logo leaves the menu its place`,
    shape === 'wide' ? everyEngine : longEveryEngine,
    async ({ page }) => {
      await withLogo(page, size);
      await page.goto('/fees');
      const logo = page.getByRole('banner').getByRole('img', { name: firm.name });
      for (const width of [320, 360, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const bar = await page.locator('.header-row').boundingBox();
        expect(bar?.height, `${width} px`).toBeLessThanOrEqual(77);
        const shown = await logo.boundingBox();
        expect(shown?.height).toBeLessThanOrEqual(40.5);
        expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(size.width / size.height, 0);
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over).toBe(0);
      }
      await page.setViewportSize({ width: 360, height: 800 });
      await expect(page.getByRole('button', { name: '메뉴' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: firm.name }).first()).toHaveAttribute(
        'href',
        '/',
      );
    },
  );
}

test('the logo has its space before it loads', async ({ page }) => {
  await withLogo(page, { width: 300, height: 60, away: true });
  await page.goto('/fees', { waitUntil: 'commit' });
  const logo = page.getByRole('banner').getByRole('img', { name: firm.name });
  await expect
    .poll(async () => {
      const box = await logo.boundingBox();
      return box && [box.width, box.height].map(Math.round);
    })
    .toEqual([168, 34]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    test('each colour mode has its logo', javaScriptEnabled ? {} : long, async ({ page }) => {
      const loaded = new Set<string>();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.includes('logo')) loaded.add(pathname);
      });
      await withLogo(page, { width: 300, height: 60, dark: true });
      for (const [colorScheme, src] of [
        ['light', '/assets/logo.svg'],
        ['dark', '/assets/logo-dark.svg'],
      ] as const) {
        loaded.clear();
        await page.emulateMedia({ colorScheme });
        await page.goto('/fees');
        const shown = page.locator('.logo:visible img');
        await expect(shown).toHaveCount(1);
        await expect(shown).toHaveAttribute('src', src);
        // Without script, browsers load everything at once.
        if (javaScriptEnabled) await expect.poll(() => [...loaded]).toEqual([src]);
      }
    });
  });
}

test('a logo without another keeps a light ground on dark pages', async ({ page }) => {
  await withLogo(page, { width: 300, height: 60 });
  await page.goto('/fees');
  const plate = page.locator('.logo-plate');
  await expect(plate).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(plate).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
