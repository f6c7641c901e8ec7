import type { Page } from '@playwright/test';
import {
  type Feature,
  features,
  type OlderBrowser,
  toTakeAway,
} from '../widgets/browser-features.ts';
import { makeOlder } from '../widgets/older-browser.ts';
import { fillIn, submit } from './consult-form.ts';
import { expect, long, test } from './test.ts';
import { policy } from './visit.ts';

test.use({ reusePage: false, viewport: { width: 390, height: 780 } });

for (const { browser, staysInDocument, postsForm } of [
  // Without the Navigation API, a link loads a document.
  { browser: 'Safari 16.4', staysInDocument: false, postsForm: false },
  // Without `isWellFormed` only the server validates the form, so the browser posts it.
  { browser: 'Chrome 109', staysInDocument: true, postsForm: true },
] as const) {
  test(
    `${browser} reads the pages, uses their menu and a calculator, sends a request and gets its receipt`,
    long,
    async ({ page, consult }) => {
      await makeOlder(page, browser);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await stillThere(page, browser)).toEqual([]);

      await page.goto('/areas/division');
      const explanation = page.locator('#term-contribution');
      await explanation.scrollIntoViewIfNeeded();
      // A popover that this browser cannot open is shown in place.
      await expect(explanation).toHaveCSS('opacity', '1');
      const { x = 0, width = 390 } = (await explanation.boundingBox()) ?? {};
      expect(x + width).toBeLessThan(390);

      await page.getByRole('button', { name: '메뉴' }).click();
      const menu = page.getByRole('dialog', { name: '메뉴' });
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();

      await page.goto('/shares');
      const shares = page.locator('#shares');
      await shares.locator('.chapter-controls').dispatchEvent('pointerover');
      await page.locator('[data-island="shares"][data-hydrated]').waitFor({ state: 'attached' });
      await expect(shares.getByRole('table').first()).toBeVisible();

      await page.evaluate(() => Object.assign(globalThis, { mark: true }));
      await policy(page).click();
      await expect(
        page.getByRole('heading', { level: 1, name: '개인정보 처리방침' }),
      ).toBeVisible();
      expect(await page.evaluate(() => 'mark' in globalThis)).toBe(staysInDocument);
      await page.goto('/#consult');
      await page.locator('[data-hydrated] form').waitFor();
      await fillIn(page, '옛브라우저');
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await submit(page).click();
      expect((await sent).isNavigationRequest()).toBe(postsForm);
      await expect(page.getByRole('heading', { name: '접수되었습니다' })).toBeVisible();
      expect(await consult('list')).toContain('옛브라우저');
    },
  );
}

/** Features that should be missing but are present. */
function stillThere(page: Page, browser: OlderBrowser): Promise<string[]> {
  return page.evaluate(({ names, attributes }) => {
    const isThere = (name: string) =>
      name.split('.').reduce((at: unknown, key) => at && Reflect.get(Object(at), key), window);
    const isUsed = (selector: string) => document.querySelector(selector);
    const given = Object.entries(attributes).filter(([, value]) => value === null);
    return [...names.filter(isThere), ...given.map(([selector]) => selector).filter(isUsed)];
  }, toTakeAway(browser));
}

/** Browsers ignore a rule whose syntax or selector they do not know. */
test('the style sheets have no nesting, and separate rules for new selectors', async ({ page }) => {
  await page.goto('/shares');
  const unreadable = await page.evaluate(
    (selectors) => {
      const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) return [rule, ...rulesOf(rule.cssRules)];
          return 'cssRules' in rule ? rulesOf((rule as CSSGroupingRule).cssRules) : [];
        });
      const isNew = (selector: string) => selectors.some((word) => selector.includes(word));
      return [...document.styleSheets]
        .flatMap(({ cssRules }) => rulesOf(cssRules))
        .filter(({ selectorText, cssRules }) => {
          const listed = selectorText.split(',');
          return cssRules.length > 0 || (listed.some(isNew) && !listed.every(isNew));
        })
        .map(({ cssText }) => cssText);
    },
    Object.values<Feature>(features)
      .flatMap(({ css = [] }) => css)
      .filter((word) => word.startsWith(':')),
  );
  expect(unreadable).toEqual([]);
});
