import { gzipSync } from 'node:zlib';
import { expect, test } from './test.ts';

/** Bytes of script that a visitor downloads, gzip, by file. */
async function scripts(page: import('@playwright/test').Page) {
  const files = new Map<string, { size: number; text: string }>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const text = await response.text();
    files.set(new URL(response.url()).pathname, { size: gzipSync(text).byteLength, text });
  });
  return {
    files,
    total: () => [...files.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

test('before scrolling: at most 15 KB of script, no React, no copy', async ({ page }) => {
  const seen = await scripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(seen.files.size).toBeGreaterThan(0);
  expect(seen.total()).toBeLessThanOrEqual(15_000);
  for (const { text } of seen.files.values()) {
    expect(text).not.toMatch(/react\.(?:transitional\.)?element|hydrateRoot|useState/);
    expect(text, 'Korean words in the script of the first visit').not.toMatch(/[가-힣]/);
  }
});

test('after scrolling through: at most 120 KB of script', async ({ page }) => {
  const seen = await scripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.locator('[data-alive]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect(seen.total()).toBeLessThanOrEqual(120_000);
});

test('the copy of the sections is in no script at all', async ({ page }) => {
  const seen = await scripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: '개인정보 처리방침' }).last().click();
  await page.getByRole('heading', { level: 1, name: '개인정보 처리방침' }).waitFor();
  await page.goBack();
  await page.locator('#areas').waitFor();
  expect(seen.files.size).toBeGreaterThan(5);
  for (const [file, { text }] of seen.files) {
    for (const words of ['다섯 가지 방식 가운데', '지체 없이 파기합니다', '맡길지 정하십니다']) {
      expect(text, file).not.toContain(words);
    }
  }
});

test('nothing moves while the page loads', async ({ page }) => {
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
