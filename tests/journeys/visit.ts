import { expect, type Page } from '@playwright/test';

/** Locators of the site's pages, and its requests, for several journeys. */

export const MANIFEST = '**/assets/builds/meta/*.json';
export const LATEST = '**/assets/builds/latest.json?*';

/** The page once its script runs and every part is laid out. Before that, links load documents and parts move. */
const started = (page: Page) => page.locator('html:not([data-first-screen])');
export const policy = (page: Page) =>
  started(page).getByRole('link', { name: '개인정보 처리방침' }).last();
export const home = (page: Page) =>
  started(page).getByRole('link', { name: '법무법인 예시' }).first();
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const question = (page: Page) => page.locator('h1', { hasText: '누가' });

/** Records the paths and queries that the page requests from now on, without documents. */
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

/** Arrives at the home page by a link. */
export async function arriveAtHome(page: Page): Promise<void> {
  await page.goto('/privacy');
  await home(page).click();
  await expect(question(page)).toBeFocused();
}

/** Opens a page and waits for the manifest, after which the browser applies the rules itself. */
export async function openWithManifest(page: Page, path: string): Promise<void> {
  const manifest = page.waitForResponse(MANIFEST);
  await page.goto(path);
  await (await manifest).finished();
  await idle(page);
}

/** Clicks a link that the current page need not contain. */
export const clickLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

/** Acts, and waits until another page is shown in this document. A browser that loads the document waits by itself. */
export async function untilShown(page: Page, act: () => Promise<unknown>): Promise<void> {
  if (!(await page.evaluate(() => 'navigation' in globalThis))) {
    await act();
    return;
  }
  const shown = page.evaluate(
    () =>
      new Promise((done) =>
        document.addEventListener('page:shown', () => done(null), { once: true }),
      ),
  );
  await act();
  await shown;
}

/** Scrolls and waits until the browser has painted, because it stores no position that was never on the screen. */
export async function scrollAndSettle(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise((done) => {
        const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => done(null)));
        addEventListener('scroll', drawn, { once: true });
        scrollTo(0, top);
      }),
    y,
  );
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
