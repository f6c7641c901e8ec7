import type { Page } from '@playwright/test';
import { intercept } from './intercept.ts';

/**
 * Holds requests back.
 *
 * @param url those of these addresses; the test fails at its end when there was none
 * @returns releases them, and all that follow
 */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await intercept(page, url, async (route) => {
    await released.promise;
    await route.fallback();
  });
  return released.resolve;
}
