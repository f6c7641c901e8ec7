import type { Page } from '@playwright/test';
import { intercept } from '../../../tests/intercept.ts';
import { idle } from '../../../tests/journeys/visit.ts';
import { recordLasting } from '../../../tests/widgets/lasting.ts';
import {
  everyEngine,
  example,
  expect,
  long,
  test,
  widgetTests,
} from '../../../tests/widgets/widget.ts';

/** Presses a button and returns what moves: the item's text, the duration and the easing. */
function press(page: Page, name: string) {
  return example(page, 'Family').evaluate(async (stage, word) => {
    const list = stage.querySelector('ul');
    const button = [...stage.querySelectorAll('button')].find(
      ({ textContent }) => textContent === word,
    );
    button?.click();
    // The library is notified in a microtask of its own.
    await Promise.resolve();
    return [...(list?.children ?? [])].flatMap((item) =>
      item.getAnimations().map(({ effect }) => {
        const { duration, easing } = effect?.getTiming() ?? {};
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        return [item.textContent, duration, easing, frames.map(({ opacity }) => opacity ?? null)];
      }),
    );
  }, name);
}

const items = (page: Page) => example(page, 'Family').getByRole('listitem');

/** Waits until all animations have ended and the library has recorded the positions. */
async function still(page: Page): Promise<void> {
  const list = example(page, 'Family').locator('ul');
  await list.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}

/** Waits until the library has recorded the positions; only then do items animate. */
const ready = (page: Page) =>
  expect
    .poll(async () => (await press(page, '순서 뒤집기')).map(([, ...movement]) => movement))
    .toEqual(Array.from({ length: 3 }, () => [250, 'ease-in-out', [null, null]]));

widgetTests('animated-list', () => {
  test(
    'AN-1: added, moved and removed items animate with their durations',
    everyEngine,
    async ({ page, open }) => {
      await open();
      await ready(page);
      await still(page);
      expect(await press(page, '손자녀 추가')).toContainEqual([
        '손자녀 1',
        375,
        'ease-in',
        ['0', '0', '1'],
      ]);
      await still(page);
      const removed = await press(page, '마지막 삭제');
      expect(removed).toContainEqual(['손자녀 1', 250, 'ease-out', ['1', '0']]);
      await expect(items(page), 'removed after its fade').toHaveCount(3);
    },
  );

  test('AN-2: does not animate with reduced motion', async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const library = page.waitForResponse(/auto-animate/);
    await open();
    await library;
    for (const name of ['손자녀 추가', '순서 뒤집기', '마지막 삭제']) {
      expect(await press(page, name)).toEqual([]);
    }
    await expect(items(page)).toHaveText(['손자녀 1', '둘째', '첫째']);
    await expect(example(page, 'Family').locator('ul')).toHaveCSS('position', 'static');
  });

  test(
    'WG-1: leaves no timer behind, also for an item that was removed',
    long,
    async ({ page, open }) => {
      await page.clock.install();
      await open();
      const lasting = await recordLasting(page);
      for (let visit = 0; visit < 2; visit++) {
        await page.getByRole('link', { name: 'gallery', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'gallery' })).toBeVisible();
        await page.getByRole('link', { name: 'animated-list', exact: true }).click();
        await ready(page);
        await page.getByRole('button', { name: '마지막 삭제' }).click();
        await expect(items(page)).toHaveCount(2);
        await page.clock.runFor(2500);
      }
      expect((await lasting()).join(), 'while there is a list').toContain('interval of 2000 ms');
      const left = await items(page).allTextContents();
      await page.getByRole('link', { name: 'gallery', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'gallery' })).toBeVisible();
      await page.clock.runFor(10_000);
      expect((await lasting()).join(), 'in a page that is kept for Back').not.toContain('interval');
      await page.goBack();
      await expect(items(page), 'in their order').toHaveText(left);
      await page.clock.runFor(2500);
      expect((await lasting()).join(), 'shown again').toContain('interval of 2000 ms');
      expect(await press(page, '순서 뒤집기'), 'it moves again').not.toEqual([]);
    },
  );
});

test.describe('animated-list elsewhere', () => {
  test.use({
    visited: async ({ fixtures }, use) => use(fixtures),
    expectedErrors: /net::ERR_FAILED/,
  });

  test('changes at once when the library fails to load', long, async ({ page }) => {
    await intercept(page, /auto-animate/, (route) => route.abort());
    const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.goto('/gallery/animated-list');
    expect((await logged).text()).toContain('The list changes without movement.');
    expect(await press(page, '순서 뒤집기')).toEqual([]);
    await expect(items(page)).toHaveText(['둘째', '첫째', '배우자']);
  });

  test('its library is loaded for a page with a list, and for no other', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/gallery/carousel');
    await idle(page);
    expect(fetched.filter((url) => url.includes('auto-animate'))).toEqual([]);
    await page.getByRole('link', { name: 'animated-list', exact: true }).click();
    await expect.poll(() => fetched.filter((url) => url.includes('auto-animate'))).toHaveLength(1);
  });
});
