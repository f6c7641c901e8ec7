import { everyEngine, expect, long, longEveryEngine, test } from './test.ts';

// Firefox reports no paint entry for such a visit.
for (const [visit, open] of [
  ['with a fragment', async () => {}],
  ['by reload', (page) => page.reload()],
  [
    'by Back',
    async (page) => {
      await page.goto('/privacy');
      await page.goBack();
    },
  ],
] satisfies [string, (page: import('@playwright/test').Page) => Promise<unknown>][]) {
  test(
    `a visit that begins scrolled, ${visit}, starts its script`,
    visit === 'by Back' ? everyEngine : longEveryEngine,
    async ({ page }) => {
      // WebKit scrolls some time after the page's load event.
      const scrolled = () => expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      await page.goto('/#consult');
      await scrolled();
      await open(page);
      await expect(page.locator('html')).toHaveAttribute('data-begun', '');
      await scrolled();
      await expect(page.locator('[data-island="consult-form"][data-hydrated]')).toBeAttached();
    },
  );
}

for (const width of [390, 1280]) {
  test(
    `after Back from another document the first control can be pressed, at ${width} px`,
    width === 390 ? everyEngine : long,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/#consult');
      await page.goto('/privacy');
      await page.goBack();
      const children = page.locator('.stepper output');
      await expect(children).toHaveText('2');
      await page.getByRole('button', { name: '한 분 늘리기' }).click();
      await expect(children).toHaveText('3');
    },
  );
}
