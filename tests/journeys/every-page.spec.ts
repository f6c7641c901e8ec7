import type { Page } from '@playwright/test';
import { colorRules, violations } from '../axe.ts';
import { pageKinds } from '../site/page-kinds.ts';
import { scripts } from './scripts.ts';
import { expect, test } from './test.ts';

/** What a finger needs, in px (WCAG 2.5.5). */
const TARGET = 44;

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  expectedErrors: /status of 404/,
});

// What is first on these is an island, or an icon that the firm names.
const begun = ['/consult', '/search', '/people'];

for (const path of [...pageKinds, '/none']) {
  test(`${path}: little script, a finger hits every target, axe finds nothing in light and dark, and large letters fit`, async ({
    page,
  }) => {
    test.slow();
    const loaded = scripts(page);
    await page.goto(path);
    // Later, the pages that its links lead to are fetched ahead.
    const { files, total } = await loaded();
    expect(files.length, 'scripts').toBeGreaterThan(0);
    if (!begun.includes(path)) expect(total, 'bytes of script').toBeLessThanOrEqual(15_000);
    await startWidgets(page);
    // A fallback without Hangul is narrower.
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect(await smallTargets(page, TARGET), 'targets').toEqual([]);
    expect(await violations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, ':root', colorRules), 'dark').toEqual([]);

    for (const [width, percent] of [
      [390, 150],
      [360, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      expect(await cut(page), `cut at ${percent} %, ${width} px`).toEqual([]);
      expect(await smallTargets(page, TARGET), `targets at ${percent} %`).toEqual([]);
    }
  });
}

/** Reads on to every carousel and touches every island, so that each is started. */
async function startWidgets(page: Page): Promise<void> {
  for (const carousel of await page.locator('[data-ui="carousel"]').all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator('[inert]').first()).toBeAttached();
  }
  for (const island of await page.locator('[data-island]').all()) {
    await island.dispatchEvent('pointerover');
    await expect(island).toHaveAttribute('data-hydrated', '');
  }
}

/** Controls that are smaller than this, but for links in running text (WCAG 2.5.8, exception "inline"). */
function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, input, [role="tab"], [tabindex="0"]',
    );
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('.sr-only, .actions-link, .skip-link, [inert]'))
      .filter((control) => !isInText(control))
      .flatMap((control) => {
        // A label is part of the target of its field.
        const label = control.matches('[type="radio"], [type="checkbox"]')
          ? (control as HTMLInputElement).labels?.[0]
          : null;
        const { width, height } = (label ?? control).getBoundingClientRect();
        if (width >= least - 0.5 && height >= least - 0.5) return [];
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim();
        return `${control.tagName} ${control.className} '${name?.slice(0, 30)}' ${Math.round(width)} × ${Math.round(height)}`;
      });

    /** Whether words stand beside it in the same line of text. */
    function isInText(control: HTMLElement): boolean {
      if (getComputedStyle(control).display !== 'inline') return false;
      const block = control.closest('p, li, dd, td, th, figcaption, dt');
      const words = block?.textContent?.trim().length ?? 0;
      return words > (control.textContent?.trim().length ?? 0) + 4;
    }
  }, least);
}

/** What leaves the window, has more words than room, or stands in a column of a syllable or two. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) =>
          !element.closest(
            'svg, .sr-only, .skip-link, [popover], [inert], .share-tree, .answer-line',
          ),
      )
      .filter((element) => {
        const { right, left, width } = element.getBoundingClientRect();
        const outside = width > 1 && (right > clientWidth + 1 || left < -1);
        const { overflowX, clipPath } = getComputedStyle(element);
        // For screen readers only, at this width.
        if (clipPath === 'inset(50%)') return false;
        const clipped =
          overflowX !== 'visible' &&
          overflowX !== 'auto' &&
          element.scrollWidth > element.clientWidth + 1 &&
          !element.matches('input');
        const { fontSize } = getComputedStyle(element);
        const words = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue?.trim().length ?? 0) > 5,
        );
        const letter = Number.parseFloat(fontSize);
        const narrow = words && width < 3 * letter && element.clientHeight > 5 * letter;
        return outside || clipped || narrow;
      })
      .map(
        (element) =>
          `${element.tagName} ${element.className} '${element.textContent?.trim().slice(0, 30)}'`,
      );
    return scrollWidth > clientWidth ? [...found, `${scrollWidth} px`] : found;
  });
}
