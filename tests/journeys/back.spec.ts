import type { Page } from '@playwright/test';
import { pages, press, stateOf, useAll } from './page-state.ts';
import { everyEngine, expect, long, test } from './test.ts';
import { clickLink, fakeConnection, idle, untilShown, watchRequests } from './visit.ts';

/** One page of each kind: folded parts, a calculator, a search. The long tier has the others. */
const tiers: Record<string, object> = { '/': {}, '/shares': everyEngine, '/search': {} };

for (const [path, act] of pages) {
  test(
    `RT-15, RT-19: Back shows ${path} as it was left, without a request`,
    tiers[path] ?? long,
    async ({ page }) => {
      // Save-Data prevents prefetching.
      await fakeConnection(page, { saveData: true });
      await page.goto(path);
      const hasNavigation = await page.evaluate(() => 'navigation' in globalThis);
      test.skip(!hasNavigation, 'A browser without the Navigation API loads documents.');
      const before = await useAll(page, act);
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

test('a page returns with the amounts of its history entry, and with the family of the case', async ({
  page,
}) => {
  await page.goto('/shares');
  await press('자녀 늘리기')(page);
  await expect(children(page)).toHaveValue('2');
  const estate = page.getByLabel('남기신 재산', { exact: true });
  await estate.fill('5억');
  // Creates another history entry of the page, as a link with input does.
  await clickLink(page, '/shares?again');
  await expect(page).toHaveURL('/shares?again');
  await press('자녀 늘리기')(page);
  await estate.fill('6억');
  await expect(children(page)).toHaveValue('4');
  await visit(page, '/privacy');
  await untilShown(page, () => page.evaluate(() => history.go(-2)));
  await expect(page).toHaveURL('/shares');
  await expect(estate).toHaveValue('500,000,000');
  await expect(children(page)).toHaveValue('4');
  await expect(page.locator('.case-note')).toHaveText('다른 화면에서 고치신 내용을 반영했습니다.');
});

test('Back and a reload restore the last input before the page was left', async ({ page }) => {
  await page.goto('/shares');
  await press('자녀 늘리기')(page);
  await visit(page, '/privacy');
  await back(page);
  await expect(children(page)).toHaveValue('2');
  await page.reload();
  await expect(children(page)).toHaveValue('2');
});

test('a receipt and a submitted form are not kept', async ({ page }) => {
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

test('five pages are kept, and each page view fires one event', async ({ page }) => {
  await page.goto('/shares');
  // Presses from before hydration are the subject of undo.spec.ts.
  await page.locator('[data-island]').dispatchEvent('pointerover');
  await expect(page.locator('[data-island][data-hydrated]')).toBeAttached();
  await press('자녀 늘리기')(page);
  const paths = ['/fees', '/guides', '/people', '/procedure', '/privacy'];
  const count = () => page.evaluate(() => Number(document.documentElement.dataset.counted ?? 0));
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
    await expect(page.locator('h1')).toContainText('누가 얼마를');
    await expect(children(page)).toHaveValue('2');
  }
  const last = await count();
  expect(last - first).toBe(4 * 2 * paths.length);
  for (const path of ['/search', ...paths]) await visit(page, path);
  for (let step = 0; step < 6; step++) await back(page);
  await expect(children(page), 'rendered anew, with what its entry holds').toHaveValue('2');
});

test('twenty navigations leak no nodes or listeners', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium counts them.');
  const session = await page.context().newCDPSession(page);
  const counts = async () => {
    await idle(page);
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { nodes, jsEventListeners };
  };
  const paths = ['/shares', '/questions', '/people', '/procedure', '/guides'];
  const visitAll = async () => {
    for (const path of paths) await visit(page, path);
  };
  await page.goto('/privacy');
  for (let round = 0; round < 2; round++) await visitAll();
  const before = await counts();
  for (let round = 0; round < 4; round++) await visitAll();
  const after = await counts();
  expect(after.nodes).toBeLessThan(before.nodes * 1.1);
  expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners * 1.1);
});
