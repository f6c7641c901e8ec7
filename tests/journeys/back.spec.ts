import type { Page } from '@playwright/test';
import { everyEngine, expect, test } from './test.ts';
import {
  clickLink,
  fakeConnection,
  idle,
  scrollAndSettle,
  untilShown,
  watchRequests,
} from './visit.ts';

/** All that a visitor sees and did in the page on show. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const all = [...(main?.querySelectorAll<HTMLElement>('*') ?? [])];
    return {
      title: document.title,
      open: all.map((element) => (element instanceof HTMLDetailsElement ? element.open : null)),
      values: all.flatMap((element) =>
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement
          ? [element instanceof HTMLInputElement ? [element.value, element.checked] : element.value]
          : [],
      ),
      chosen: all.flatMap((element) =>
        ['aria-selected', 'aria-current', 'aria-expanded', 'aria-pressed'].map((name) =>
          element.getAttribute(name),
        ),
      ),
      text: main?.innerText,
      inner: all.map(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop),
      top: Math.round(scrollY),
      focus: document.activeElement?.outerHTML.slice(0, 200),
    };
  });

/** The same, once the page rests. */
async function settledState(page: Page) {
  let last = await stateOf(page);
  await expect
    .poll(async () => {
      await idle(page);
      const before = JSON.stringify(last);
      last = await stateOf(page);
      return JSON.stringify(last) === before;
    })
    .toBe(true);
  return last;
}

const openAll = (page: Page) =>
  page.locator('main details > summary').evaluateAll((all) => {
    for (const summary of all.filter((_, at) => at % 2 === 0)) (summary as HTMLElement).click();
  });

const press = (name: string) => async (page: Page) => {
  const button = page.getByRole('button', { name, exact: true }).first();
  await button.click();
  await button.click();
};

/** Each page, and what is done in it besides. */
const pages: [string, ((page: Page) => Promise<unknown>)?][] = [
  ['/'],
  ['/questions'],
  ['/shares', press('자녀 늘리기')],
  ['/forced-share', press('예시 입력')],
  ['/inheritance-tax', press('예시 입력')],
  ['/deadlines'],
  ['/guides'],
  ['/fees'],
  ['/people'],
  ['/search'],
  ['/procedure'],
];

for (const [path, act] of pages) {
  test(
    `RT-15, RT-19: Back shows ${path} as it was left, without a request`,
    path === '/shares' ? everyEngine : {},
    async ({ page }) => {
      // No page is fetched ahead.
      await fakeConnection(page, { saveData: true });
      await page.goto(path);
      await act?.(page);
      await openAll(page);
      await scrollAndSettle(page, 700);
      await settledState(page);
      await page
        .locator('main a:visible')
        .nth(3)
        .evaluate((link) => (link as HTMLElement).focus({ preventScroll: true }));
      const before = await settledState(page);
      await untilShown(page, () => clickLink(page, '/privacy'));
      const { documents, matching } = watchRequests(page);
      await untilShown(page, () => page.evaluate(() => history.back()));
      await expect.poll(() => stateOf(page)).toEqual(before);
      expect([...documents, ...matching(/payload/)]).toEqual([]);
    },
  );
}

const back = (page: Page) => untilShown(page, () => page.evaluate(() => history.back()));
const visit = (page: Page, path: string) => untilShown(page, () => clickLink(page, path));
const children = (page: Page) => page.locator('#shares-children');

test('a page that has another entry’s input on its return takes that of the entry', async ({
  page,
}) => {
  await page.goto('/shares');
  await press('자녀 늘리기')(page);
  await expect(children(page)).toHaveValue('5');
  // The same page under another entry, as a link with an input makes one.
  await clickLink(page, '/shares?again');
  await expect(page).toHaveURL('/shares?again');
  await press('자녀 늘리기')(page);
  await expect(children(page)).toHaveValue('7');
  await visit(page, '/privacy');
  await untilShown(page, () => page.evaluate(() => history.go(-2)));
  await expect(page).toHaveURL('/shares');
  await expect(children(page)).toHaveValue('5');
});

test('what was typed last before a page was left is there after Back and a reload', async ({
  page,
}) => {
  await page.goto('/shares');
  await press('자녀 늘리기')(page);
  await visit(page, '/privacy');
  await back(page);
  await expect(children(page)).toHaveValue('5');
  await page.reload();
  await expect(children(page)).toHaveValue('5');
});

test('a receipt, and a form that was sent, are not kept', async ({ page }) => {
  await page.goto('/consult');
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('consult:received', { detail: { reference: 'x' } })),
  );
  await page.locator('main').evaluate((main) => main.setAttribute('data-left', ''));
  await page.locator('main h1').evaluate((heading) => heading.setAttribute('data-left', ''));
  await visit(page, '/privacy');
  await back(page);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
});

test('five pages are kept, each page view is told once, and nothing piles up', async ({ page }) => {
  await page.goto('/shares');
  await press('자녀 늘리기')(page);
  const paths = ['/fees', '/guides', '/people', '/procedure', '/privacy'];
  const count = () =>
    page.evaluate(() => {
      const shown = Number(document.documentElement.dataset.counted ?? 0);
      return { shown, elements: document.querySelectorAll('*').length };
    });
  await page.evaluate(() =>
    document.addEventListener('page:shown', () => {
      const { dataset } = document.documentElement;
      dataset.counted = String(Number(dataset.counted ?? 0) + 1);
    }),
  );
  const first = await count();
  for (let round = 0; round < 4; round++) {
    for (const path of paths) await visit(page, path);
    for (const _ of paths) await back(page);
    await expect(page.locator('h1')).toContainText('상속분');
    await expect(children(page)).toHaveValue('5');
  }
  const last = await count();
  expect(last.shown - first.shown).toBe(4 * 2 * paths.length);
  expect(Math.abs(last.elements - first.elements)).toBeLessThan(20);
  for (const path of ['/search', ...paths]) await visit(page, path);
  for (let step = 0; step < 6; step++) await back(page);
  await expect(children(page), 'rendered anew, with what its entry holds').toHaveValue('5');
});
