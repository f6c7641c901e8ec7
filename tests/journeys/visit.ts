import { expect, type Page } from '@playwright/test';

/** Locators of the site's pages, and its requests, for several journeys. */

export const MANIFEST = '**/assets/builds/meta/*.json';
export const LATEST = '**/assets/builds/latest.json?*';

/** Once the script runs and every part is laid out: until then links load documents, and parts move. */
const started = (page: Page) => page.locator('html:not([data-first-screen])');
export const policy = (page: Page) =>
  started(page).getByRole('link', { name: '개인정보 처리방침' }).last();
export const home = (page: Page) =>
  started(page).getByRole('link', { name: '법무법인 예시' }).first();
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const question = (page: Page) => page.locator('h1', { hasText: '누가' });

/** The paths and queries that the page requests from now on, without documents. */
export function watchRequests(page: Page) {
  const documents: string[] = [];
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname, search, hash } = new URL(request.url());
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
    (isDocument ? documents : files).push(pathname + search + hash);
  });
  const matching = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  return { documents, matching };
}

/** Makes the router render the page: away from the home page and back. */
export async function takeOver(page: Page): Promise<void> {
  await page.goto('/privacy');
  await home(page).click();
  await expect(question(page)).toBeFocused();
}

export async function fakeConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

/** Resolves when the page has rendered and been idle, twice: all due requests have been sent. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let time = 0; time < 2; time++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
}
