import type { Page } from '@playwright/test';
import { findFullChromium, launchChromium } from '../browsers/chromium.ts';
import { holdBack } from '../hold-back.ts';
import { fillIn, unfold } from './consult-form.ts';
import { pages, stateOf, useAll } from './page-state.ts';
import { awaitScript, test as base, expect, long } from './test.ts';
import { clickLink, heading, watchRequests } from './visit.ts';

/** Tests in a browser with a back/forward cache. */
const test = base.extend({
  page: async ({ site }, use, { skip }) => {
    const executablePath = findFullChromium();
    skip(
      !executablePath,
      'No Chromium with windows is installed: the headless shell keeps no document.',
    );
    const browser = await launchChromium({
      executablePath: executablePath ?? '',
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ baseURL: site.url });
    awaitScript(context);
    await use(await context.newPage());
    await browser.close();
  },
});

/** Goes back without waiting: Playwright's `goBack` waits for a load event, which a cached document does not fire. */
const goBack = (page: Page) => page.evaluate(() => history.back());

for (const [path, act] of pages) {
  test(
    `RT-15: Back shows ${path} as it was left, in a browser whose links load documents`,
    long,
    async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.dataset.navigation = 'documents';
      });
      const before = await useAll(page, act);
      await clickLink(page, '/privacy');
      await expect(page).toHaveURL('/privacy');
      await expect(page.locator('html[data-begun]')).toBeAttached();
      await goBack(page);
      await expect(page.locator('html[data-navigation="documents"]')).toBeAttached();
      await expect.poll(() => stateOf(page)).toEqual(before);
    },
  );
}

test(
  'RT-15: a calculator’s page from the back/forward cache counts once, and keeps its position and links',
  long,
  async ({ page }) => {
    await page.goto('/shares');
    await page.getByRole('button', { name: '자녀 늘리기', exact: true }).click();
    const children = page.locator('#shares-children');
    await expect(children).toHaveValue('1');
    await page.evaluate(() => {
      document.documentElement.dataset.kept = '';
      scrollTo(0, 500);
    });
    const kept = page.locator('html[data-kept]');
    await page.goto('/privacy');
    await expect(kept).toHaveCount(0);
    await goBack(page);
    await expect(kept, 'the same document').toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(500);
    await page.getByRole('button', { name: '자녀 늘리기', exact: true }).press('Enter');
    await expect(children).toHaveValue('2');
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(children).toHaveValue('1');

    const { documents } = watchRequests(page);
    await clickLink(page, '/privacy');
    await expect(heading(page, '개인정보 처리방침')).toBeFocused();
    await goBack(page);
    await expect(children).toHaveValue('1');
    expect(documents).toEqual([]);
  },
);

test(
  'a form whose request was received is empty after Back, and its next request has a new key',
  long,
  async ({ page }) => {
    await page.goto('/consult');
    await page.evaluate(() => {
      document.documentElement.dataset.kept = '';
    });
    await fillIn(page);
    await unfold(page);
    await page.getByLabel('하실 말씀').fill('받으신 글');
    const keys: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST')
        keys.push(new URLSearchParams(request.postData() ?? '').get('key'));
    });
    // Submits as the browser does without script.
    const send = () => page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
    await send();
    await expect(page).toHaveURL(/\/received\//);
    await expect(page.locator('html[data-begun]')).toBeAttached();
    await goBack(page);
    await expect(page.locator('html[data-kept]')).toBeAttached();
    await expect(page.getByLabel('하실 말씀')).toHaveValue('');
    await fillIn(page);
    await send();
    await expect(page).toHaveURL(/\/received\//);
    expect(new Set(keys).size).toBe(2);
  },
);

test(
  'Back shows the page that was being fetched when the visitor left the document',
  long,
  async ({ page }) => {
    await page.goto('/shares');
    const release = await holdBack(page, '**/fees/_payload.json*');
    await clickLink(page, '/fees');
    await expect(page).toHaveURL('/fees');
    await page.goto('/privacy');
    await page.evaluate(() => history.back());
    release();
    await expect(page).toHaveURL('/fees');
    await expect(page.locator('h1')).toContainText('비용');
  },
);
