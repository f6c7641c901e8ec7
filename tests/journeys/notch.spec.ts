import type { Page } from '@playwright/test';
import { fakeTools } from '../fakes/tracking-tools.ts';
import { pageKinds } from '../site/page-kinds.ts';
import { expect, long, test } from './test.ts';
import { bar, expectedErrors, test as withTools } from './with-tools.ts';

/** Width in px that an iPhone in landscape reserves for its camera and its rounded corners. */
const NOTCH = 59;
/** Pixels by which the side bearing of large letters extends beyond their box. */
const BEARING = 2;
const insets = { left: NOTCH, leftMax: NOTCH, right: NOTCH, rightMax: NOTCH, bottom: 21 };

test.use({ viewport: { width: 852, height: 393 }, expectedErrors: /status of 404/ });

async function layOnItsSide(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** Texts and controls under the notch, except those that scroll in their own frame. */
function underNotch(page: Page): Promise<string[]> {
  return page.evaluate((notch) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
        continue;
      if (parent.closest('script, .sr-only, .skip-link, .share-tree, .carousel-track, option'))
        continue;
      range.selectNodeContents(text);
      for (const { left, right, width } of range.getClientRects()) {
        if (width <= 1 || (left >= notch - 0.5 && right <= innerWidth - notch + 0.5)) continue;
        found.push(`${text.nodeValue.slice(0, 20)} from ${left} to ${right}`);
        break;
      }
    }
    return found;
  }, NOTCH - BEARING);
}

test('no text under the notch in landscape: all kinds of pages', long, async ({ page }) => {
  await layOnItsSide(page);
  for (const path of [...pageKinds, '/none']) {
    await page.goto(path);
    expect(await underNotch(page), path).toEqual([]);
  }
});

test('no text under the notch in landscape: menus, contacts, term, dialog', async ({ page }) => {
  await layOnItsSide(page);
  await page.goto('/consult');
  for (const name of ['메뉴', '연락 방법 모두 보기', '동의 내용 모두 보기']) {
    await page.getByRole('button', { name }).first().click();
    await expect(page.locator('dialog:modal, .drawer:popover-open')).toBeVisible();
    expect(await underNotch(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog:modal, .drawer:popover-open')).toHaveCount(0);
  }
  await page.goto('/areas/division');
  for (const term of await page.locator('[data-popover-target], [data-tooltip-target]').all()) {
    if (!(await term.isVisible())) continue;
    await term.focus();
    await term.press('Enter');
    expect(await underNotch(page), await term.innerText()).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

withTools.describe('while the bar asks for consent', () => {
  withTools.use({ viewport: { width: 852, height: 393 }, expectedErrors });

  withTools('no text under the notch in landscape: consent bar', async ({ page }) => {
    await fakeTools(page);
    await layOnItsSide(page);
    await page.goto('/consult');
    await expect(bar(page)).toBeVisible();
    expect(await underNotch(page)).toEqual([]);
  });
});
