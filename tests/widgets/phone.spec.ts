import type { Page } from '@playwright/test';
import { example, expect, follow, hydrated, test } from './widget.ts';

test.use({
  hasTouch: true,
  viewport: { width: 390, height: 780 },
  expectedErrors: /with id .*no-such/,
});

/** Main function of each widget, operated by touch. */
const widgets: Record<string, (page: Page) => Promise<void>> = {
  accordion: async (page) => {
    const item = example(page, 'Exclusive').locator('details').nth(1);
    await item.locator('summary').tap();
    await expect(item).toHaveAttribute('open');
  },
  'animated-list': async (page) => {
    const stage = example(page, 'Family');
    const first = stage.getByRole('listitem').first();
    const before = await first.textContent();
    await stage.getByRole('button', { name: '순서 뒤집기' }).tap();
    await expect(first).not.toHaveText(before ?? '');
  },
  carousel: async (page) => {
    const third = example(page, 'Auto').locator('[data-carousel-slide-to]').nth(2);
    await third.tap();
    await expect(third).toHaveAttribute('aria-current', 'true');
  },
  collapse: async (page) => {
    await page.getByRole('button', { name: '필요한 서류' }).tap();
    await expect(page.locator('#papers')).toBeVisible();
  },
  'copy-button': async (page) => {
    const stage = example(page, 'Value');
    await stage.getByRole('button', { name: '복사' }).tap();
    await expect(stage.getByRole('status')).toHaveText('복사했습니다');
  },
  'number-field': async (page) => {
    await hydrated(page);
    const input = page.getByRole('spinbutton', { name: '자녀', exact: true });
    const before = Number(await input.inputValue());
    await page.getByRole('button', { name: /^자녀.*늘리기/ }).tap();
    await expect(input).toHaveValue(String(before + 1));
  },
  dismissible: async (page) => {
    await example(page, 'Notice').getByRole('button', { name: '닫기' }).tap();
    await expect(page.locator('#notice')).toBeHidden();
  },
  drawer: async (page) => {
    await page.getByRole('button', { name: '왼쪽에서' }).tap();
    await expect(page.locator('#drawer-left')).toBeInViewport({ ratio: 0.9 });
    await page.locator('#drawer-left').getByRole('button', { name: '닫기' }).tap();
    await expect(page.locator('#drawer-left')).toBeHidden();
  },
  dropdown: async (page) => {
    await example(page, 'Links').getByRole('button').tap();
    await expect(page.locator('#areas-list')).toBeInViewport({ ratio: 1 });
  },
  modal: async (page) => {
    await page.getByRole('button', { name: '동의 내용 보기' }).tap();
    const dialog = page.getByRole('dialog', { name: '개인정보 수집·이용' });
    await expect(dialog).toBeInViewport();
    await dialog.getByRole('button', { name: '닫기' }).first().tap();
    await expect(dialog).toBeHidden();
  },
  popover: async (page) => {
    await page.getByRole('button', { name: '대습', exact: true }).tap();
    await expect(page.locator('#representation')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: '대습', exact: true }).tap();
    await expect(page.locator('#representation'), 'another tap').toBeHidden();
  },
  reveal: async (page) => {
    const last = example(page, 'Effects').locator('.reveal').last();
    await last.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }));
    await expect(last).toHaveAttribute('data-revealed', 'true');
  },
  // SD-2
  'speed-dial': async (page) => {
    const trigger = page.getByRole('main').getByRole('button', { name: '연락' });
    const list = page.locator('#dial-list');
    await trigger.tap();
    await expect(list).toBeVisible();
    await trigger.tap();
    await expect(list, 'another tap').toBeHidden();
    await trigger.tap();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(list, 'a tap elsewhere').toBeHidden();
    await trigger.tap();
    await list.getByText('전화').tap();
    await expect(page, 'a tap on its link').toHaveURL(/#dial-phone$/);
  },
  tabs: async (page) => {
    const stage = example(page, 'Horizontal');
    await stage.getByRole('tab', { name: '상속포기' }).tap();
    await expect(stage.getByRole('tabpanel', { name: '상속포기' })).toBeVisible();
  },
  tooltip: async (page) => {
    await page.getByRole('button', { name: '2027. 2. 10.' }).tap();
    await expect(page.locator('#weekday-tip')).toBeInViewport({ ratio: 1 });
  },
  zoom: async (page) => {
    await example(page, 'Drawing').locator('.zoom').tap();
    await expect(page.locator('dialog[data-zoom] img')).toBeInViewport();
  },
};

test('every widget works by touch on a phone, and nothing overflows', async ({ page }) => {
  await page.goto('/gallery');
  for (const [name, act] of Object.entries(widgets)) {
    await test.step(name, async () => {
      // With a mouse, something else would be hovered over.
      await follow(page, name, 'tap');
      await act(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }
});
