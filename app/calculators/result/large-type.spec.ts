import type { Page } from '@playwright/test';
import { familyHash } from '../../../tests/journeys/family-link.ts';
import { expect, long, test } from '../../../tests/journeys/test.ts';

const calculators = [
  ['/shares', 'shares', 'shares'],
  ['/forced-share', 'forced-share', 'forced-share-calculator'],
  ['/deadlines', 'deadlines', 'deadlines'],
] as const;

async function open(page: Page, path: string, island: string, percent: number): Promise<void> {
  await page.addInitScript((size) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = `${size}%`;
    });
  }, percent);
  await page.clock.setFixedTime('2026-11-20T03:00:00Z');
  await page.goto(path === '/shares' ? path + familyHash : path);
  await page.locator('.chapter-controls, .forced-steps').first().dispatchEvent('pointerover');
  await page.locator(`[data-island="${island}"][data-hydrated]`).waitFor({ state: 'attached' });
  const main = page.getByRole('main');
  await main.locator('.calculator details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
  if (path === '/forced-share') {
    await main.getByRole('button', { name: '예시 입력' }).click();
  } else if (path === '/deadlines') {
    await page.locator('#deadlines-death').fill('2026-11-10');
  } else {
    await page.locator('#division-children-0-gifts').fill('1억');
  }
}

/** Elements within `id` that are clipped or exceed the window, each by class and text. */
function cutIn(page: Page, id: string): Promise<string[]> {
  return page.locator(`#${id}`).evaluate((part) => {
    const named = (one: Element) => `${one.className} ${one.textContent?.slice(0, 30)}`;
    return [...part.querySelectorAll('*')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => !one.closest('.share-tree, .sr-only, .answer-line, .actions-link'))
      .flatMap((one) => {
        const { left, right, width } = one.getBoundingClientRect();
        const outside = width > 1 && (left < -1 || right > innerWidth + 1) && !one.closest('svg');
        const cut =
          one instanceof HTMLElement &&
          getComputedStyle(one).overflowX !== 'visible' &&
          one.scrollWidth > one.clientWidth + 1;
        return outside || cut ? [named(one)] : [];
      });
  });
}

for (const [path, island, id] of calculators) {
  for (const [width, percent] of [
    [390, 150],
    [360, 200],
  ] as const) {
    test(
      `${path}: clips nothing and fits the window at ${percent} % on ${width} px`,
      percent === 200 && path === '/shares' ? {} : long,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, path, island, percent);
        expect(await cutIn(page, id)).toEqual([]);
      },
    );
  }

  test(
    `${path}: has text of 17 px, except articles, and targets of 44 px`,
    path === '/shares' ? {} : long,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await open(page, path, island, 100);
      const part = page.locator(`#${id}`);
      const small = await part.evaluate((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (walker.nextNode()) {
          const { parentElement: parent, textContent } = walker.currentNode;
          if (!parent?.checkVisibility() || !textContent?.trim()) continue;
          if (parent.closest('.sr-only, .t1, .needs-script[hidden], .actions-link')) continue;
          if (Number.parseFloat(getComputedStyle(parent).fontSize) < 16.9) found.push(textContent);
        }
        return found;
      });
      expect(small).toEqual([]);
      const missed = await part
        .locator(
          'button, a, summary, select, input:not(.actions-link, [type="radio"], [type="checkbox"]), label:has(> input)',
        )
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility() && !one.closest('.sr-only'))
            .map((one) => ({ one, ...one.getBoundingClientRect().toJSON() }))
            .filter(({ width, height }) => width < 43.5 || height < 43.5)
            .map(({ one, width, height }) => `${one.outerHTML.slice(0, 80)} ${width} × ${height}`),
        );
      expect(missed).toEqual([]);
    },
  );
}

test('the tree keeps its text size at 200 % and scrolls in its frame', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/shares', 'shares', 200);
  const frame = page.locator('.share-tree');
  const { scrolls, letters } = await frame.evaluate((element) => {
    const name = element.querySelector('.draw-name')?.getBoundingClientRect().height ?? 0;
    return { scrolls: element.scrollWidth > element.clientWidth, letters: name };
  });
  expect(scrolls).toBe(true);
  expect(letters).toBeGreaterThan(30);
  await expect(page.locator('#shares')).toContainText('옆으로 밀면');
});
