import type { Page } from '@playwright/test';
import { intercept } from '../intercept.ts';
import { everyEngine, expect, test } from './test.ts';
import {
  fakeConnection,
  heading,
  home,
  LATEST,
  MANIFEST,
  policy,
  question,
  watchRequests,
} from './visit.ts';

// Most of these lose a file on purpose.
test.use({
  reusePage: false,
  expectedErrors: /ERR_FAILED|status of 500|Error fetching app manifest/,
});

const HOUR = 3_600_000;

/** The next check for the latest build finds another one. */
async function outdate(page: Page): Promise<void> {
  await intercept(page, LATEST, (route) => route.fulfill({ json: { id: 'newer', timestamp: 1 } }));
  await page.evaluate(() => {
    addEventListener('app:manifest:update', (event) => {
      const { id } = event instanceof CustomEvent ? event.detail : {};
      document.documentElement.dataset.updates = `${document.documentElement.dataset.updates ?? ''}${id};`;
    });
  });
  await page.clock.fastForward(HOUR);
  await expect(page.locator('html')).toHaveAttribute('data-updates', 'newer;');
}

test.describe('MF-3: the latest build', () => {
  test('is requested after an hour, then every hour, whatever fails', async ({ page }) => {
    await page.clock.install();
    let fail = true;
    await intercept(page, LATEST, (route) => (fail ? route.abort() : route.continue()));
    const seen = watchRequests(page);
    await page.goto('/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/');
    const latest = () => seen.matching(/latest\.json/);
    await page.clock.fastForward(HOUR - 1_000);
    expect(latest()).toEqual([]);
    for (const times of [1, 2, 3]) {
      const asked = page.waitForRequest(/latest\.json\?\d+$/);
      await page.clock.fastForward(times === 1 ? 1_000 : HOUR);
      const { searchParams } = new URL((await asked).url());
      expect([...searchParams.keys()][0]).toBe(String(await page.evaluate(() => Date.now())));
      expect(latest()).toHaveLength(times);
      fail = false;
    }
  });
});

test.describe('MF-4: once a newer build is known', () => {
  test('a static page stays, and its next link loads a document', everyEngine, async ({ page }) => {
    await page.clock.install();
    await page.goto('/?a=1');
    const seen = watchRequests(page);
    await outdate(page);
    await page.locator('.hero-starts a').nth(1).click();
    await expect(page).toHaveURL('/?a=1#debt');
    expect(seen.documents, 'not by itself, nor by a hash').toEqual([]);
    await page.clock.fastForward(HOUR);
    await expect(page.locator('html'), 'announced once').toHaveAttribute('data-updates', 'newer;');
    // WebKit's process may crash when a page with routed requests is left.
    await page.unrouteAll();
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    expect(seen.documents).toEqual(['/privacy']);
  });

  for (const [what, leave, documents] of [
    ['a link', (page: Page) => home(page).click(), ['/']],
    ['Back', (page: Page) => page.goBack(), ['/?c=3']],
    ['Forward', (page: Page) => page.goForward(), ['/']],
  ] as const) {
    test(`${what} loads the document of its target`, async ({ page }) => {
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
      await page.unrouteAll();
      await leave(page);
      await expect(question(page)).toBeVisible();
      await expect(page.locator('html'), 'a new document').not.toHaveAttribute('data-updates');
      expect(seen.documents).toEqual(documents);
    });
  }
});

test.describe('MF-6: the manifest', () => {
  for (const [what, supported] of [
    ['', true],
    [' in a browser that has no idle callback', false],
  ] as const) {
    test(`is requested once, a second after the page is idle${what}`, async ({ page }) => {
      await page.clock.install({ time: 0 });
      if (!supported) {
        await page.addInitScript(() => {
          Reflect.deleteProperty(globalThis, 'requestIdleCallback');
        });
      }
      await page.clock.pauseAt(10_000);
      const seen = watchRequests(page);
      await page.goto('/');
      await page.clock.runFor(900);
      expect(seen.matching(/builds\/meta/)).toEqual([]);
      const asked = page.waitForRequest(MANIFEST);
      await page.clock.runFor(300);
      await asked;
      await page.clock.resume();
      await policy(page).click();
      await expect(heading(page, '개인정보 처리방침')).toBeFocused();
      expect(seen.matching(/builds\/meta/)).toHaveLength(1);
    });
  }

  test('is not prefetched on the slowest connections', async ({ page }) => {
    await fakeConnection(page, { effectiveType: 'slow-2g' });
    await page.clock.install();
    const seen = watchRequests(page);
    await page.goto('/');
    await page.clock.fastForward(10_000);
    expect(seen.matching(/builds\/meta/)).toEqual([]);
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeFocused();
    expect(seen.matching(/builds\/meta/), 'a navigation needs none').toEqual([]);
  });
});

test('MF-5: without the manifest a warning is logged and links still work', async ({ page }) => {
  await intercept(page, MANIFEST, (route) => route.abort());
  const seen = watchRequests(page);
  await page.goto('/');
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Error fetching app manifest.'),
  );
  await policy(page).click();
  await expect(heading(page, '개인정보 처리방침')).toBeFocused();
  expect((await logged).type()).toBe('error');
  expect(seen.documents).toEqual(['/']);
});
