import { scripts } from './scripts.ts';
import { expect, test } from './test.ts';
import { fakeConnection, idle, MANIFEST, watchRequests } from './visit.ts';

// Requests of a first visit are not in the cache.
test.use({ reusePage: false });

test('before scrolling: at most 15 KB of script, no React, no copy', async ({ page }) => {
  // On slow-2g the page never loads its prefetching code, whenever a slow machine becomes idle.
  await fakeConnection(page, { effectiveType: 'slow-2g' });
  const seen = scripts(page);
  await page.goto('/');
  await idle(page);
  const { files, total } = await seen();
  expect(files).toHaveLength(1);
  expect(total).toBeLessThanOrEqual(15_000);
  for (const { text } of files) {
    expect(text).not.toMatch(/react\.(?:transitional\.)?element|hydrateRoot|useState/);
    expect(text, 'Korean words in the script of the first visit').not.toMatch(/[가-힣]/);
  }
});

test('IC-7: after scrolling to the end: at most 120 KB of script, and no request for an icon', async ({
  page,
}) => {
  const seen = scripts(page);
  const { matching } = watchRequests(page);
  const manifest = page.waitForResponse(MANIFEST);
  await page.goto('/');
  await page.locator('#consult').scrollIntoViewIfNeeded();
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.locator('[data-island="consult-form"][data-hydrated]').waitFor({ state: 'attached' });
  // The last that a page loads by itself.
  await (await manifest).finished();
  await idle(page);
  const { files, total } = await seen();
  expect(
    files.some(({ text }) => /hydrateRoot/.test(text)),
    'React is loaded',
  ).toBe(true);
  expect(total).toBeLessThanOrEqual(120_000);
  expect(matching(/^\/api\/_nuxt_icon/)).toEqual([]);
});

test('a typed syllable that the site’s text lacks loads its slice of the font once', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  // The two typefaces.
  expect(fonts).toHaveLength(2);
  const field = page.getByLabel('성함 (가명도 괜찮습니다)');
  await field.fill('상담 신청');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts, 'words of the site').toHaveLength(2);
  await field.fill('뷁뷂');
  await expect.poll(() => fonts.length).toBe(3);
  await field.fill('뷁뷂뷃');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(3);
});

test('the layout does not shift while the page loads', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry)) continue;
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + Number(entry.value),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const manifest = page.waitForResponse(MANIFEST);
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  // The last that a page loads by itself.
  await (await manifest).finished();
  await idle(page);
  const shift = await page.evaluate(() => document.documentElement.dataset.shift ?? '0');
  expect(Number(shift)).toBeLessThan(0.05);
});
