import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.use({
  visited: async ({ fixtures }, use) => use(fixtures),
  expectedErrors: /Unknown route middleware|status of 4/,
});

const link = (page: Page, name: string) =>
  page.locator('main').getByRole('link', { name, exact: true });
const entries = (page: Page) => page.evaluate(() => history.length);

/** Opens the page of links, rendered by the server or by the router. */
async function open(page: Page, place: string): Promise<() => number> {
  // Without prefetched payloads: those of refused pages would log to the console.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(`/fixtures/guards/${place === 'static' ? 'open' : 'passed'}`);
  if (place === 'router') await link(page, 'open').click();
  await expect(page).toHaveURL('/fixtures/guards/open');
  await expect(page.getByRole('heading', { level: 1, name: 'Let in' })).toBeVisible();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  return () => documents;
}

for (const place of ['static', 'router']) {
  test.describe(`from a page of the ${place}`, () => {
    test('RT-2, RT-3: a refusal shows an error at its own URL, Back returns', async ({ page }) => {
      const documents = await open(page, place);
      const before = await entries(page);
      for (const [name, message] of [
        ['false', 'Page Not Found: /fixtures/guards/false'],
        ['undefined', 'Page Not Found: /fixtures/guards/undefined'],
        ['gone', 'Gone'],
      ] as const) {
        await link(page, name).click();
        await expect(page.locator('[data-error-description]')).toHaveText(message);
        await expect(page).toHaveURL(`/fixtures/guards/${name}`);
        expect(await entries(page), name).toBe(before + 1);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: 'Let in' })).toBeVisible();
      }
      expect(documents()).toBe(0);
    });

    test('RT-2: an asynchronous check can allow a navigation', async ({ page }) => {
      const documents = await open(page, place);
      await link(page, 'later').click();
      await expect(page).toHaveURL('/fixtures/guards/later');
      expect(documents()).toBe(0);
    });

    test('RT-5, RT-14: middleware aborts the navigation, and the page stays', async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      const documents = await open(page, place);
      const before = await entries(page);
      for (const name of ['unknown', 'stopped', 'added', 'never']) {
        await link(page, name).click();
        if (name === 'unknown') {
          await expect.poll(() => logged).toEqual(["Unknown route middleware: 'nobody'."]);
        }
        await expect(page).toHaveURL('/fixtures/guards/open');
        // The next navigation works, and follows the refused one.
        await link(page, 'passed').click();
        await expect(page, name).toHaveURL('/fixtures/guards/passed');
        expect(await entries(page), name).toBe(before + 1);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: 'Let in' })).toBeVisible();
      }
      expect(documents()).toBe(0);
    });

    test('RT-14: a rule removes middleware; middleware redirects', async ({ page }) => {
      const documents = await open(page, place);
      await link(page, 'removed').click();
      await expect(page).toHaveURL('/fixtures/guards/removed');
      await link(page, 'leaving').click();
      await expect(page).toHaveURL('/privacy');
      expect(documents()).toBe(0);
    });

    test('RT-11: a rule redirects, with one history entry', async ({ page }) => {
      const documents = await open(page, place);
      const before = await entries(page);
      await link(page, 'moved').click();
      await expect(page).toHaveURL('/privacy');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await entries(page)).toBe(before + 1);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Let in' })).toBeVisible();
      await link(page, 'old').click();
      await expect(page).toHaveURL('/fixtures/guards/open?kept=1');
      expect(documents()).toBe(0);
    });

    test('RT-12: an external target is loaded, without a flash before', async ({ page }) => {
      await page.route('https://away.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Away</title>' }),
      );
      await open(page, place);
      await page.evaluate(() => {
        const seen = new MutationObserver(() => sessionStorage.setItem('changed', 'yes'));
        const page = document.getElementById('page');
        if (page) seen.observe(page, { childList: true });
      });
      await link(page, 'away').click();
      await expect(page).toHaveTitle('Away');
      await page.goBack();
      expect(await page.evaluate(() => sessionStorage.getItem('changed'))).toBeNull();
    });
  });
}
