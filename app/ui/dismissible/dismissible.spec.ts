import type { Page } from '@playwright/test';
import {
  everyEngine,
  example,
  expect,
  long,
  test,
  widgetTests,
} from '../../../tests/widgets/widget.ts';

const closeOf = (page: Page, name: string) =>
  example(page, name).getByRole('button', { name: '닫기' });

widgetTests('dismissible', () => {
  test(
    'DI-1: fades for 300 ms and is hidden; is back after a reload',
    everyEngine,
    async ({ page, open }) => {
      await open({ clock: 'stopped' });
      const notice = page.locator('#notice');
      await closeOf(page, 'Notice').click();
      await expect(notice).toHaveCSS('transition', /opacity 0\.3s ease-out/);
      await page.clock.runFor(290);
      await expect(notice).not.toHaveAttribute('hidden');
      await expect(notice).toHaveCSS('opacity', '0');
      await page.clock.runFor(20);
      await expect(notice).toHaveAttribute('hidden');
      await expect(notice).toBeHidden();
      await page.reload();
      await expect(notice).toBeVisible();
    },
  );

  test(
    'DI-1: with reduced motion it is hidden at once, and a focus inside moves on',
    everyEngine,
    async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open({ clock: 'stopped' });

      await test.step('a focus elsewhere stays', async () => {
        const trigger = closeOf(page, 'Outside');
        await trigger.click();
        await expect(page.locator('#tip')).toBeHidden();
        await expect(trigger).toBeFocused();
      });

      await test.step('a focus inside moves to the next element', async () => {
        await closeOf(page, 'Notice').focus();
        await page.keyboard.press('Enter');
        await expect(page.locator('#notice')).toBeHidden();
        await expect(page.locator('[data-example="Notice"] + details > summary')).toBeFocused();
      });

      await test.step('else to the previous one', async () => {
        // The last of the page: the focus moves to the element before it.
        await page.locator('#holiday').evaluate((notice) => document.body.append(notice));
        const remembered = page.locator('#holiday').getByRole('button');
        await remembered.focus();
        await page.keyboard.press('Enter');
        await expect(page.locator('#holiday')).toBeHidden();
        await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeFocused();
      });

      await test.step('with a key it stays closed on the next visit', async () => {
        expect(await page.evaluate(() => Object.keys(localStorage))).toContain(
          'holiday-2026-12-25',
        );
        await page.reload();
        await expect(page.locator('#holiday')).toBeHidden();
        await expect(page.locator('#notice')).toBeVisible();
      });

      await test.step('the focus moves to the main element without another one', async () => {
        await page.locator('#notice').evaluate((notice) => {
          for (const element of document.querySelectorAll<HTMLElement>('a, button, pre, summary')) {
            if (!notice.contains(element)) element.inert = true;
          }
        });
        await closeOf(page, 'Notice').focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
      });
    },
  );

  test('DI-1: blocked storage closes it for this visit', long, async ({ page, open }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('', 'SecurityError');
        },
      });
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open();
    await closeOf(page, 'Remembered').click();
    await expect(page.locator('#holiday')).toBeHidden();
    await page.reload();
    await expect(page.locator('#holiday')).toBeVisible();
  });
});

test.describe('dismissible without script', () => {
  test.use({ javaScriptEnabled: false });

  test('stays, and has no button', async ({ page }) => {
    await page.goto('/gallery/dismissible');
    await expect(page.locator('#notice')).toBeVisible();
    await expect(example(page, 'Notice').locator('button')).toBeHidden();
  });
});
