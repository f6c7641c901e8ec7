import type { Page } from '@playwright/test';

import {
  test as base,
  everyEngine,
  expect,
  imitated,
  long,
  longEveryEngine,
  smoke,
} from '../journeys/test.ts';
import type { OlderBrowser } from './browser-features.ts';
import { makeOlder } from './older-browser.ts';

interface WidgetFixtures {
  /** The older browser that Chromium imitates; null: none. */
  older: OlderBrowser | null;
  widget: string;
  /** Opens the gallery's page of the widget; with a stopped clock, time moves only by `page.clock`. */
  open: (options?: { clock?: 'stopped' }) => Promise<void>;
}

export const test = base.extend<WidgetFixtures>({
  older: [null, { option: true }],
  widget: ['', { option: true }],
  visited: async ({ fixtures }, use) => use(fixtures),
  // Widgets move.
  contextOptions: {},
  open: async ({ page, older, widget }, use) => {
    await use(async ({ clock } = {}) => {
      if (clock) await page.clock.install();
      if (older) await makeOlder(page, older);
      await page.goto(`/gallery/${widget}`);
      await expect(page.getByRole('heading', { level: 1, name: widget })).toBeVisible();
      // Later than the page's own time, which has run until now.
      if (clock) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    });
  },
});

/** Defines tests of a widget. */
export function widgetTests(widget: string, define: () => void): void {
  test.describe(widget, () => {
    test.use({ widget });
    define();
  });
}

/** Defines tests of a widget in an older browser, which Chromium imitates. */
export function olderBrowserTests(widget: string, older: OlderBrowser, define: () => void): void {
  test.describe(`${widget}, ${older}`, imitated, () => {
    test.use({ widget, older });
    define();
  });
}

/**
 * Defines tests of what the platform does, or the site itself where an older browser cannot: they run as they are, and
 * once more in the older browser.
 */
export function fallbackTests(
  widget: string,
  older: OlderBrowser,
  define: (isOlder: boolean) => void,
): void {
  widgetTests(widget, () => define(false));
  olderBrowserTests(widget, older, () => define(true));
}

/** Stage of one example in the gallery. */
export function example(page: Page, name: string) {
  return page.locator(`[data-example="${name}"]`);
}

/** Scrolls each island of the page into view and waits for its hydration. */
export async function hydrated(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    // The island has no box of its own.
    await island.evaluate((element) => element.firstElementChild?.scrollIntoView());
    await expect(island).toHaveAttribute('data-hydrated', '');
  }
}

/** Navigates to another page of the gallery in the open document, which is far faster than loading it. */
export async function follow(page: Page, name: string, by: 'click' | 'tap' = 'click') {
  await page.getByRole('link', { name, exact: true })[by]();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('html[data-begun]'), 'its widgets are attached').toBeAttached();
}

/** Collects the errors that the page logs to the console from now on. */
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

export { everyEngine, expect, long, longEveryEngine, smoke };
