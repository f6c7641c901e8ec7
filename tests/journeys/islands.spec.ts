import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { intercept } from '../intercept.ts';
import { everyEngine, expect, long, test } from './test.ts';
import { clickLink, untilShown } from './visit.ts';

test.use({
  reusePage: false,
  visited: async ({ fixtures }, use) => use(fixtures),
  // One island of the page fails on purpose.
  expectedErrors: /This island always fails|Island 'failing' failed/,
});

const mounts = (page: Page) => page.evaluate(() => globalThis.mounts);

test('an island hydrates once, when it is near', async ({ page }) => {
  await page.goto('/fixtures/islands');
  const near = page.getByRole('button', { name: 'near' });
  await expect(near).toHaveText('near 0');
  expect(await mounts(page)).toBeUndefined();

  await near.scrollIntoViewIfNeeded();
  await expect.poll(() => mounts(page)).toMatchObject({ near: { mounted: 1, unmounted: 0 } });
  await near.click();
  await expect(near).toHaveText('near 1');

  await page.evaluate(() => scrollTo(0, 0));
  await near.scrollIntoViewIfNeeded();
  await near.focus();
  await expect(near).toHaveText('near 1');
  expect(await mounts(page)).toMatchObject({ near: { mounted: 1, unmounted: 0 } });
});

test('a touch hydrates an island, and its click counts once', everyEngine, async ({ page }) => {
  await page.goto('/fixtures/islands');
  const twin = page.getByRole('button', { name: 'twin' });
  // The island is far outside the viewport, so the event is dispatched without scrolling.
  await twin.dispatchEvent('pointerdown');
  await twin.dispatchEvent('click');
  await expect(twin).toHaveText('twin 1');
  expect(await mounts(page)).toEqual({ twin: { mounted: 1, unmounted: 0 } });
});

test('input before hydration stays, and ids match', everyEngine, async ({ page }) => {
  const release = await holdBack(page, '**/*hydrate*.js');
  await page.goto('/fixtures/islands');
  const input = page.getByLabel('Text of near');
  const id = await input.getAttribute('id');
  await input.fill('typed early');
  release();
  await expect.poll(() => mounts(page)).toMatchObject({ near: { mounted: 1 } });
  await expect(input).toHaveValue('typed early');
  await expect(input).toHaveAttribute('id', id ?? '');
  const ids = await page.locator('[id]').evaluateAll((all) => all.map((element) => element.id));
  expect(new Set(ids).size, 'ids are unique').toBe(ids.length);
});

test('widgets in an island work before hydration, and keep their state', async ({ page }) => {
  const release = await holdBack(page, '**/*hydrate*.js');
  await page.goto('/fixtures/islands');
  const panel = page.getByText('더 있습니다');
  await page.getByRole('button', { name: '더 보기' }).click();
  await page.getByRole('button', { name: '고르기' }).click();
  await expect(page.locator('#island-list')).toBeVisible();
  await expect(panel).toBeVisible();
  release();
  await page.locator('[data-island="widgets"][data-hydrated]').waitFor({ state: 'attached' });
  await expect(panel).toBeVisible();
  await expect(page.locator('#island-list')).toBeVisible();
  await page.getByRole('button', { name: '더 보기' }).click();
  await expect(panel).toBeHidden();
});

test('an island that fails keeps the server’s HTML, its behaviours and its input', async ({
  page,
}) => {
  const release = await holdBack(page, '**/*hydrate*.js');
  await page.goto('/fixtures/islands');
  await page.getByLabel('Text of failing').fill('typed early');
  const failed = page.waitForEvent('console', (message) => /failed/.test(message.text()));
  release();
  await failed;
  await expect(page.getByText('What the server drew')).toBeVisible();
  await expect(page.getByLabel('Text of failing')).toHaveValue('typed early');
  await page.getByRole('button', { name: 'Unfold' }).click();
  await expect(page.getByText('What was folded')).toBeVisible();
});

test.describe('an island whose code fails to load', () => {
  test.use({ expectedErrors: /could not be started|ERR_FAILED|This island|'failing'/ });

  test('keeps its HTML', long, async ({ page }) => {
    await intercept(page, '**/counter*.js', (route) => route.abort());
    await page.goto('/fixtures/islands');
    const lost = page.waitForEvent('console', (message) => /could not be/.test(message.text()));
    await page.getByRole('button', { name: 'near' }).scrollIntoViewIfNeeded();
    await lost;
    await expect(page.getByRole('button', { name: 'near' })).toHaveText('near 0');
  });
});

test('an island stays mounted as long as its page is kept for Back', async ({ page }) => {
  await page.goto('/fixtures/islands');
  await page.getByRole('button', { name: 'near' }).scrollIntoViewIfNeeded();
  await expect.poll(() => mounts(page)).toMatchObject({ near: { mounted: 1, unmounted: 0 } });
  await page.getByRole('link', { name: 'Another page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '개인정보 처리방침' })).toBeVisible();
  expect(await mounts(page)).toMatchObject({ near: { mounted: 1, unmounted: 0 } });

  await page.goBack();
  const near = page.getByRole('button', { name: 'near' });
  await near.click();
  await expect(near).toHaveText('near 1');
  expect(await mounts(page)).toMatchObject({ near: { mounted: 1, unmounted: 0 } });

  for (const path of ['/privacy', '/fees', '/privacy', '/fees', '/privacy', '/fees']) {
    await untilShown(page, () => clickLink(page, path));
  }
  expect(await mounts(page)).toMatchObject({ near: { mounted: 1, unmounted: 1 } });
});
