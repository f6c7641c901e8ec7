import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { typeDay } from '../site/type-day.ts';
import { unfold } from './consult-form.ts';
import { chooseSpouse } from './family-link.ts';
import { everyEngine, expect, long, longEveryEngine, test } from './test.ts';
import { clickLink, idle, scrollAndSettle, untilShown } from './visit.ts';

test.use({ viewport: { width: 390, height: 780 }, reusePage: false });

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Pages, each with input that makes it longer. */
const cases: { path: string; putIn: (page: Page) => Promise<unknown> }[] = [
  {
    path: '/search',
    async putIn(page) {
      await page.getByRole('searchbox').click();
      await page.keyboard.type('상속');
      await page.locator('.search-results li').nth(8).waitFor();
    },
  },
  {
    path: '/shares',
    async putIn(page) {
      await chooseSpouse(page, '있음');
      for (let child = 1; child <= 6; child++) await press(page, '자녀 늘리기');
    },
  },
  ...['/forced-share', '/inheritance-tax'].map((path) => ({
    path,
    putIn: (page: Page) => press(page, '예시 입력'),
  })),
  {
    path: '/deadlines',
    putIn: (page) => typeDay(page, '돌아가신 날', '2026-08-03'),
  },
  ...['/consult', '/'].map((path) => ({
    path,
    async putIn(page: Page) {
      await page.locator('form[data-ui~="keep-draft"]').scrollIntoViewIfNeeded();
      await page
        .locator('[data-island="consult-form"][data-hydrated]')
        .waitFor({ state: 'attached' });
      await unfold(page);
      await page.locator('form details textarea, form textarea').first().fill('한 줄\n'.repeat(12));
    },
  })),
];

/**
 * Every engine runs the search and the form, where engines may differ. On /shares a jump passes a carousel, which
 * Firefox attaches while Back restores the position: this shortens the page above the viewport.
 */
function tierOf(path: string): { tag?: string | string[] } {
  if (path === '/search') return longEveryEngine;
  if (path === '/shares') return {};
  return path === '/consult' ? everyEngine : long;
}

for (const { path, putIn } of cases) {
  test(
    `RT-15: Back and a reload restore the position of ${path} with input`,
    tierOf(path),
    async ({ page }) => {
      await page.goto(path);
      const before = await height(page);
      await putIn(page);
      await expect.poll(() => height(page)).toBeGreaterThan(before);
      const leave = async (share: number) => {
        const left = await scrollTo(page, share);
        await untilShown(page, () => clickLink(page, '/privacy'));
        await untilShown(page, () => page.goBack());
        await expectPlace(page, left);
        return left;
      };
      await leave(0.3);
      const left = await leave(0.9);
      await page.reload();
      await expectPlace(page, left);
    },
  );
}

const top = (page: Page) => page.evaluate(() => scrollY);

test('RT-15: the page stays where a visitor scrolls to after a reload', async ({ page }) => {
  await page.goto('/privacy');
  const left = await scrollTo(page, 0.5);
  const release = await holdBack(page, '**/assets/client-*.js');
  await page.evaluate(() => location.reload());
  await page.locator('html:not([data-begun])').waitFor({ state: 'attached' });
  await expect.poll(() => top(page)).toBe(left.top);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => top(page)).toBe(left.top + 300);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-begun', '');
  await lengthen(page);
  expect(await top(page), 'who moved before the script ran').toBe(left.top + 300);

  await page.reload();
  await lengthen(page);
  expect(await top(page), 'who did not move').toBe(left.top + 300);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => top(page)).toBe(left.top + 100);
  await lengthen(page);
  expect(await top(page), 'who moved after it ran').toBe(left.top + 100);
});

/** Makes the page longer at its end, and waits until the browser has drawn it. */
function lengthen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const more = Object.assign(document.createElement('p'), { textContent: 'More' });
    document.body.append(more);
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  });
}

interface Place {
  /** Height of the page, in px. */
  height: number;
  /** The scroll position, in px. */
  top: number;
}

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Expects the position once the page has its former height. */
async function expectPlace(page: Page, wanted: Place): Promise<void> {
  await expect.poll(() => height(page), 'what was put in stands').toBe(wanted.height);
  const off = async () => Math.abs((await top(page)) - wanted.top);
  await expect.poll(off).toBeLessThanOrEqual(2);
  await idle(page);
  expect(await off(), 'nothing moves it later').toBeLessThanOrEqual(2);
}

/** Scrolls to a share of the way through the page. */
async function scrollTo(page: Page, share: number): Promise<Place> {
  const whole = await height(page);
  const { height: window = 0 } = page.viewportSize() ?? {};
  await scrollAndSettle(page, Math.round(share * (whole - window)));
  return { height: whole, top: await top(page) };
}

test(
  'RT-15: a document that a visitor leaves before it has a body causes no error',
  long,
  async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.locator('html[data-begun]')).toBeAttached();
    // Imitates Firefox, which ran the script although its parser had stopped.
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'body', { get: () => null }),
    );
    await page.reload();
    await expect(page.locator('html[data-begun]')).toBeAttached();
  },
);
