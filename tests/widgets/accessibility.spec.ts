import type { Page } from '@playwright/test';
import { colorRules, violations } from '../axe.ts';
import { parts, press } from './carousel.ts';
import { example, expect, follow, hydrated, test } from './widget.ts';

test.use({ expectedErrors: /with id .*no-such/ });

/** Expects no violations in a part of the page, in light and dark. */
type Look = (part: string) => Promise<void>;

/** Widgets that hide something or say something later: opens it, looks at it, and closes what lies over the page. */
const opened: Record<string, (page: Page, look: Look) => Promise<void>> = {
  accordion: async (page, look) => {
    await example(page, 'Exclusive').locator('summary').nth(1).click();
    await look('[data-example="Exclusive"]');
  },
  carousel: async (page, look) => {
    // With reduced motion it is stopped at first.
    await press(parts(page, 'Auto').begin);
    await press(parts(page, 'Static').next);
    await look('.carousel');
  },
  collapse: async (page, look) => {
    await page.getByRole('button', { name: '필요한 서류' }).click();
    await look('[data-example]:has(#papers)');
  },
  'copy-button': async (page, look) => {
    await page.evaluate(() => {
      // The two seconds are endless: a look takes longer.
      const { setTimeout } = window;
      const slow = (handler: TimerHandler, time?: number, ...rest: unknown[]) =>
        time === 2000 ? 0 : setTimeout(handler, time, ...rest);
      Object.assign(window, { setTimeout: slow });
    });
    await page.getByRole('button', { name: '주소 복사' }).click();
    await expect(page.getByRole('button', { name: '복사했습니다' })).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await page.getByRole('button', { name: '원문 복사' }).click();
    await expect(page.getByRole('button', { name: '복사 안 됨' })).toBeVisible();
    await look('[data-example]');
  },
  'number-field': async (page, look) => {
    await hydrated(page);
    await page.getByRole('spinbutton', { name: '자녀', exact: true }).fill('12');
    await look('[data-example="Children"]');
  },
  drawer: async (page, look) => {
    await page.getByRole('button', { name: '옆에 두기' }).click();
    await look('#drawer-plain');
    await page.getByRole('button', { name: '왼쪽에서' }).click();
    await look('#drawer-left');
    await page.keyboard.press('Escape');
    await expect(page.locator('#drawer-left')).toBeHidden();
    await page.keyboard.press('Escape');
  },
  dropdown: async (page, look) => {
    await page.getByRole('button', { name: '기한 저장' }).click();
    await expect(example(page, 'Menu').getByRole('menu')).toHaveCSS('opacity', '1');
    await look('[data-example="Menu"]');
  },
  modal: async (page, look) => {
    await page.getByRole('button', { name: '동의 내용 보기' }).click();
    await look('#consent-text');
    await page.keyboard.press('Escape');
  },
  popover: async (page, look) => {
    await page.getByRole('button', { name: '대습', exact: true }).focus();
    await look('#representation');
    await expect(page.locator('#representation')).toBeVisible();
  },
  print: async (page, look) => {
    await page.evaluate(() => Reflect.set(window, 'print', undefined));
    await example(page, 'Part').getByRole('button').click();
    await expect(example(page, 'Part').getByRole('status')).toContainText('다른 브라우저에서');
    await look('[data-example]');
  },
  'speed-dial': async (page, look) => {
    await page.getByRole('main').getByRole('button', { name: '연락' }).focus();
    await look('[data-example="Hover"]');
    await expect(page.locator('#dial-list')).toBeVisible();
  },
  tabs: async (page, look) => {
    await page.getByRole('tab', { name: '빚이 더 많을 때' }).click();
    await expect(page.locator('.tab-holder:has(#debts)')).toHaveCSS('opacity', '1');
    await look('[data-example="Vertical"]');
  },
  tooltip: async (page, look) => {
    await page.getByRole('button', { name: '2027. 2. 10.' }).focus();
    await expect(page.locator('#weekday-tip')).toHaveCSS('opacity', '1');
    await look('#weekday-tip');
    await expect(page.locator('#weekday-tip')).toBeVisible();
  },
  zoom: async (page, look) => {
    await example(page, 'Drawing').locator('.zoom').click();
    await expect(page.locator('dialog[data-zoom]')).toHaveAttribute('data-shown');
    await look('dialog[open]');
  },
};

// In one document, which reads axe once.
test('no widget has accessibility violations, closed and open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/gallery');
  const names = await page
    .getByRole('navigation', { name: 'Widgets' })
    .getByRole('link')
    .allTextContents();
  expect(names).toEqual(expect.arrayContaining(Object.keys(opened)));
  const look: Look = async (part) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const rules = colorScheme === 'dark' ? colorRules : undefined;
      expect(await violations(page, part, rules), colorScheme).toEqual([]);
    }
  };
  for (const name of names.slice(1)) {
    await test.step(name, async () => {
      await follow(page, name);
      await look('[data-example]');
      await opened[name]?.(page, look);
    });
  }
});
