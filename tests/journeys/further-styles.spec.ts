import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { intercept } from '../intercept.ts';
import { expect, long, longEveryEngine, test } from './test.ts';
import {
  clickLink,
  fakeConnection,
  heading,
  home,
  LATEST,
  question,
  watchRequests,
} from './visit.ts';

// They depend on an empty cache, and lose a file on purpose.
test.use({ reusePage: false, expectedErrors: /ERR_FAILED|NS_ERROR|due to access control/ });

const FURTHER = '**/assets/further-*.css';
const calculator = (page: Page) => page.locator('.calculator-band');
const sharesTitle = (page: Page) => heading(page, '누가 얼마를 상속하나요?');

/** Records whether the calculator is styled when it is shown. */
const watchStyles = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('page:shown', () => {
      const band = document.querySelector('.calculator-band');
      if (band) document.documentElement.dataset.shownWith = getComputedStyle(band).overflowX;
    }),
  );

test('a page waits for the further styles, and they stay with the document', async ({ page }) => {
  // Without prefetching.
  await fakeConnection(page, { saveData: true });
  await page.goto('/');
  const seen = watchRequests(page);
  await watchStyles(page);
  const release = await holdBack(page, FURTHER);
  const asked = page.waitForRequest(FURTHER);
  await clickLink(page, '/shares');
  await asked;
  await expect(question(page)).toBeVisible();
  await expect(page.locator('html[data-waiting]')).toBeAttached();
  release();
  await expect(sharesTitle(page)).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-shown-with', 'clip');

  await home(page).click();
  await expect(question(page)).toBeFocused();
  await page.goBack();
  await expect(calculator(page)).toHaveCSS('overflow-x', 'clip');
  expect(seen.matching(/\/further-/)).toHaveLength(1);
  expect(seen.documents).toEqual([]);
});

test('the further styles are fetched ahead with the page of a link', long, async ({ page }) => {
  const asked = page.waitForRequest(FURTHER);
  await page.goto('/');
  await page.locator('a[href="/shares"]:visible').first().scrollIntoViewIfNeeded();
  await asked;
});

test(
  'without a connection a page that lacks the further styles is not shown',
  long,
  async ({ page }) => {
    await fakeConnection(page, { saveData: true });
    await page.goto('/');
    await intercept(page, FURTHER, (route) => route.abort(), { times: 1 });
    await intercept(page, LATEST, (route) => route.abort());
    await clickLink(page, '/shares');
    await expect(page.locator('#navigation-lost')).toBeVisible();
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL('/');

    await watchStyles(page);
    await clickLink(page, '/shares');
    await expect(sharesTitle(page)).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-shown-with', 'clip');
  },
);

test(
  'CH-1: lost further styles cause one reload of the document',
  longEveryEngine,
  async ({ page }) => {
    await intercept(page, FURTHER, (route) => route.abort(), { times: 1 });
    const seen = watchRequests(page);
    await page.goto('/shares');
    await expect.poll(() => seen.documents).toEqual(['/shares', '/shares']);
    await expect(calculator(page)).toHaveCSS('overflow-x', 'clip');
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the head links the further styles', async ({ page }) => {
    await page.goto('/shares');
    await expect(calculator(page)).toHaveCSS('overflow-x', 'clip');
  });
});
