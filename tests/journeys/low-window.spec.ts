import type { Page } from '@playwright/test';
import { fakeTools } from '../fakes/tracking-tools.ts';
import { tabThrough } from './focus-in-window.ts';
import { everyEngine, expect, test } from './test.ts';
import { answer, bar, expectedErrors, settings, test as withTools } from './with-tools.ts';

/** A window of 1280 × 1024 at 400 %; one of 1280 × 720 at 200 %; a phone that lies. */
const windows = [
  [320, 256],
  [640, 360],
  [852, 393],
] as const;

for (const [path, engines] of [
  ['/shares', everyEngine],
  ['/', {}],
  ['/consult', {}],
  ['/forced-share', {}],
  ['/questions', {}],
] as const) {
  test(
    `${path}: in low windows Tab leads to nothing that cannot be seen`,
    engines,
    async ({ page }) => {
      test.slow();
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        const met = await tabThrough(page);
        expect(met.length, `stops at ${width} × ${height}`).toBeGreaterThan(25);
      }
    },
  );
}

test('/shares: with large letters, too', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/shares');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect((await tabThrough(page)).length).toBeGreaterThan(25);
});

test('a low window is the page’s: header, contacts and answer stay where they stand in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/shares');
  await page.evaluate(() => scrollTo(0, 900));
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('.site-header, .contact-edge, .answer-line')].filter(
            (part) => {
              const { top, bottom } = part.getBoundingClientRect();
              return bottom > 0 && top < innerHeight && part.checkVisibility();
            },
          ).length,
      ),
    )
    .toBe(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('button', { name: '연락 방법 모두 보기' })).toBeInViewport();
});

withTools.describe('while the bar asks for consent', () => {
  withTools.use({ expectedErrors });

  withTools('each of its controls can be reached and seen', everyEngine, async ({ page }) => {
    await fakeTools(page);
    for (const [width, height, percent] of [...windows, [320, 480], [360, 640, 200]] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/consult');
      await largeLetters(page, percent);
      await expect(bar(page)).toBeVisible();
      const place = `${width} × ${height}`;
      for (const name of ['허용', '거부', '선택']) {
        await bar(page).getByRole('button', { name, exact: true }).focus();
        await expect(bar(page).getByRole('button', { name, exact: true }), place).toBeInViewport();
      }
      await answer(page, '선택');
      for (const control of await bar(page).locator('a, input, button:visible').all()) {
        await control.focus();
        await expect(control, place).toBeInViewport({ ratio: 0.9 });
        expect(await isCovered(control), place).toBe(false);
      }
      // Its question, too, by scrolling.
      await bar(page).locator('[data-consent-words]').scrollIntoViewIfNeeded();
      const { y } = (await bar(page).locator('[data-consent-words]').boundingBox()) ?? { y: -1 };
      expect(y, `the question at ${place}`).toBeGreaterThanOrEqual(0);
    }
  });

  for (const path of ['/consult', '/shares']) {
    withTools(`${path}: it covers no stop of Tab`, async ({ page }) => {
      withTools.slow();
      await fakeTools(page);
      for (const [width, height, percent] of [...windows, [360, 640, 200]] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        await largeLetters(page, percent);
        await expect(bar(page)).toBeVisible();
        expect((await tabThrough(page)).length).toBeGreaterThan(25);
      }
    });
  }

  withTools('from the footer it opens in view, and returns there', async ({ page }) => {
    await fakeTools(page);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/fees');
    await answer(page, '거부');
    await settings(page).click();
    await expect(bar(page)).toBeFocused();
    await expect(bar(page)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeFocused();
    await expect(settings(page)).toBeInViewport();
  });
});

async function largeLetters(page: Page, percent = 100): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/** Whether something else is over its middle. */
function isCovered(control: ReturnType<Page['locator']>): Promise<boolean> {
  return control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !top || !(element.contains(top) || top.contains(element));
  });
}
