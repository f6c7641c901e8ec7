import type { Page } from '@playwright/test';
import { startSite } from '../site/server.ts';
import { allTools } from '../site/tracking.ts';
import { test as base } from './test.ts';

/** The site with every tool that can stand beside the others. */
export const test = base.extend({
  reusePage: false,
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use) => {
      const site = await startSite(allTools);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

/**
 * What a test with tools may see: a machine that tests has no telephone, and a page that is left at once loses
 * what it was fetching, which Firefox tells it.
 */
export const expectedErrors =
  /Failed to launch 'tel:|ERR_FAILED|ERR_INTERNET_DISCONNECTED|TypeError: half|could not be started|status of 422|app manifest\. TypeError: NetworkError/;

export const bar = (page: Page) => page.getByRole('region', { name: '방문 분석과 광고 효과 측정' });
export const answer = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();
export const settings = (page: Page) => page.getByRole('button', { name: '분석·광고 도구 설정' });
export const phone = (page: Page) => page.locator('header a[href^="tel:"]:visible').first();

/** The clicks that the server is told of. */
export function watchContacts(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/contact/')) told.push(pathname);
  });
  return told;
}
