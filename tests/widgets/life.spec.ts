import type { Page } from '@playwright/test';
import { watchRequests } from '../journeys/visit.ts';
import { expectPeriod, parts, press } from './carousel.ts';
import { recordLasting } from './lasting.ts';
import { example, expect, follow, long, test } from './widget.ts';

// One example has triggers without targets, and one island fails on purpose.
test.use({ expectedErrors: /with id .*no-such|This island always fails|Island 'failing' failed/ });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Stops the page's clock at its present time. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Expects that Next moves a carousel by one slide, and that it goes on after whole intervals. */
async function expectToWorkOnce(page: Page, carousel: ReturnType<typeof parts>): Promise<void> {
  await stopClock(page);
  await press(carousel.indicators.nth(0));
  await press(carousel.next);
  expect(await carousel.current()).toBe(1);
  await expectPeriod(page, carousel);
  await expectPeriod(page, carousel);
}

test(
  'WG-1: after 20 navigations away and back, a carousel has one timer, goes on every 3000 ms, and Next moves by one',
  long,
  async ({ page }) => {
    const { documents } = watchRequests(page);
    await page.clock.install();
    await page.goto('/gallery');
    const lasting = await recordLasting(page);
    const carousel = parts(page, 'Auto');
    const held: string[][] = [];
    for (let visit = 0; visit < 20; visit++) {
      await follow(page, 'carousel');
      await expect(carousel.slides.nth(1), 'attached').toHaveJSProperty('inert', true);
      held.push((await lasting()).filter((what) => /3000 ms|visibilitychange/.test(what)));
      if (visit < 19) await follow(page, 'gallery');
    }
    expect(documents, 'one document').toEqual(['/gallery']);
    for (const one of held) {
      const timers = one.filter((what) => what === 'timer of 3000 ms');
      expect(timers, 'none runs in a page that is kept for Back').toHaveLength(1);
    }
    expect(held[0]).toContain('visibilitychange at HTMLDocument');
    expect(held.at(-1), 'once as many pages are kept as may be').toEqual(held[9]);
    await expectToWorkOnce(page, carousel);
  },
);

test('WG-1: widgets leave no timer and no listener behind', long, async ({ page }) => {
  await page.clock.install();
  // The library that animates lists adds a listener for good when it is loaded.
  await page.goto('/gallery/animated-list');
  await expect(example(page, 'Family').locator('ul')).toHaveCSS('position', 'relative');
  const widgets = await page
    .getByRole('navigation', { name: 'Widgets' })
    .getByRole('link')
    .allTextContents();
  const lasting = await recordLasting(page);
  const visitAll = async () => {
    // The last one is the page without widgets.
    for (const name of [...widgets.slice(1), 'gallery']) await follow(page, name);
    // Ends what waits for a moment only.
    await page.clock.runFor(10_000);
    return lasting();
  };

  const once = await visitAll();
  await follow(page, 'carousel');
  await expect(parts(page, 'Auto').slides.nth(1)).toHaveJSProperty('inert', true);
  expect(await lasting(), 'while it is there').toEqual(
    expect.arrayContaining(['timer of 3000 ms', 'visibilitychange at HTMLDocument']),
  );
  expect(await visitAll()).toEqual(once);
});

test(
  'WG-1: a widget that an island mounts works once, and ends with the island',
  long,
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/fixtures/islands');
    const lasting = await recordLasting(page);
    const show = page.getByRole('button', { name: '넘겨 보기' });
    const carousel = parts(page, 'OnDemand');
    const left: string[][] = [];
    for (let visit = 0; visit < 3; visit++) {
      // Mounts it, unmounts it and mounts it again; Back shows it as it was left.
      for (const count of visit === 0 ? [1, 0, 1] : [0, 1]) {
        await show.click();
        await expect(carousel.root).toHaveCount(count);
      }
      await page.getByRole('link', { name: 'Another page' }).click();
      await expect(heading(page, '개인정보 처리방침')).toBeVisible();
      await page.clock.runFor(10_000);
      left.push(await lasting());
      await page.goBack();
      await expect(page.getByRole('link', { name: 'Another page' })).toBeFocused();
    }
    expect(left[2]).toEqual(left[1]);
    await carousel.root.scrollIntoViewIfNeeded();
    await expectToWorkOnce(page, carousel);
  },
);
