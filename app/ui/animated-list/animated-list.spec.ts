import type { Page } from '@playwright/test';
import {
  everyEngine,
  example,
  expect,
  expectAccessible,
  test,
  widgetTests,
} from '../../../tests/widgets/widget.ts';

/** Presses a button and tells what then moves: the words of the item, the time and the easing. */
function press(page: Page, name: string) {
  return example(page, 'Family').evaluate(async (stage, word) => {
    const list = stage.querySelector('ul');
    const button = [...stage.querySelectorAll('button')].find(
      ({ textContent }) => textContent === word,
    );
    button?.click();
    // The library hears of the change in a microtask of its own.
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

/** Every movement has ended, and the library has noted where things are. */
async function still(page: Page): Promise<void> {
  const list = example(page, 'Family').locator('ul');
  await list.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}

/** The library has taken down where things are, and so every one of them moves. */
const ready = (page: Page) =>
  expect
    .poll(async () => (await press(page, '순서 뒤집기')).map(([, ...movement]) => movement))
    .toEqual(Array.from({ length: 3 }, () => [250, 'ease-in-out', [null, null]]));

widgetTests('animated-list', () => {
  test(
    'AN-1: what is added, moved and removed, each in its own time',
    everyEngine,
    async ({ page, open }) => {
      await open();
      await ready(page);
      await still(page);
      expect(await press(page, '손자녀 더하기')).toContainEqual([
        '손자녀 1',
        375,
        'ease-in',
        ['0', '0', '1'],
      ]);
      await still(page);
      const removed = await press(page, '마지막 빼기');
      expect(removed).toContainEqual(['손자녀 1', 250, 'ease-out', ['1', '0']]);
      await expect(items(page), 'gone when it has faded').toHaveCount(3);
    },
  );

  test('AN-2: nothing moves where less motion is asked for', async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const library = page.waitForResponse(/auto-animate/);
    await open();
    await library;
    for (const name of ['손자녀 더하기', '순서 뒤집기', '마지막 빼기']) {
      expect(await press(page, name)).toEqual([]);
    }
    await expect(items(page)).toHaveText(['손자녀 1', '둘째', '첫째']);
    await expect(example(page, 'Family').locator('ul')).toHaveCSS('position', 'static');
  });

  test('WG-1: gone and come back, one press adds one', async ({ page, open }) => {
    await open();
    await page.getByRole('link', { name: 'gallery', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'gallery' })).toBeVisible();
    await page.getByRole('link', { name: 'animated-list', exact: true }).click();
    await ready(page);
    await still(page);
    const moved = await press(page, '손자녀 더하기');
    expect(moved.filter(([word]) => word === '손자녀 1')).toHaveLength(1);
    await expect(items(page)).toHaveCount(4);
  });

  test('no violation', async ({ page, open }) => {
    await open();
    await expectAccessible(page);
  });
});

test.describe('animated-list elsewhere', () => {
  test.use({
    baseURL: async ({ fixtures }, use) => use(fixtures.url),
    expectedErrors: /net::ERR_FAILED/,
  });

  test('without the library the list changes at once', async ({ page }) => {
    await page.route(/auto-animate/, (route) => route.abort());
    const told = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.goto('/gallery/animated-list');
    expect((await told).text()).toContain('The list changes without movement.');
    expect(await press(page, '순서 뒤집기')).toEqual([]);
    await expect(items(page)).toHaveText(['둘째', '첫째', '배우자']);
  });

  test('a page without a list does not fetch the library', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/gallery/carousel', { waitUntil: 'networkidle' });
    expect(fetched.filter((url) => url.includes('auto-animate'))).toEqual([]);
    expect(fetched.length).toBeGreaterThan(2);
  });
});
