import type { Page } from '@playwright/test';

/**
 * Adds up the layout shifts of the page (in Chromium) from now on.
 *
 * @returns reads their sum
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.shift = '0';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) dataset.shift = String(Number(dataset.shift) + Number(entry.value));
      }
    }).observe({ type: 'layout-shift' });
  });
  return async () => {
    // The browser reports shifts rendered so far after the next frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    return Number(await page.evaluate(() => document.documentElement.dataset.shift));
  };
}
