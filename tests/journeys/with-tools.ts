import type { Page } from '@playwright/test';
import { test as base, expect } from './test.ts';

/** Tests of the site with every tool that can be combined. */
export const test = base.extend({
  reusePage: false,
  visited: async ({ siteWithTools }, use) => use(siteWithTools),
});

/**
 * Console errors in tests with tools: a test machine has no telephone, and Firefox reports requests
 * aborted by leaving a page.
 */
export const expectedErrors =
  /Failed to launch 'tel:|ERR_FAILED|ERR_INTERNET_DISCONNECTED|TypeError: half|could not be started|status of (?:404|422)|app manifest\. TypeError: (?:NetworkError|Failed to fetch)/;

export const bar = (page: Page) => page.getByRole('region', { name: '방문 분석과 광고 효과 측정' });
export const answer = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();
export const settings = (page: Page) => page.getByRole('button', { name: '분석·광고 도구 설정' });
/** Opens the settings of consent. The button works once the page is idle. */
export async function openSettings(page: Page): Promise<void> {
  await expect(async () => {
    await settings(page).click();
    await expect(bar(page)).toBeFocused({ timeout: 500 });
  }).toPass();
}
export const phone = (page: Page) => page.locator('header a[href^="tel:"]:visible').first();

/** The clicks reported to the server. */
export function watchContacts(page: Page): string[] {
  const contacts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/contact/')) contacts.push(pathname);
  });
  return contacts;
}
