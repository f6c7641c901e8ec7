import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { home } from '#app/content/home.ts';
import { privacy } from '#app/content/privacy.ts';
import { pageKinds } from '../site/page-kinds.ts';
import { expect, test } from './test.ts';

// Requests of a first visit are not in the cache.
test.use({ reusePage: false });

/** The scripts that a visitor downloads from now on, by file, with their gzip size. */
function scripts(page: Page) {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  return async () => {
    const files = await Promise.all(
      responses.map(async (response) => {
        const text = await response.text();
        const file = new URL(response.url()).pathname;
        return { file, text, size: gzipSync(text).byteLength };
      }),
    );
    return { files, total: files.reduce((sum, { size }) => sum + size, 0) };
  };
}

test('before scrolling: at most 15 KB of script, no React, no copy', async ({ page }) => {
  const seen = scripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const { files, total } = await seen();
  expect(files).toHaveLength(1);
  expect(total).toBeLessThanOrEqual(15_000);
  for (const { text } of files) {
    expect(text).not.toMatch(/react\.(?:transitional\.)?element|hydrateRoot|useState/);
    expect(text, 'Korean words in the script of the first visit').not.toMatch(/[가-힣]/);
  }
});

// What is first on these is an island, or an icon that the firm names.
const begun = ['/consult', '/search', '/people'];

for (const path of pageKinds.filter((path) => !begun.includes(path))) {
  test(`${path}: at most 15 KB of script before scrolling`, async ({ page }) => {
    const seen = scripts(page);
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto(path);
    // Later, the pages that its links lead to are fetched ahead.
    await page.locator('html[data-begun]').waitFor({ state: 'attached' });
    expect((await seen()).total).toBeLessThanOrEqual(15_000);
  });
}

test('after scrolling to the end: at most 120 KB of script', async ({ page }) => {
  const seen = scripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('#consult').scrollIntoViewIfNeeded();
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.locator('[data-island="consult-form"][data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const { files, total } = await seen();
  expect(
    files.some(({ text }) => /hydrateRoot/.test(text)),
    'React is loaded',
  ).toBe(true);
  expect(total).toBeLessThanOrEqual(120_000);
});

test('no script contains the copy of the sections', async ({ page }) => {
  const seen = scripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: '개인정보 처리방침' }).last().click();
  await page.getByRole('heading', { level: 1, name: '개인정보 처리방침' }).waitFor();
  await page.goBack();
  await page.locator('#areas').waitFor();
  const { files } = await seen();
  expect(files.length).toBeGreaterThan(5);
  for (const words of [
    home.areas.groups[0]?.areas[0]?.text ?? '',
    home.ways.steps.items[0]?.text ?? '',
    privacy.intro,
  ]) {
    expect(words.length).toBeGreaterThan(10);
    for (const { file, text } of files) expect(text, file).not.toContain(words);
  }
});

test('a typed syllable that the site’s text lacks loads its slice of the font once', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  // Two fonts, each in two files: the glyphs of the first screen, and the others.
  expect(fonts).toHaveLength(4);
  const field = page.getByLabel('성함 (가명도 괜찮습니다)');
  await field.fill('상담 신청');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts, 'words of the site').toHaveLength(4);
  await field.fill('뷁뷂');
  await expect.poll(() => fonts.length).toBe(5);
  await field.fill('뷁뷂뷃');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(5);
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
  await page.goto('/', { waitUntil: 'networkidle' });
  const shift = await page.evaluate(() => document.documentElement.dataset.shift ?? '0');
  expect(Number(shift)).toBeLessThan(0.05);
});
