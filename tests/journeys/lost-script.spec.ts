import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { intercept } from '../intercept.ts';
import { chooseSpouse } from './family-link.ts';
import { everyEngine, expect, long, test } from './test.ts';

const SCRIPT = '**/assets/client-*.js';

// Most of these lose the site's script on purpose.
test.use({ reusePage: false, expectedErrors: /ERR_FAILED|NS_ERROR|due to access control checks/ });

/** Opens a page whose script does not load, without `goto`, which waits for the script. */
function open(page: Page, path: string): void {
  page.goto(path).catch(() => {});
}

const sentence = (page: Page) => page.locator('main').getByRole('alert');
const lost = (page: Page) => page.locator('html[data-lost]');
const death = (page: Page) => page.locator('#deadlines-death');
const results = (page: Page) => page.locator('#deadlines-result');

for (const [path, result] of [
  ['/deadlines', '#deadlines-result'],
  ['/shares', '#shares-result'],
  ['/forced-share', '#forced-share-calculator-result'],
  ['/inheritance-tax', '#inheritance-tax-result'],
] as const) {
  const tier = path === '/deadlines' ? everyEngine : long;
  test(
    `CH-5: ${path} without the main script shows a notice, and no result of other input`,
    tier,
    async ({ page }) => {
      await intercept(page, SCRIPT, (route) => route.abort());
      open(page, path);
      await expect(lost(page)).toBeAttached();
      await expect(sentence(page)).toContainText('이 부분을 불러오지 못해');
      await expect(sentence(page).getByRole('link')).toHaveAttribute('href', /^tel:/);
      await expect(page.locator(result)).toBeAttached();
      await expect(page.locator(result)).toBeHidden();
      // Nothing covers the fields.
      for (const field of await page.locator('.calculator input:visible').all()) {
        await field.click({ trial: true });
      }
    },
  );
}

for (const path of ['/search', '/questions']) {
  test(
    `${path} without the main script shows a notice and its search field`,
    path === '/search' ? {} : long,
    async ({ page }) => {
      await intercept(page, SCRIPT, (route) => route.abort());
      open(page, path);
      await expect(lost(page)).toBeAttached();
      await expect(sentence(page)).toContainText('이 부분을 불러오지 못해');
      await expect(page.getByRole('searchbox')).toBeVisible();
    },
  );
}

test('the form, which works without script, shows no notice', async ({ page }) => {
  await intercept(page, SCRIPT, (route) => route.abort());
  open(page, '/consult');
  await expect(lost(page)).toBeAttached();
  await expect(sentence(page)).toHaveCount(0);
});

// Firefox does not fetch a script again after a failure.
test('CH-1: a press fetches the script again and counts once', async ({ page }) => {
  const loss = await intercept(page, SCRIPT, (route) => route.abort());
  open(page, '/shares');
  const children = page.locator('#shares-children');
  const more = page.getByRole('button', { name: '자녀 늘리기', exact: true });
  await more.click();
  await expect(sentence(page)).toBeVisible();
  // The press has fetched the script again, and that has failed too: the press is not repeated.
  await page.waitForFunction(() => globalThis.earlyPresses?.length === 0);
  await expect(children).toHaveValue('');
  await loss.dispose();
  await more.click();
  await expect(children).toHaveValue('1');
  await expect(sentence(page)).toHaveCount(0);
  await chooseSpouse(page, '있음');
  await expect(page.locator('#shares .reasons-sentence')).toBeVisible();
});

test('CH-5: a notice is shown eight seconds after the first input, until the script loads', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdBack(page, SCRIPT);
  open(page, '/deadlines');
  await expect(page.locator('#announcer')).toBeAttached();
  await page.clock.fastForward(60_000);
  await death(page).fill('2026-10-30');
  await expect(results(page)).toBeVisible();
  await expect(sentence(page)).toHaveCount(0);
  await page.clock.fastForward(8000);
  await expect(sentence(page)).toContainText('이 부분을 불러오지 못해');
  await expect(results(page)).toBeHidden();
  release();
  await expect(sentence(page)).toHaveCount(0);
  await expect(results(page)).toContainText('2027. 4. 30.');
});

test('no notice is shown if the script loads in time', async ({ page }) => {
  await page.clock.install();
  await page.goto('/deadlines');
  await expect(page.locator('html[data-begun]')).toBeAttached();
  await death(page).fill('2026-10-30');
  await expect(page.locator('[data-hydrated]')).toBeAttached();
  await page.clock.fastForward(8000);
  await expect(results(page)).toContainText('2027. 4. 30.');
  await expect(lost(page)).toHaveCount(0);
});
