import type { Page } from '@playwright/test';

/**
 * Holds requests back.
 *
 * @param url those of these addresses, as `page.route` takes them
 * @returns releases them, and all that follow
 */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released.promise;
    await route.fallback();
  });
  return released.resolve;
}
