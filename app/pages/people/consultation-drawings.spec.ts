import type { Page } from '@playwright/test';
import { colorRules, violations } from '../../../tests/axe.ts';
import { everyEngine, expect, long, test } from '../../../tests/journeys/test.ts';
import { expectPeriod, partsIn, press } from '../../../tests/widgets/carousel.ts';

// Journeys run without movement; here it is the subject.
test.use({ contextOptions: {} });

const drawings = (page: Page) => partsIn(page.locator('#consultation'));

/** Scrolls to the drawings, which starts their behaviour. Pauses the clock: time then moves only by `page.clock`. */
async function readOn(page: Page): Promise<void> {
  const { track, slides } = drawings(page);
  await track.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(slides.nth(1)).toHaveJSProperty('inert', true);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/people');
  await readOn(page);
}

test(
  'CA-1: advances the drawings every 3000 ms, and from the last to the first',
  everyEngine,
  async ({ page }) => {
    await open(page);
    const { root, track, indicators, current, seen } = drawings(page);
    await expect(root).toHaveAttribute('data-carousel', 'slide');
    await expect(track).toHaveAttribute('aria-live', 'off');
    await press(indicators.nth(2));
    await expectPeriod(page, drawings(page));
    expect(await current()).toBe(3);
    await expectPeriod(page, drawings(page));
    expect(await current(), 'wrapped').toBe(0);
    await expect.poll(seen).toBe(0);
  },
);

test(
  'CA-1: starts when the drawings are in view, and pauses when they are not',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 640 });
    await page.clock.install();
    await page.goto('/people');
    const { track, slides, current } = drawings(page);
    await expect(slides.nth(1), 'started').toHaveJSProperty('inert', true);
    await expect(track).not.toBeInViewport();
    await expect(track).toHaveAttribute('aria-live', 'polite');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    expect(await current()).toBe(0);
    await track.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(track).toHaveAttribute('aria-live', 'off');
    await expectPeriod(page, drawings(page));
    await page.evaluate(() => scrollTo(0, 0));
    await expect(track).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(10_000);
    expect(await current()).toBe(1);
  },
);

test('CA-3: Tab reaches the stop button first, and the arrow keys move the drawings', async ({
  page,
}) => {
  await open(page);
  const { stop, begin, previous, indicators, track, next, current } = drawings(page);
  await stop.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(stop).toBeFocused();
  await expect(track, 'the focus holds it').toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(10_000);
  expect(await current()).toBe(0);
  await page.keyboard.press('ArrowRight');
  expect(await current()).toBe(1);
  await page.keyboard.press('Enter');
  await expect(begin).toBeFocused();
  const order = [previous, ...(await indicators.all()), next, track];
  for (const element of order) {
    await page.keyboard.press('Tab');
    await expect(element).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.locator('#elsewhere').getByRole('link').first()).toBeFocused();
  await page.clock.runFor(10_000);
  expect(await current(), 'stopped').toBe(1);
  await press(begin);
  await expectPeriod(page, drawings(page));
});

test(
  'CA-3: waits for the visitor to start the drawings when motion is reduced',
  long,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const { begin, current } = drawings(page);
    await page.clock.runFor(10_000);
    expect(await current()).toBe(0);
    await press(begin);
    await expectPeriod(page, drawings(page));
  },
);

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('CA-3: pauses the drawings during a touch, and a tap stops them', long, async ({ page }) => {
    await open(page);
    const { track, slides, stop, begin, indicators, current } = drawings(page);
    await press(indicators.nth(0));
    await page.clock.runFor(2900);
    const touches = [{ identifier: 0, clientX: 100, clientY: 100 }];
    await track.dispatchEvent('touchstart', { touches });
    await page.clock.runFor(10_000);
    expect(await current(), 'held').toBe(0);
    await track.dispatchEvent('touchend', { touches: [] });
    await expectPeriod(page, drawings(page));
    await expect(stop).toBeVisible();
    await slides.nth(1).tap();
    await expect(begin).toBeVisible();
    await page.clock.runFor(10_000);
    expect(await current(), 'stopped').toBe(1);
  });
});

test(
  'WG-1: advances every 3000 ms after leaving and returning, and Next moves by one',
  long,
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/people');
    await page.locator('html[data-begun]').waitFor();
    await page.locator('#onward').getByRole('link', { name: '맡는 사건 안내' }).click();
    await expect(page).toHaveURL('/areas');
    await page.goBack();
    await expect(page.locator('#consultation')).toBeAttached();
    // The drawings may now be under the pointer, which is still where the link was.
    await page.mouse.move(0, 0);
    await readOn(page);
    const { track, indicators, next, current } = drawings(page);
    await expect(track).toHaveAttribute('aria-live', 'off');
    await press(indicators.nth(0));
    await press(next);
    expect(await current()).toBe(1);
    await expectPeriod(page, drawings(page));
    await expectPeriod(page, drawings(page));
  },
);

test('the drawings never move the content below them', long, async ({ page }) => {
  await open(page);
  const { indicators, seen } = drawings(page);
  const top = () =>
    page
      .locator('#elsewhere')
      .evaluate((below) => Math.round(below.getBoundingClientRect().top + scrollY));
  const before = await top();
  for (const index of [1, 2, 3, 0]) {
    await press(indicators.nth(index));
    await expect.poll(seen).toBe(index);
    expect(await top()).toBe(before);
  }
});

test('has no accessibility violations while the drawings advance', long, async ({ page }) => {
  await page.goto('/people');
  const { track, slides } = drawings(page);
  await slides.nth(0).scrollIntoViewIfNeeded();
  await expect(track).toHaveAttribute('aria-live', 'off');
  await expect(slides.nth(0)).toHaveJSProperty('inert', true);
  expect(await violations(page, 'main'), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, 'main', colorRules), 'dark').toEqual([]);
});

/** Left, right and upper edge of each drawing. */
const places = (page: Page) =>
  drawings(page)
    .slides.locator('svg')
    .evaluateAll((all) =>
      all.map((drawing) => {
        const { left, right, top } = drawing.getBoundingClientRect();
        return [left, right, top].map(Math.round);
      }),
    );

/** Expects the drawings in one row without gaps, so that their lines join. */
async function expectStrip(page: Page): Promise<void> {
  const all = await places(page);
  expect(all).toHaveLength(4);
  for (const [index, [left, , top]] of all.entries()) {
    expect(top).toBe(all[0]?.[2]);
    if (index > 0) expect(Math.abs((left ?? 0) - (all[index - 1]?.[1] ?? 0))).toBeLessThan(2);
  }
  expect(all[3]?.[1]).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test('on paper the drawings are one strip, without buttons', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(drawings(page).next).toBeHidden();
  await expectStrip(page);
});

test.describe('without script', everyEngine, () => {
  test.use({ javaScriptEnabled: false });

  test('the drawings are one strip, which scrolls on a phone', async ({ page }) => {
    await page.goto('/people');
    const { next, slides } = drawings(page);
    await expect(next).toBeHidden();
    await expectStrip(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await slides.nth(0).scrollIntoViewIfNeeded();
    await expect(slides.nth(0)).toBeInViewport({ ratio: 0.9 });
    await expect(slides.nth(3)).not.toBeInViewport();
    await slides.nth(3).scrollIntoViewIfNeeded();
    await expect(slides.nth(3)).toBeInViewport({ ratio: 0.9 });
  });
});
