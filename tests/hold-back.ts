import type { Page } from '@playwright/test';
import { intercept } from './intercept.ts';

/**
 * Holds requests back.
 *
 * @param url addresses of the requests; the test fails at its end if none was requested
 * @returns a function that releases them and all later ones
 */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await intercept(page, url, async (route) => {
    await released.promise;
    await route.fallback();
  });
  return released.resolve;
}
