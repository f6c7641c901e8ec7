import type { Page } from '@playwright/test';
import {
  everyEngine,
  example,
  expect,
  fallbackTests,
  long,
  olderBrowserTests,
  test,
  widgetTests,
} from '../../../tests/widgets/widget.ts';

const links = (page: Page) => example(page, 'Links').getByRole('button');

fallbackTests('dropdown', 'Safari 17.4', () => {
  test(
    'DD-1: a click opens it next to the clicked trigger',
    everyEngine,
    async ({ page, open }) => {
      await open();

      await test.step('below, 10 px away and centred; another click closes it', async () => {
        const trigger = links(page);
        const list = page.locator('#areas-list');
        await expect(trigger).toHaveAttribute('aria-expanded', 'false');
        await trigger.click();
        await expect(list).toHaveCSS('opacity', '1');
        await expect(trigger).toHaveAttribute('aria-expanded', 'true');
        const [above, below] = [await trigger.boundingBox(), await list.boundingBox()];
        if (!above || !below) throw new Error('Both are visible.');
        expect(below.y - (above.y + above.height)).toBeCloseTo(10, 0);
        expect(Math.abs(below.x + below.width / 2 - (above.x + above.width / 2))).toBeLessThan(1);
        await trigger.click();
        await expect(list).toBeHidden();
        await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      });

      await test.step('each trigger opens it next to itself', async () => {
        const list = page.locator('#shared-list');
        for (const name of ['첫 번째 버튼', '두 번째 버튼']) {
          const trigger = page.getByRole('button', { name });
          await trigger.click();
          await expect(list).toHaveCSS('opacity', '1');
          await expect(trigger).toHaveAttribute('aria-expanded', 'true');
          const [anchor, panel] = [await trigger.boundingBox(), await list.boundingBox()];
          if (!anchor || !panel) throw new Error('Both are visible.');
          expect(
            Math.abs(panel.x + panel.width / 2 - (anchor.x + anchor.width / 2)),
            name,
          ).toBeLessThan(1);
          await page.keyboard.press('Escape');
          await expect(list).toBeHidden();
        }
      });
    },
  );

  test('DD-1: opens above without room below', long, async ({ page, open }) => {
    await page.setViewportSize({ width: 900, height: 500 });
    await open();
    const trigger = links(page);
    await trigger.evaluate((button) =>
      scrollTo({ top: button.getBoundingClientRect().bottom + scrollY - innerHeight + 20 }),
    );
    await trigger.click();
    await expect
      .poll(async () => {
        const [anchor, list] = [
          await trigger.boundingBox(),
          await page.locator('#areas-list').boundingBox(),
        ];
        return Math.round((anchor?.y ?? 0) - ((list?.y ?? 0) + (list?.height ?? 0)));
      })
      .toBe(10);
  });
});

widgetTests('dropdown', () => {
  test(
    'DD-2, DD-4: the keys of a list and of a menu; a click outside and a link close it',
    everyEngine,
    async ({ page, open }) => {
      await open();

      await test.step('DD-4: the keys of a menu', async () => {
        const trigger = page.getByRole('button', { name: '기한 저장' });
        const menu = page.getByRole('menu', { name: '기한 저장' });
        const items = menu.getByRole('menuitem');
        await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
        await trigger.focus();
        await page.keyboard.press('Enter');
        await expect(items.nth(0)).toBeFocused();
        await expect(items.nth(0), 'the focus is seen').toHaveCSS('outline-style', 'solid');
        await page.keyboard.press('ArrowUp');
        await expect(items.nth(2)).toBeFocused();
        // A Korean keyboard sends this before there is a syllable.
        await items.nth(2).dispatchEvent('keydown', { key: 'ㅇ', bubbles: true });
        await expect(items.nth(1)).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(menu).toBeHidden();
        await trigger.focus();
        await page.keyboard.press('ArrowUp');
        await expect(items.nth(2)).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(menu, 'closes on activation').toBeHidden();
        await expect(trigger).toBeFocused();
      });

      await test.step('DD-4: the keys of a list of links', async () => {
        const list = page.locator('#areas-list');
        const rows = list.getByRole('link');
        await links(page).focus();
        await page.keyboard.press('Enter');
        await expect(list).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(rows.nth(0)).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await expect(rows.nth(1)).toBeFocused();
        await page.keyboard.press('End');
        await expect(rows.nth(2)).toBeFocused();
        await page.keyboard.press('Home');
        await page.keyboard.press('ArrowUp');
        await expect(rows.nth(2)).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(list, 'the focus has left').toBeHidden();
      });

      await test.step('DD-4: Escape closes it and returns the focus', async () => {
        const trigger = links(page);
        await trigger.focus();
        await page.keyboard.press('ArrowDown');
        await expect(
          page.locator('#areas-list').getByRole('link', { name: '상속재산분할' }),
        ).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page.locator('#areas-list')).toBeHidden();
        await expect(trigger).toBeFocused();
      });

      await test.step('DD-2: a click outside and following a link', async () => {
        const list = page.locator('#areas-list');
        await links(page).click();
        await page.getByRole('heading', { level: 1 }).click();
        await expect(list).toBeHidden();
        await links(page).click();
        await list.getByRole('link', { name: '유류분' }).click();
        await expect(list).toBeHidden();
        await expect(page).toHaveURL(/#forced-share$/);
      });
    },
  );

  test(
    'DD-3: hover opens it after 300 ms, leaving closes it after 300 ms',
    everyEngine,
    async ({ page, open }) => {
      await open({ clock: 'stopped' });
      const trigger = page.getByRole('button', { name: '기한', exact: true });
      const list = page.locator('#terms-list');
      const shown = () => list.evaluate((panel) => panel.matches(':popover-open'));

      await test.step('the delays', async () => {
        await trigger.hover();
        await page.clock.runFor(290);
        expect(await shown()).toBe(false);
        await page.clock.runFor(20);
        expect(await shown()).toBe(true);

        await expect(list).toHaveCSS('opacity', '1');
        await list.hover();
        await page.clock.runFor(1000);
        expect(await shown(), 'over the list').toBe(true);
        await page.mouse.move(1, 1);
        await page.clock.runFor(290);
        expect(await shown()).toBe(true);
        await trigger.hover();
        await page.clock.runFor(1000);
        expect(await shown(), 'back in time').toBe(true);
        await page.mouse.move(1, 1);
        await page.clock.runFor(310);
        expect(await shown()).toBe(false);
      });

      await test.step('a click within the delay wins', async () => {
        await trigger.hover();
        await page.clock.runFor(100);
        await trigger.click();
        await expect(list).toBeVisible();
        await trigger.click();
        await page.clock.runFor(1000);
        expect(await shown()).toBe(false);
      });
    },
  );
});

olderBrowserTests('dropdown', 'Safari 16.4', () => {
  test('without popovers, its links are shown in place and can be followed', async ({
    page,
    open,
  }) => {
    await open();
    const list = page.locator('#areas-list');
    await expect(list).toHaveCSS('opacity', '1');
    await list.getByRole('link', { name: '유류분' }).click();
    await expect(page).toHaveURL(/#forced-share$/);
    await expect(list).toBeVisible();
  });
});

olderBrowserTests('dropdown', 'Safari 26.0', () => {
  test('DD-1: opens below, without position fallbacks', async ({ page, open }) => {
    await open();
    const list = page.locator('#areas-list');
    await links(page).click();
    await expect(list).toHaveCSS('opacity', '1');
    await expect(list).toHaveCSS('position-try-fallbacks', 'none');
    const [above, below] = [await links(page).boundingBox(), await list.boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeCloseTo(10, 0);
  });
});

test.describe('dropdown without script', everyEngine, () => {
  test.use({ javaScriptEnabled: false });

  test('opens at a click', async ({ page }) => {
    await page.goto('/gallery/dropdown');
    await links(page).click();
    await expect(page.locator('#areas-list')).toBeVisible();
  });
});
