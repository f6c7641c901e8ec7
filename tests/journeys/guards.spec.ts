import type { Page } from '@playwright/test';
import { intercept } from '../intercept.ts';
import { expect, long, test } from './test.ts';
import { clickLink, fakeConnection, MANIFEST, openWithManifest, watchRequests } from './visit.ts';

test.use({
  visited: async ({ fixtures }, use) => use(fixtures),
  expectedErrors: /status of (?:4|500)/,
});

const link = (page: Page, name: string) =>
  page.locator('main').getByRole('link', { name, exact: true });
const entries = (page: Page) => page.evaluate(() => history.length);
const letIn = (page: Page) => page.getByRole('heading', { level: 1, name: 'Let in' });
const description = (page: Page) => page.locator('[data-error-description]');

/** Opens the page of links, as the first page or by a link. */
async function open(page: Page, place: string): Promise<{ documents: string[] }> {
  // Save-Data prevents prefetching, because payloads of refused pages would log to the console.
  await fakeConnection(page, { saveData: true });
  await openWithManifest(page, `/fixtures/guards/${place === 'first' ? 'open' : 'passed'}`);
  if (place === 'next') {
    await link(page, 'open').click();
    await expect(letIn(page)).toBeFocused();
  }
  await expect(page).toHaveURL('/fixtures/guards/open');
  await expect(letIn(page)).toBeVisible();
  return watchRequests(page);
}

/** Links whose target is refused, with the message shown. */
const refusals = {
  false: 'Page Not Found: /fixtures/guards/false',
  undefined: 'Page Not Found: /fixtures/guards/undefined',
  gone: 'Gone',
  stopped: 'Page Not Found: /fixtures/guards/stopped',
  failed: 'Closed',
  never: 'Page Not Found: /fixtures/guards/never',
  unknown: "Unknown route middleware: 'nobody'.",
  added: 'Page Not Found: /fixtures/guards/added',
};

for (const place of ['first', 'next']) {
  test(
    `RT-2, RT-3, RT-4, RT-5, RT-14: from the ${place} page, refusals are shown in place, and Back returns`,
    place === 'first' ? {} : long,
    async ({ page }) => {
      const { documents } = await open(page, place);
      const before = await entries(page);
      for (const [name, message] of Object.entries(refusals)) {
        await link(page, name).click();
        await expect(description(page)).toHaveText(message);
        await expect(page).toHaveURL(`/fixtures/guards/${name}`);
        await expect(page.locator('header, footer'), 'no layout').toHaveCount(0);
        // The new entry replaces the Forward entry.
        expect(await entries(page)).toBe(before + 1);
        await page.goBack();
        await expect(letIn(page)).toBeVisible();
        await expect(page.locator('.site-header'), 'the layout is back').toHaveCount(1);
      }
      await link(page, 'passed').click();
      await expect(page).toHaveURL('/fixtures/guards/passed');
      expect(documents).toEqual([]);
    },
  );
}

test('RT-2, RT-11, RT-14: passing checks allow a navigation, and a redirect adds one history entry', async ({
  page,
}) => {
  const { documents } = await open(page, 'first');
  for (const name of [
    // An asynchronous check allows it.
    'later',
    // A rule removes its middleware.
    'removed',
  ]) {
    await link(page, name).click();
    await expect(page).toHaveURL(`/fixtures/guards/${name}`);
    await expect(letIn(page)).toBeFocused();
  }
  for (const [name, path] of [
    // Middleware redirects.
    ['leaving', '/privacy'],
    // A rule redirects.
    ['moved', '/privacy'],
  ] as const) {
    const before = await entries(page);
    await link(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // The first redirect adds an entry. The second replaces the Forward entry.
    expect(await entries(page)).toBe(name === 'leaving' ? before + 1 : before);
    await page.goBack();
    await expect(letIn(page)).toBeVisible();
  }
  await link(page, 'old').click();
  await expect(page).toHaveURL('/fixtures/guards/open?kept=1');
  expect(documents).toEqual([]);
});

test('RT-12: a link to another site leaves the current page unchanged', long, async ({ page }) => {
  await intercept(page, 'https://away.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Away</title>' }),
  );
  await open(page, 'first');
  await page.evaluate(() => {
    const seen = new MutationObserver(() => sessionStorage.setItem('changed', 'yes'));
    const page = document.getElementById('page');
    if (page) seen.observe(page, { childList: true, subtree: true });
  });
  await link(page, 'away').click();
  await expect(page).toHaveTitle('Away');
  await page.goBack();
  expect(await page.evaluate(() => sessionStorage.getItem('changed'))).toBeNull();
});

test.describe('without the manifest', () => {
  // Scripts may not follow a redirect to another site, so the browser loads the document.
  test.use({ expectedErrors: /status of 4|ERR_|away\.example|violates/ });

  test('MF-5, RT-11, RT-12: the server decides where an address leads', long, async ({ page }) => {
    await intercept(page, MANIFEST, (route) => route.abort());
    const asked = page.waitForRequest(MANIFEST);
    await page.goto('/fixtures/guards/open');
    const { documents } = watchRequests(page);
    await link(page, 'moved').click();
    await expect(page).toHaveURL('/privacy?lost=1');
    expect(documents, 'only the browser learns of a hash in it').toContain(
      '/fixtures/moved?lost=1',
    );
    await page.goBack();
    await expect(letIn(page)).toBeVisible();
    await asked;
    const addresses: [string, RegExp][] = [
      ['/fixtures/gone-for-good', /\/privacy\?from=rule#top$/],
      ['/fixtures/old/open?kept=1', /\/fixtures\/guards\/open\?kept=1$/],
    ];
    for (const [address, end] of addresses) {
      await clickLink(page, address);
      await expect(page).toHaveURL(end);
    }
    const left = page.waitForRequest(
      (request) =>
        request.url() === 'https://away.example/landing' && request.isNavigationRequest(),
    );
    await link(page, 'away').click();
    await left;
  });
});
