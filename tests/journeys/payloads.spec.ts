import { intercept } from '../intercept.ts';
import { expect, test } from './test.ts';
import {
  fakeConnection,
  heading,
  home,
  idle,
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

test.describe('payloads', () => {
  test('PL-1, PL-4: one request per page and build, none for the same path', async ({ page }) => {
    // Without prefetching: every request belongs to a navigation.
    await fakeConnection(page, { saveData: true });
    const seen = watchRequests(page);
    await page.goto('/');
    const payloads = () => seen.matching(/_payload\.json/);
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeFocused();
    expect(payloads()).toEqual([expect.stringMatching(/^\/privacy\/_payload\.json\?[\da-f]{16}$/)]);
    await home(page).click();
    await expect(question(page)).toBeFocused();
    expect(payloads()[1]).toMatch(/^\/_payload\.json\?[\da-f]{16}$/);
    await page.locator('.hero-starts a').nth(1).click();
    await expect(page).toHaveURL('/#debt');
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeFocused();
    expect(payloads()).toHaveLength(2);
    expect(seen.documents).toEqual(['/']);
  });

  test('PL-3: a failed request logs a warning, and the page is shown', async ({ page }) => {
    for (const answer of [{ status: 500 }, { status: 200, body: 'no payload' }]) {
      await page.goto('/');
      await intercept(page, '**/_payload.json?*', (route) => route.fulfill(answer));
      const warned = page.waitForEvent('console', (message) =>
        message.text().startsWith('Cannot load payload /privacy/_payload.json?'),
      );
      await policy(page).click();
      expect((await warned).type()).toBe('warning');
      await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    }
  });

  test('PL-2: prefetches those of visible links, after client navigations too', async ({
    page,
  }) => {
    const seen = watchRequests(page);
    const ahead = page.waitForRequest(/:\d+\/_payload\.json\?/);
    await page.goto('/privacy');
    await ahead;
    await home(page).click();
    await expect(question(page)).toBeFocused();
    expect(seen.matching(/^\/_payload/)).toHaveLength(1);
    const next = page.waitForRequest(/\/privacy\/_payload\.json\?/);
    await policy(page).scrollIntoViewIfNeeded();
    await next;
    expect(seen.documents).toEqual(['/privacy']);
  });

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { effectiveType: '2g' },
  ] as const) {
    test(`PL-2: prefetches none with ${JSON.stringify(connection)}`, async ({ page }) => {
      await fakeConnection(page, connection);
      const seen = watchRequests(page);
      const manifest = page.waitForResponse(MANIFEST);
      await page.goto('/privacy');
      await (await manifest).finished();
      await idle(page);
      expect(seen.matching(/_payload/)).toEqual([]);
    });
  }
});

test.describe('payloads of other links', () => {
  test.use({
    visited: async ({ fixtures }, use) => use(fixtures),
    expectedErrors: /always fails|'failing'|ERR_FAILED|status of 404/,
  });

  test('PL-1, PL-2: none for downloads, new windows, other sites and pages without one', async ({
    page,
  }) => {
    const seen = watchRequests(page);
    const ahead = page.waitForRequest(/\/fixtures\/styled\/_payload\.json/);
    await page.goto('/fixtures/islands');
    await ahead;
    await idle(page);
    const asked = seen.matching(/_payload/).map((file) => file.replace(/\/_payload.*/, ''));
    expect(asked).toContain('/privacy');
    for (const none of ['/fixtures/color/free', '/fixtures/color/dark', '/fixtures/status/404']) {
      expect(asked).not.toContain(none);
    }
    await page.getByRole('link', { name: 'A page without payload' }).click();
    await expect(heading(page, '404')).toBeVisible();
    expect(seen.documents, 'its document is read and shown in place').toEqual([
      '/fixtures/islands',
    ]);
  });

  test('CH-4: an island whose styles fail to load works without them', async ({ page }) => {
    await page.goto('/fixtures/islands');
    const seen = watchRequests(page);
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
    await intercept(page, '**/styled-*.css', (route) => route.abort());
    await page.getByRole('link', { name: 'A page with styles' }).click();
    await expect(heading(page, 'Styled')).toBeFocused();
    await lost;
    await expect(page.locator('[data-island="styled"][data-hydrated]')).toBeAttached();
    expect(seen.documents).toEqual([]);
  });
});
