import type { Page } from '@playwright/test';
import { colorRules, violations } from '../axe.ts';
import { test as base, everyEngine, expect } from '../journeys/test.ts';
import { untilShown } from '../journeys/visit.ts';
import type { OlderBrowser } from './browser-features.ts';
import { makeOlder } from './older-browser.ts';

/** Where a widget runs: on a page that was opened, on one that a navigation put in place, in an older browser. */
type Place = 'static' | 'navigated' | OlderBrowser;

/** The browser in which each widget's fallbacks apply; widgets without fallbacks are not listed. */
const olderBrowsers: Partial<Record<string, OlderBrowser>> = {
  accordion: 'Safari 16.4',
  collapse: 'Safari 17.4',
  drawer: 'Safari 17.4',
  dropdown: 'Safari 17.4',
  modal: 'Safari 17.4',
  popover: 'Safari 17.4',
  tabs: 'Safari 17.4',
  tooltip: 'Safari 17.4',
};

/**
 * Tags tests of what a fallback does instead of the browser: an older browser runs these, and those for every
 * engine.
 */
export const fallback = { tag: '@fallback' };

interface WidgetFixtures {
  place: Place;
  widget: string;
  /** Opens the gallery's page of the widget; with a stopped clock, time moves only by `page.clock`. */
  open: (options?: { clock?: 'stopped' }) => Promise<void>;
}

export const test = base.extend<WidgetFixtures>({
  place: ['static', { option: true }],
  widget: ['', { option: true }],
  visited: async ({ fixtures }, use) => use(fixtures),
  open: async ({ page, place, widget }, use) => {
    await use(async ({ clock } = {}) => {
      if (clock) await page.clock.install();
      if (place !== 'static' && place !== 'navigated') await makeOlder(page, place);
      if (place === 'navigated') {
        await page.goto('/gallery');
        await untilShown(page, () => page.getByRole('link', { name: widget, exact: true }).click());
        await expect(page.locator('html[data-begun]')).toBeAttached();
      } else {
        await page.goto(`/gallery/${widget}`);
      }
      await expect(page.getByRole('heading', { level: 1, name: widget })).toBeVisible();
      // Later than the page's own time, which has run until now.
      if (clock) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    });
  },
});

/** Defines the tests of a widget once and runs them in every place. */
export function widgetTests(widget: string, define: (place: Place) => void): void {
  const older = olderBrowsers[widget];
  for (const place of ['static', 'navigated', ...(older ? [older] : [])] as const) {
    test.describe(`${widget}, ${place}`, () => {
      test.use({ place, widget });
      define(place);
    });
  }
}

/** The stage of one example of the gallery. */
export function example(page: Page, name: string) {
  return page.locator(`[data-example="${name}"]`);
}

/** The errors that the page logs to the console from now on. */
export function consoleErrors(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  return logged;
}

/** Expects that Tab never moves the focus to the page outside the element. */
export async function expectFocusStaysIn(page: Page, selector: string): Promise<void> {
  for (let time = 0; time < 6; time++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate((inside) => {
      const { activeElement, body } = document;
      return activeElement !== body && !activeElement?.closest(inside);
    }, selector);
    expect(outside).toBe(false);
  }
}

/** Expects no violations in the current state of the widget, in light and dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === 'dark' ? colorRules : undefined;
    expect(await violations(page, 'main, dialog[open]', rules), colorScheme).toEqual([]);
  }
}

export { everyEngine, expect };
