import type { Locator, Page } from '@playwright/test';
import { swipe } from '../../../tests/browsers/finger.ts';
import {
  everyEngine,
  expect,
  expectFocusStaysIn,
  fallbackTests,
  olderBrowserTests,
  smoke,
  test,
  widgetTests,
} from '../../../tests/widgets/widget.ts';

const trigger = (page: Page) => page.getByRole('button', { name: '왼쪽에서' });
const drawer = (page: Page) => page.locator('#drawer-left');
const settled = (locator: Locator) =>
  locator.evaluate((element) =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
  );

fallbackTests('drawer', 'Safari 17.4', (isOlder) => {
  test('DR-1: slides in from the left, over a backdrop', smoke, async ({ page, open }) => {
    await open();
    await drawer(page).evaluate((element) => {
      element.addEventListener('transitionrun', () => {
        for (const { effect } of element.getAnimations()) {
          if (!(effect instanceof KeyframeEffect)) continue;
          const translate = effect.getKeyframes()[0]?.translate;
          if (translate) element.dataset.slide = `${translate} ${effect.getTiming().duration}`;
        }
      });
    });
    await trigger(page).click();
    // Safari animates it since 17.5.
    if (!isOlder) await expect(drawer(page)).toHaveAttribute('data-slide', '-100% 240');
    await settled(drawer(page));
    const box = await drawer(page).boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.height).toBe(page.viewportSize()?.height);
    await page.mouse.click((page.viewportSize()?.width ?? 0) - 5, 200);
    await expect(drawer(page)).toBeHidden();
    await expect(trigger(page)).toBeFocused();
  });
});

widgetTests('drawer', () => {
  test(
    'DR-1, DR-3, WG-3: opens from every side, and Escape closes it',
    everyEngine,
    async ({ page, open }) => {
      await open();

      for (const [side, name] of [
        ['right', '오른쪽에서'],
        ['top', '위에서'],
        ['bottom', '아래에서'],
      ] as const) {
        await test.step(`from the ${side}`, async () => {
          await page.getByRole('button', { name }).click();
          const panel = page.locator(`#drawer-${side}`);
          await settled(panel);
          const box = await panel.boundingBox();
          const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
          if (!box) throw new Error('It is visible.');
          const gaps = {
            right: width - box.x - box.width,
            top: box.y,
            bottom: height - box.y - box.height,
          };
          expect(gaps[side]).toBeCloseTo(0, 3);
          await page.keyboard.press('Escape');
          await expect(panel).toBeHidden();
        });
      }

      await test.step('without a backdrop a click outside does not close it, and the page stays interactive', async () => {
        const toggle = page.getByRole('button', { name: '옆에 두기' });
        const plain = page.locator('#drawer-plain');
        await toggle.click();
        await expect(plain).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(plain).toBeHidden();
        await expect(toggle).toBeFocused();
        await toggle.click();
        await expect(plain).toBeVisible();
        await page.getByRole('heading', { level: 1 }).click();
        await expect(plain).toBeVisible();
        await toggle.click();
        await expect(plain).toBeHidden();
      });

      await test.step('DR-5: a closed one is not in the tab order, an open one keeps the focus', async () => {
        const link = drawer(page).getByRole('link', { name: '유류분', includeHidden: true });
        await link.evaluate((element) => element.focus());
        await expect(link).not.toBeFocused();
        await trigger(page).click();
        await expect(page.getByRole('dialog', { name: '업무' })).toBeVisible();
        await expectFocusStaysIn(page, '#drawer-left');
        await page.keyboard.press('Escape');
        await expect(drawer(page)).toBeHidden();
      });

      await test.step('following a link closes it', async () => {
        await trigger(page).click();
        await drawer(page).getByRole('link', { name: '유류분' }).click();
        await expect(drawer(page)).toBeHidden();
        await expect(page).toHaveURL(/#forced-share$/);
      });
    },
  );

  test(
    'DR-2, DR-4: the page does not scroll while one is open, and 60 px stay of a closed one',
    everyEngine,
    async ({ page, open }) => {
      await page.setViewportSize({ width: 1000, height: 500 });
      await open();

      await test.step('DR-4: while closed, 60 px stay at the bottom, with the button that opens it', async () => {
        const edge = page.locator('main .drawer-edge');
        expect(await edge.boundingBox()).toMatchObject({ y: 440, height: 60 });
        await expect(page.locator('#drawer-edge').getByText('가운데서 고르십니다')).toBeHidden();
        await edge.getByRole('button', { name: '연락' }).click();
        const panel = page.getByRole('dialog', { name: '편한 방법으로' });
        await expect(panel).toBeVisible();
        await panel.getByRole('button', { name: '닫기' }).click();
        await expect(panel).toBeHidden();
        expect(await edge.boundingBox()).toMatchObject({ y: 440, height: 60 });
      });

      await test.step('DR-2: the page scrolls only if the markup of the open drawer allows it', async () => {
        await trigger(page).click();
        const held = await page.evaluate(() => scrollY);
        await page.mouse.move(800, 250);
        await page.mouse.wheel(0, 400);
        await page.keyboard.press('Escape');
        await expect(drawer(page)).toBeHidden();
        // A wheel event at this position moves the page once it can scroll again.
        await page.mouse.wheel(0, 40);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(held + 40);

        await page.evaluate(() => scrollTo(0, 0));
        await page.getByRole('button', { name: '옆에 두기' }).click();
        const beside = await page.evaluate(() => scrollY);
        await page.mouse.move(300, 250);
        await page.mouse.wheel(0, 400);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(beside);
      });

      await test.step('WG-3: a modal drawer over one without a backdrop closes first', async () => {
        await page.setViewportSize({ width: 1200, height: 800 });
        await trigger(page).click();
        await expect(drawer(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(drawer(page)).toBeHidden();
        await expect(page.locator('#drawer-plain')).toBeVisible();
      });
    },
  );
});

olderBrowserTests('drawer', 'Safari 16.4', () => {
  test('without popovers, a drawer without a backdrop opens as a modal, and closes', async ({
    page,
    open,
  }) => {
    await open();
    const plain = page.locator('#drawer-plain');
    await expect(plain).toBeHidden();
    await page.getByRole('button', { name: '옆에 두기' }).click();
    await expect(plain).toBeInViewport({ ratio: 1 });
    await plain.getByRole('button', { name: '닫기' }).click();
    await expect(plain).toBeHidden();
  });
});

test.describe('drawer on a touch screen', everyEngine, () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('a swipe to its side closes it, and a swipe up opens the one at the bottom', async ({
    page,
  }) => {
    await page.goto('/gallery/drawer');

    await test.step('a swipe the other way does not close it', async () => {
      await trigger(page).tap();
      await settled(drawer(page));
      await swipe(page, [100, 400], [250, 400]);
      await expect(drawer(page)).toBeVisible();
      await swipe(page, [250, 400], [60, 400]);
      await expect(drawer(page)).toBeHidden();
    });

    await test.step('swiping the edge up opens it, swiping its head down closes it', async () => {
      await swipe(page, [195, 760], [195, 600]);
      const panel = page.getByRole('dialog', { name: '편한 방법으로' });
      await expect(panel).toBeVisible();
      await settled(panel);
      const head = await panel.locator('[data-drawer-handle]').boundingBox();
      if (!head) throw new Error('It is visible.');
      await swipe(page, [100, head.y + 30], [100, 775]);
      await expect(panel).toBeHidden();
    });
  });
});

test.describe('drawer without script', everyEngine, () => {
  test.use({ javaScriptEnabled: false });

  test('opens and closes, with and without a backdrop', async ({ page }) => {
    await page.goto('/gallery/drawer');
    for (const [button, id] of [
      ['왼쪽에서', '#drawer-left'],
      ['옆에 두기', '#drawer-plain'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await expect(page.locator(id)).toBeVisible();
      await page.locator(id).getByRole('button', { name: '닫기' }).click();
      await expect(page.locator(id)).toBeHidden();
    }
  });
});
