import type { Page } from '@playwright/test';
import { parts } from './carousel.ts';
import { example, expect, hydrated, long, test } from './widget.ts';

/** Scripts read and write the attributes: Firefox before 119 has no properties for them. */
test.describe('Firefox 114, without properties for role and aria-*', long, () => {
  test.use({ older: 'Firefox 114' });

  test.afterEach(async ({ page }) => {
    const known = await page.evaluate(() => [
      Reflect.get(document.body, 'ariaLabel'),
      'role' in document.body,
    ]);
    expect(known, 'the page had none').toEqual([undefined, false]);
  });

  test.describe('carousel', () => {
    test.use({ widget: 'carousel' });

    test('CA-2: starts at the slide marked active, and Next moves by one', async ({
      page,
      open,
    }) => {
      await open();
      const { slides, indicators, next, seen } = parts(page, 'Static');
      await expect.poll(seen).toBe(1);
      await expect(slides.nth(1)).toHaveJSProperty('inert', false);
      await expect(slides.nth(3)).toHaveJSProperty('inert', true);
      await next.click();
      await expect.poll(seen).toBe(2);
      await expect(indicators.nth(1)).toHaveAttribute('aria-current', 'false');
      await expect(indicators.nth(2)).toHaveAttribute('aria-current', 'true');
    });
  });

  test.describe('tabs', () => {
    test.use({ widget: 'tabs' });

    test('TB-1, TB-2: one panel is open, and the keys of the list’s direction choose', async ({
      page,
      open,
    }) => {
      await open();
      for (const [name, first, key, chosen] of [
        ['Horizontal', '단순승인', 'ArrowRight', '한정승인'],
        ['Vertical', '가족이 돌아가셨을 때', 'ArrowDown', '빚이 더 많을 때'],
      ] as const) {
        const stage = example(page, name);
        await expect(stage.getByRole('tabpanel')).toHaveCount(1);
        await expect(stage.getByRole('tabpanel', { name: first })).toBeVisible();
        await stage.getByRole('tab', { name: first }).press(key);
        await expect(stage.getByRole('tab', { name: chosen })).toBeFocused();
        await expect(stage.getByRole('tab', { selected: true })).toHaveText([chosen]);
        await expect(stage.getByRole('tabpanel')).toHaveCount(1);
        await expect(stage.getByRole('tabpanel', { name: chosen })).toBeVisible();
      }
    });
  });

  test.describe('collapse', () => {
    test.use({ widget: 'collapse' });

    test('AC-2: the trigger says whether the panel is open', async ({ page, open }) => {
      await open();
      const trigger = page.getByRole('button', { name: '필요한 서류' });
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await trigger.click();
      await expect(page.locator('#papers')).toBeVisible();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    });
  });

  test.describe('number field', () => {
    test.use({ widget: 'number-field' });

    test('NC-2, NC-3: the buttons and the field expose the bounds and the number', async ({
      page,
      open,
    }) => {
      await open();
      await hydrated(page);
      const input = page.getByRole('spinbutton', { name: '자녀', exact: true });
      const more = page.getByRole('button', { name: '자녀 늘리기' });
      await input.fill('99');
      await expect(input).toHaveValue('12');
      await expect(input).toHaveAttribute('aria-valuenow', '12');
      await expect(more).toHaveAttribute('aria-disabled', 'true');
      await press(page, '자녀 늘리기');
      await expect(input).toHaveValue('12');
      await press(page, '자녀 줄이기');
      await expect(input).toHaveValue('11');
      await expect(input).toHaveAttribute('aria-valuenow', '11');
      await expect(more).toHaveAttribute('aria-disabled', 'false');
      await input.fill('');
      await expect(input).not.toHaveAttribute('aria-valuenow');
    });
  });

  test.describe('zoom', () => {
    test.use({ widget: 'zoom', reusePage: false });

    test('ZO-1: the picture is a button with a name, and so is what closes it', async ({
      page,
      open,
    }) => {
      await open();
      const button = example(page, 'Picture').getByRole('button', {
        name: '누가, 얼마를, 언제까지 확대',
      });
      await button.click();
      const dialog = page.getByRole('dialog', { name: '누가, 얼마를, 언제까지' });
      await expect(dialog.getByRole('button', { name: '닫기' })).toBeVisible();
    });
  });

  test.describe('colour mode menu', () => {
    test.use({ widget: 'tabs' });

    test('CM-7: the choice is marked', async ({ page, open }) => {
      await open();
      // Out of sight without popovers; the drawer of narrow screens has the same menu.
      const menu = page.locator('[data-ui="color-mode-menu"]').first();
      const marked = menu.locator('[aria-checked="true"]');
      await expect(marked).toHaveAttribute('data-mode', 'system');
      await menu.locator('[data-mode="dark"]').dispatchEvent('click');
      await expect(marked).toHaveCount(1);
      await expect(marked).toHaveAttribute('data-mode', 'dark');
    });
  });
});

/** Presses like assistive technology, which also activates a button with `aria-disabled`. */
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).dispatchEvent('click');
