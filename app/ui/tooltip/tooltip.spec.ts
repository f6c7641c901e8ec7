import type { Page } from '@playwright/test';
import {
  everyEngine,
  expect,
  fallbackTests,
  longEveryEngine,
  olderBrowserTests,
  test,
} from '../../../tests/widgets/widget.ts';

const trigger = (page: Page) => page.getByRole('button', { name: '2027. 2. 10.' });
const tip = (page: Page) => page.locator('#weekday-tip');
const isShown = (page: Page) => tip(page).evaluate((element) => element.matches(':popover-open'));

fallbackTests('tooltip', 'Safari 17.4', () => {
  test(
    'TT-1, TT-2: hover, focus and a click open it; leaving, Escape and a press outside close it',
    everyEngine,
    async ({ page, open }) => {
      await open({ clock: 'stopped' });

      await test.step('TT-1: hover and focus open it at once, above and 8 px away', async () => {
        await trigger(page).hover();
        expect(await isShown(page)).toBe(true);
        await expect
          .poll(async () => {
            const [below, above] = [
              await trigger(page).boundingBox(),
              await tip(page).boundingBox(),
            ];
            return Math.round((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0)));
          })
          .toBe(8);
        await page.mouse.move(1, 1);
        await page.clock.runFor(105);
        expect(await isShown(page)).toBe(false);
        await trigger(page).focus();
        expect(await isShown(page)).toBe(true);
        await trigger(page).blur();
        await page.clock.runFor(105);
        expect(await isShown(page)).toBe(false);
      });

      await test.step('TT-3: it describes its trigger, and the mouse may move onto it', async () => {
        await expect(page.getByRole('tooltip', { includeHidden: true }).first()).toHaveText(
          /공휴일/,
        );
        await expect(trigger(page)).toHaveAccessibleDescription(/공휴일/);
        await trigger(page).hover();
        await expect(tip(page)).toHaveCSS('opacity', '1');
        await tip(page).hover();
        await page.clock.runFor(5000);
        expect(await isShown(page)).toBe(true);
        await page.mouse.move(1, 1);
        await page.clock.runFor(105);
        expect(await isShown(page)).toBe(false);
      });

      await test.step('TT-1: with `click`, it opens at a click only', async () => {
        const units = page.getByRole('button', { name: '상속분의 비율' });
        await units.hover();
        await expect(page.locator('#units-tip')).toBeHidden();
        await units.click();
        await expect(page.locator('#units-tip')).toBeVisible();
        await units.click();
        await expect(page.locator('#units-tip')).toBeHidden();
      });

      await test.step('TT-2: Escape closes it while the mouse stays; a press outside closes it', async () => {
        await trigger(page).hover();
        await expect(tip(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(tip(page)).toBeHidden();
        const units = page.getByRole('button', { name: '상속분의 비율' });
        await units.click();
        await page.getByRole('heading', { level: 1 }).click();
        await expect(page.locator('#units-tip')).toBeHidden();
      });
    },
  );
});

olderBrowserTests('tooltip', 'Safari 16.4', () => {
  test('without popovers, describes its trigger and is shown in place', async ({ page, open }) => {
    await open();
    await expect(tip(page)).toHaveCSS('opacity', '1');
    await expect(trigger(page)).toHaveAccessibleDescription(/공휴일/);
    await trigger(page).hover();
    await page.mouse.move(1, 1);
    await expect(tip(page)).toBeVisible();
  });
});

test.describe('tooltip on a touch screen', longEveryEngine, () => {
  test.use({ hasTouch: true });

  test('a tap opens it, even where it leaves no focus; another tap closes it', async ({ page }) => {
    await page.addInitScript(() => {
      // Safari does not focus a tapped button.
      addEventListener('mousedown', (event) => event.preventDefault());
    });
    await page.goto('/gallery/tooltip');
    await trigger(page).tap();
    await expect(tip(page)).toBeVisible();
    await trigger(page).tap();
    await expect(tip(page)).toBeHidden();
  });
});

test.describe('tooltip without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is shown in place', async ({ page }) => {
    await page.goto('/gallery/tooltip');
    await expect(tip(page)).toBeVisible();
  });
});
