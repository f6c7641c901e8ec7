import type { Page } from '@playwright/test';
import { firm } from '#app/firm/view/firm.ts';
import { colorRules, violations } from '../axe.ts';
import { pageKinds } from '../site/page-kinds.ts';
import { cut, cutWords, pressable, smallTargets, widened } from './page-walks.ts';
import { scripts } from './scripts.ts';
import { expect, test } from './test.ts';

/** Minimum size of a touch target, in px (WCAG 2.5.5). */
const TARGET = 44;

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  expectedErrors: /status of 404/,
});

// These pages begin with an island or an icon that the firm chooses, or visits never begin there.
const begun = ['/consult', '/search', '/people', '/received/none'];

/** Addresses that show an error page. */
const errors = ['/none', '/received/none'];

/** Pages of reference, whose rarer letters are in slices of both typefaces. */
const reference =
  /^\/(?:checklist|courts|disclaimer|forms|may-i|papers|privacy|received\/none|search)$/;

/** Pages whose text the firm writes. */
const written =
  /^\/(?:$|people|areas|situations|guides|columns|notices|questions|fees|amendments|privacy)/;

for (const path of [...pageKinds, ...errors]) {
  test(`${path}: little script, two typefaces, targets for a finger, axe in light and dark, large letters, narrow lines, paper`, async ({
    page,
  }) => {
    const loaded = scripts(page);
    await page.goto(path);
    // Measured now, because the page prefetches the targets of its links later.
    const { files, total } = await loaded();
    expect(files.length, 'scripts').toBeGreaterThan(0);
    if (!begun.includes(path)) expect(total, 'bytes of script').toBeLessThanOrEqual(15_000);
    await startWidgets(page);
    // A fallback without Hangul is narrower.
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect(await typefacesAsked(page), 'asked for by the head').toEqual([
      ['sans', 'link'],
      ['serif', 'link'],
    ]);
    if (!reference.test(path)) expect(await slicesAsked(page), 'slices').toEqual([]);

    await test.step('on a phone', async () => {
      expect(await smallTargets(page, TARGET), 'targets').toEqual([]);
      expect(await violations(page), 'light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, ':root', colorRules), 'dark').toEqual([]);
      await page.emulateMedia({ colorScheme: null });
    });
    await test.step('on the narrowest phone', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await cutWords(page), 'dates, decisions, sums on two lines').toEqual([]);
      if (!written.test(path)) return;
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await widened(page), `widened by a long word at ${width} px`).toEqual([]);
      }
    });
    for (const [width, percent] of [
      [390, 150],
      [360, 200],
    ] as const) {
      await test.step(`with letters of ${percent} % at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await enlarge(page, percent);
        expect(await cut(page), 'cut').toEqual([]);
        expect(await smallTargets(page, TARGET), 'targets').toEqual([]);
      });
    }
    if (errors.includes(path)) return;
    await test.step('on paper: nothing to press, the firm and the address once', async () => {
      await enlarge(page, 100);
      await page.emulateMedia({ media: 'print' });
      expect(await pressable(page)).toEqual([]);
      const colophon = page.locator('.colophon');
      await expect(page.locator('.colophon:visible')).toHaveCount(1);
      await expect(colophon).toContainText(`${firm.name} ${firm.phone}`);
      await expect(colophon).toContainText(new URL(path, page.url()).host + path);
      await expect(page.locator('.site-header, [data-where="footer"]').first()).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await expect(colophon).toBeHidden();
    });
  });
}

const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

/** Families of slices that the page uses. Entries of performance also list those that other pages have loaded. */
const slicesAsked = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => / (?:More|Rest)"?$/.test(family) && status !== 'unloaded')
      .map(({ family, unicodeRange }) => `${family} ${unicodeRange.slice(0, 60)}`),
  );

/** The first files of the typefaces, and what first requested each: the document's head, or a rule of a style sheet. */
const typefacesAsked = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/s(?:ans|erif)-.{8}\.woff2$/.test(name))
      .map((entry) => [
        entry.name.replace(/.*\/|-.{8}\.woff2$/g, ''),
        entry instanceof PerformanceResourceTiming && entry.initiatorType,
      ])
      .sort(),
  );

/** Scrolls to every carousel and touches every island, so that each starts. */
async function startWidgets(page: Page): Promise<void> {
  for (const carousel of await page.locator('[data-ui="carousel"]').all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator('[inert]').first()).toBeAttached();
  }
  for (const island of await page.locator('[data-island]').all()) {
    await island.dispatchEvent('pointerover');
    await expect(island).toHaveAttribute('data-hydrated', '');
  }
}
