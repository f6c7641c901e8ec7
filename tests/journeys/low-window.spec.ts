import type { Page } from '@playwright/test';
import { fakeTools } from '../fakes/tracking-tools.ts';
import { chooseSpouse, openFamily } from './family-link.ts';
import { focusThrough, tabThrough } from './focus-in-window.ts';
import { everyEngine, expect, long, test } from './test.ts';
import { answer, bar, expectedErrors, settings, test as withTools } from './with-tools.ts';

/** A window of 1280 × 1024 at 400 %, one of 1280 × 720 at 200 %, and a phone in landscape. */
const windows = [
  [320, 256],
  [640, 360],
  [852, 393],
] as const;

test('/consult: every tab stop is visible in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/consult');
  const stops = (await tabThrough(page)).length;
  expect(stops).toBeGreaterThan(25);
  // A reload restores the scroll position.
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  expect((await focusThrough(page)).length, 'by script as by the keyboard').toBe(stops);
});

for (const path of ['/shares', '/', '/consult', '/forced-share', '/questions']) {
  // The short tier has the page on which the most stays in view.
  const tier = path === '/shares' ? {} : long;
  test(`${path}: every focused element is visible in low windows`, tier, async ({ page }) => {
    await open(page, path);
    for (const [width, height] of windows) {
      await test.step(`at ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo(0, 0));
        expect((await focusThrough(page)).length).toBeGreaterThan(25);
      });
    }
  });
}

test(
  'the persons of the tree are visible in a low window when focused',
  everyEngine,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openFamily(page);
    const people = page.locator('.tree-person:visible');
    await expect(people.first()).toBeAttached();
    for (const person of await people.all()) {
      await person.focus();
      await expect(person).toBeInViewport({ ratio: 0.5 });
    }
  },
);

test('/shares: every focused element is visible with large letters', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/shares');
  await chooseSpouse(page, '있음');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect((await focusThrough(page)).length).toBeGreaterThan(25);
});

test('header, contacts and answer line scroll with the page in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/shares');
  await page.evaluate(() => scrollTo(0, 1800));
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

for (const [name, path, [width, height], trigger] of [
  ['an explained term', '/areas/division', [320, 256], '특별수익'],
  ['a term of a calculator', '/shares', [320, 256], '대신해 상속'],
  ['the same, in a wider window', '/shares', [640, 360], '대신해 상속'],
  ['a menu of the header', '/areas', [1024, 320], '사건'],
  ['the choice of colours', '/areas', [1024, 256], '화면 모드'],
] as const) {
  const engines = name === 'an explained term' ? everyEngine : {};
  test(`${name} opens within a window of ${width} × ${height}`, engines, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    for (const island of await page.locator('main [data-island]').all()) {
      await island.dispatchEvent('pointerover');
      await expect(island).toHaveAttribute('data-hydrated', '');
    }
    const opener = page.getByRole('button', { name: trigger }).first();
    await opener.focus();
    await opener.press('Enter');
    const panel = page.locator('.floating:popover-open');
    await expect(panel).toBeVisible();
    await expect
      .poll(async () => {
        const box = await panel.boundingBox();
        if (!box) return [];
        const rooms = [box.x, box.y, width - box.x - box.width, height - box.y - box.height];
        return rooms.filter((room) => room < 0);
      })
      .toEqual([]);
    expect(await panel.boundingBox()).not.toBeNull();
    // The rest of the panel can be scrolled into view.
    const last = panel.locator(':is(a, button, p)').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
}

withTools.describe('while the bar asks for consent', () => {
  withTools.use({ expectedErrors });

  withTools('each control of the bar can be reached and seen', async ({ page }) => {
    await fakeTools(page);
    await page.goto('/consult');
    for (const [width, height, percent] of [
      [320, 256, 100],
      [640, 360, 100],
      [852, 393, 100],
      [320, 480, 100],
      [360, 640, 200],
    ] as const) {
      await withTools.step(`at ${width} × ${height}, ${percent} %`, async () => {
        await page.setViewportSize({ width, height });
        await largeLetters(page, percent);
        for (const name of ['허용', '거부', '선택']) {
          const button = bar(page).getByRole('button', { name, exact: true });
          await expect(button).toBeVisible();
          await expect(button).toBeInViewport({ ratio: 0.9 });
        }
        await answer(page, '선택');
        for (const control of await bar(page).locator('a, input, button:visible').all()) {
          await control.focus();
          await expect(control).toBeInViewport({ ratio: 0.9 });
          expect(await isCovered(control)).toBe(false);
        }
        // The question of the bar can be scrolled into view too.
        const question = bar(page).locator('[data-consent-words]');
        await question.evaluate((words) => words.scrollIntoView({ block: 'start' }));
        const { y } = (await question.boundingBox()) ?? { y: -1 };
        expect(y).toBeGreaterThanOrEqual(0);
      });
      await page.reload();
    }
  });

  for (const path of ['/consult', '/shares']) {
    const tier = path === '/consult' ? {} : long;
    withTools(`${path}: the bar does not cover the focused element`, tier, async ({ page }) => {
      await fakeTools(page);
      await open(page, path);
      await expect(bar(page)).toBeVisible();
      for (const [width, height, percent] of [...windows, [360, 640, 200]] as const) {
        await withTools.step(`at ${width} × ${height}, ${percent} %`, async () => {
          await page.setViewportSize({ width, height });
          await largeLetters(page, percent);
          await page.evaluate(() => scrollTo(0, 0));
          expect((await focusThrough(page)).length).toBeGreaterThan(25);
        });
      }
    });
  }

  withTools('the bar opens in view from the footer, and returns there', async ({ page }) => {
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

/** Opens a page; the calculator of shares with a family. */
async function open(page: Page, path: string): Promise<void> {
  if (path === '/shares') await openFamily(page);
  else await page.goto(path);
}

async function largeLetters(page: Page, percent = 100): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/** Whether another element covers the middle of a control. */
function isCovered(control: ReturnType<Page['locator']>): Promise<boolean> {
  return control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !top || !(element.contains(top) || top.contains(element));
  });
}
