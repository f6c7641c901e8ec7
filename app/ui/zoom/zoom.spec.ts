import type { Page } from '@playwright/test';
import { holdBack } from '../../../tests/hold-back.ts';
import {
  everyEngine,
  example,
  expect,
  long,
  test,
  widgetTests,
} from '../../../tests/widgets/widget.ts';

const parts = (page: Page, name: string) => {
  const trigger = example(page, name).locator('.zoom');
  const dialog = page.locator('dialog[data-zoom]');
  return { trigger, dialog, original: trigger.locator('img'), picture: dialog.locator('img') };
};

/** The picture's box once its transition has ended. */
async function settled(page: Page) {
  const picture = page.locator('dialog[data-zoom] img');
  // A file that loads meanwhile changes the picture's size and restarts the transition.
  await picture.evaluate(async (img) => {
    while (img.getAnimations().length > 0) {
      await Promise.allSettled(img.getAnimations().map(({ finished }) => finished));
    }
  });
  const box = await picture.boundingBox();
  if (!box) throw new Error('It is visible.');
  return box;
}

/** Scrolls the page and waits until its listeners have run. */
const scrollPage = (page: Page, top: number) =>
  page.evaluate(
    (distance) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        scrollBy({ top: distance, behavior: 'instant' });
      }),
    top,
  );

widgetTests('zoom', () => {
  test(
    'ZO-1, ZO-4: opens and closes by mouse and keyboard, and returns the focus',
    everyEngine,
    async ({ page, open }) => {
      await open();

      await test.step('ZO-1: the backdrop fades and the picture moves in 300 ms', async () => {
        const { trigger, original, dialog, picture } = parts(page, 'Drawing');
        const place = await original.boundingBox();
        await trigger.click();
        const transition = (element: Element) => {
          const { transitionProperty, transitionDuration, transitionTimingFunction } =
            getComputedStyle(element);
          return [transitionProperty, transitionDuration, transitionTimingFunction];
        };
        expect(await picture.evaluate(transition)).toEqual([
          'transform',
          '0.3s',
          'cubic-bezier(0.2, 0, 0.2, 1)',
        ]);
        expect((await dialog.evaluate(transition)).slice(0, 2)).toEqual([
          'background-color',
          '0.3s',
        ]);
        await expect(dialog).toHaveCSS('background-color', 'rgba(66, 66, 66, 0.8)');
        await expect(original).toHaveCSS('visibility', 'hidden');
        const laid = await picture.evaluate((img: HTMLElement) => [img.offsetLeft, img.offsetTop]);
        expect(laid, 'from its place').toEqual([
          Math.round(place?.x ?? 0),
          Math.round(place?.y ?? 0),
        ]);
        await settled(page);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });

      await test.step('ZO-4: the keyboard', async () => {
        const { trigger, dialog } = parts(page, 'Picture');
        await expect(trigger).toHaveRole('button');
        await expect(trigger).toHaveAccessibleName('누가, 얼마를, 언제까지 확대');
        for (const key of ['Enter', 'Space']) {
          await trigger.focus();
          await page.keyboard.press(key);
          await expect(dialog).toBeVisible();
          await expect(page.getByRole('dialog', { name: '누가, 얼마를, 언제까지' })).toBeVisible();
          await expect(page.getByRole('button', { name: '닫기' })).toBeFocused();
          await settled(page);
          await expect(async () => {
            await page.keyboard.press('Escape');
            await expect(dialog).toHaveCount(0, { timeout: 500 });
          }).toPass();
          await expect(trigger).toBeFocused();
        }
      });
    },
  );

  test('ZO-2, ZO-3: a click, Escape, a resize and scrolling close it, but not during the transition', async ({
    page,
    open,
  }) => {
    await open({ clock: 'stopped' });
    const { trigger, dialog, original } = parts(page, 'Picture');

    await test.step('ZO-3: nothing closes it during the transition', async () => {
      await trigger.click();
      await page.clock.runFor(299);
      await page.mouse.click(5, 5);
      await page.keyboard.press('Escape');
      await page.evaluate(() => dispatchEvent(new Event('resize')));
      await page.clock.runFor(1000);
      await expect(dialog).toHaveAttribute('data-shown');
      await page.mouse.click(5, 5);
      await expect(dialog).not.toHaveAttribute('data-shown');
      await page.clock.runFor(300);
      await expect(dialog).toHaveCount(0);
    });

    await test.step('ZO-3: a click on picture or backdrop, Escape and a resize', async () => {
      const ways = [
        () => page.mouse.click(640, 360),
        () => page.mouse.click(5, 5),
        () => page.keyboard.press('Escape'),
        () => page.evaluate(() => dispatchEvent(new Event('resize'))),
      ];
      for (const close of ways) {
        await trigger.click();
        await page.clock.runFor(300);
        await expect(dialog).toHaveAttribute('data-shown');
        await close();
        await expect(dialog).not.toHaveAttribute('data-shown');
        await page.clock.runFor(300);
        await expect(dialog).toHaveCount(0);
      }
    });

    await test.step('ZO-2: the page scrolls; beyond 40 px it closes after 150 ms', async () => {
      await trigger.click();
      await page.clock.runFor(300);
      await expect(dialog).toBeVisible();
      await scrollPage(page, 40);
      await page.clock.runFor(1000);
      await expect(dialog).toBeVisible();
      await scrollPage(page, 1);
      await page.clock.runFor(149);
      await expect(dialog).toHaveAttribute('data-shown');
      await page.clock.runFor(1);
      await expect(dialog).not.toHaveAttribute('data-shown');
      await page.clock.runFor(300);
      await expect(dialog).toHaveCount(0);
      await expect(original).toBeVisible();
    });
  });

  test('ZO-1: a drawing fills the window, centred', long, async ({ page, open }) => {
    for (const size of [
      { width: 1000, height: 900 },
      { width: 1200, height: 500 },
    ]) {
      await page.setViewportSize(size);
      await open();
      await parts(page, 'Drawing').trigger.click();
      const box = await settled(page);
      const { width, height } = await page.evaluate(() => ({
        width: document.documentElement.clientWidth,
        height: document.documentElement.clientHeight,
      }));
      const scale = Math.min(width / 480, height / 288);
      expect(box.width).toBeCloseTo(480 * scale, 0);
      expect(box.x + box.width / 2).toBeCloseTo(width / 2, 0);
      expect(box.y + box.height / 2).toBeCloseTo(height / 2, 0);
    }
  });

  test(
    'ZO-1: a picture grows to its own size, never beyond the window',
    long,
    async ({ page, open }) => {
      await page.setViewportSize({ width: 1400, height: 900 });
      await open();
      await parts(page, 'Picture').trigger.click();
      const width = async () => Math.round((await settled(page)).width);
      await expect.poll(width).toBe(1200);
      await page.setViewportSize({ width: 700, height: 900 });
      await expect(parts(page, 'Picture').dialog).toHaveCount(0);
      await parts(page, 'Picture').trigger.click();
      await expect.poll(width).toBe(700);
    },
  );

  test('ZO-2: scrolling while pinch-zoomed does not close it', long, async ({ page, open }) => {
    await open({ clock: 'stopped' });
    const { trigger, dialog } = parts(page, 'Picture');
    await trigger.click();
    await page.clock.runFor(300);
    await expect(dialog).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'scale', { configurable: true, value: 2 });
    });
    await scrollPage(page, 100);
    await page.clock.runFor(1000);
    await expect(dialog).toHaveAttribute('data-shown');
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'scale', { configurable: true, value: 1 });
    });
    await scrollPage(page, 1);
    await page.clock.runFor(450);
    await expect(dialog).toHaveCount(0);
  });

  test(
    'opens and closes without a transition with reduced motion',
    long,
    async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open();
      const { trigger, dialog, picture } = parts(page, 'Picture');
      await trigger.click();
      await expect(dialog).toBeVisible();
      expect(await picture.evaluate((img) => img.getAnimations().length)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    },
  );

  test('WG-1: is removed with its page', long, async ({ page, open }) => {
    await open();
    const { trigger, dialog } = parts(page, 'Picture');
    await page.getByRole('link', { name: 'gallery', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'gallery' })).toBeVisible();
    await page.getByRole('link', { name: 'zoom', exact: true }).click();
    await trigger.click();
    await expect(dialog).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'gallery' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});

widgetTests('zoom', () => {
  // Which of several files is shown depends on the cache.
  test.use({ reusePage: false });

  test('ZO-1: shows the detailed file once it has loaded', long, async ({ page, open }) => {
    const send = await holdBack(page, '**/icon-512.png');
    await open();
    const { trigger, picture } = parts(page, 'HighResolution');
    await trigger.click();
    await expect.poll(async () => Math.round((await settled(page)).width)).toBe(192);
    await expect(picture).toHaveJSProperty('currentSrc', new URL('/icon-192.png', page.url()).href);
    send();
    await expect(picture).toHaveJSProperty('currentSrc', new URL('/icon-512.png', page.url()).href);
    await expect.poll(async () => Math.round((await settled(page)).width)).toBe(512);
  });

  test('ZO-1: shows one of several files that is large enough', long, async ({ page, open }) => {
    await open();
    const { trigger, original, picture } = parts(page, 'Candidates');
    await original.scrollIntoViewIfNeeded();
    await expect(original).toHaveJSProperty(
      'currentSrc',
      new URL('/apple-touch-icon.png', page.url()).href,
    );
    await trigger.click();
    await expect(picture).toHaveJSProperty('currentSrc', new URL('/icon-512.png', page.url()).href);
    await expect.poll(async () => Math.round((await settled(page)).width)).toBe(512);
  });
});

test.describe('zoom without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link opens the picture', async ({ page }) => {
    await page.goto('/gallery/zoom');
    await page.getByRole('link', { name: '상속을 받을지' }).click();
    await expect(page).toHaveURL(/procedure.*\.svg$/);
  });
});
