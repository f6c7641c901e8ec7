import type { Page } from '@playwright/test';
import { intercept } from '../intercept.ts';
import { expect, long, test } from './test.ts';
import { heading, home, LATEST, policy, question, watchRequests } from './visit.ts';

test.use({ reusePage: false, expectedErrors: /ERR_|NS_ERROR|Failed to fetch|NetworkError/ });

const HOUR = 3_600_000;

/** Makes the next check for the latest build find another one. */
async function outdate(page: Page): Promise<void> {
  await intercept(page, LATEST, (route) => route.fulfill({ json: { id: 'newer', timestamp: 1 } }));
  await page.evaluate(() => {
    addEventListener('app:manifest:update', (event) => {
      const { id } = event instanceof CustomEvent ? event.detail : {};
      document.documentElement.dataset.updates = `${document.documentElement.dataset.updates ?? ''}${id};`;
    });
  });
  // The watch begins once the page is idle, and asks every hour from then on.
  await expect(async () => {
    await page.clock.fastForward(HOUR);
    await expect(page.locator('html')).toHaveAttribute('data-updates', 'newer;', { timeout: 1000 });
  }).toPass();
}

test.describe('MF-4: once a newer build is known', () => {
  test('a static page stays, and its next link loads a document', async ({ page }) => {
    await page.clock.install();
    await page.goto('/?a=1');
    const seen = watchRequests(page);
    await outdate(page);
    await page.locator('.first a[href="#consult"]').click();
    await expect(page).toHaveURL('/?a=1#consult');
    expect(seen.documents, 'not by itself, nor by a hash').toEqual([]);
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    expect(seen.documents).toEqual(['/privacy']);
  });

  for (const [what, leave, documents] of [
    ['a link', (page: Page) => home(page).click(), ['/']],
    ['Back', (page: Page) => page.goBack(), ['/?c=3']],
    ['Forward', (page: Page) => page.goForward(), ['/']],
  ] as const) {
    test(`${what} loads the document of its target`, long, async ({ page }) => {
      await page.clock.install();
      await page.goto('/?c=3');
      await policy(page).click();
      await expect(heading(page, '개인정보 처리방침')).toBeFocused();
      if (what === 'Forward') {
        await home(page).click();
        await expect(question(page)).toBeFocused();
        await page.goBack();
        await expect(heading(page, '개인정보 처리방침')).toBeFocused();
      }
      const seen = watchRequests(page);
      await outdate(page);
      await leave(page);
      await expect(question(page)).toBeVisible();
      await expect(page.locator('html'), 'a new document').not.toHaveAttribute('data-updates');
      expect(seen.documents).toEqual(documents);
    });
  }

  for (const [what, leave] of [
    ['a link', (page: Page) => policy(page).click()],
    ['Back', (page: Page) => page.evaluate(() => history.back())],
  ] as const) {
    test(`without a connection, ${what} leaves the page in place, and says so`, async ({
      page,
      context,
    }) => {
      await page.clock.install();
      await page.goto('/privacy');
      await home(page).click();
      await expect(question(page)).toBeFocused();
      await outdate(page);
      await page.unroute(LATEST);
      await context.setOffline(true);
      await leave(page);
      await expect(
        page.getByRole('alert').filter({ hasText: '인터넷에 연결되지 않아' }),
      ).toBeVisible();
      await expect(page).toHaveURL('/');
      await expect(question(page)).toBeVisible();
      await context.setOffline(false);
    });
  }
});
