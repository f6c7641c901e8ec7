import { intercept } from '../intercept.ts';
import { expect, long, test } from './test.ts';
import { fakeConnection, heading, home, policy, question, watchRequests } from './visit.ts';

// One of these loses a file on purpose.
test.use({ reusePage: false, expectedErrors: /status of 500/ });

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
    await page.locator('.first a[href="#consult"]').click();
    await expect(page).toHaveURL('/#consult');
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeFocused();
    expect(payloads()).toHaveLength(2);
    expect(seen.documents).toEqual(['/']);
  });

  test('PL-3: a failed request logs a warning, and the page is shown', async ({ page }) => {
    await page.goto('/');
    await intercept(page, '**/_payload.json?*', (route) => route.fulfill({ status: 500 }));
    const warned = page.waitForEvent('console', (message) =>
      message.text().startsWith('Cannot load payload /privacy/_payload.json?'),
    );
    await policy(page).click();
    expect((await warned).type()).toBe('warning');
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
  });

  test('PL-2: prefetches the payloads of visible links, after client navigations too', async ({
    page,
  }) => {
    const seen = watchRequests(page);
    const payloadOf = (path: string) => page.waitForRequest(`**${path}/_payload.json?*`);
    const ahead = page.waitForRequest(/:\d+\/_payload\.json\?/);
    await page.goto('/privacy');
    await ahead;
    const next = payloadOf('/situations/debt');
    await home(page).click();
    await next;
    expect(seen.matching(/^\/_payload/)).toHaveLength(1);
    expect(seen.matching(/^\/areas\/\w+\/_payload/)).toEqual([]);
    const below = payloadOf('/areas/renunciation');
    await page.locator('footer a[href="/areas/renunciation"]').scrollIntoViewIfNeeded();
    await below;
    expect(seen.documents).toEqual(['/privacy']);
  });
});

test.describe('styles of an island', () => {
  test.use({
    visited: async ({ fixtures }, use) => use(fixtures),
    expectedErrors: /always fails|'failing'|ERR_FAILED/,
  });

  test('CH-4: an island whose styles fail to load works without them', long, async ({ page }) => {
    await page.goto('/fixtures/islands');
    const seen = watchRequests(page);
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
    await intercept(page, '**/styled-*.css', (route) => route.abort());
    await page.getByRole('link', { name: 'A page with styles' }).click();
    await expect(heading(page, 'Styled')).toBeFocused();
    await lost;
    await expect(page.locator('.styled')).toHaveText('Styled');
    expect(seen.documents).toEqual([]);
  });
});
