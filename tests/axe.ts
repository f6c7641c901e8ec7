import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Minified, because each document parses it again: a third of the text. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules about colours. If a page passes all rules in light mode, dark mode can break only these. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe after all animations have ended.
 *
 * @param part selector of the part to check; the whole page by default
 * @param rules rules to check; all by default
 * @returns the name of each violated rule and the elements that violate it
 */
export async function violations(
  page: Page,
  part = ':root',
  rules?: string[],
): Promise<[string, string[]][]> {
  // Once for each document, because loading axe takes as long as a run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([part, rules]) => {
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const looker: typeof axe = Reflect.get(window, 'axe');
      // Six times as fast without frames, of which there are none, and with violations only.
      const found = await looker.run(part, {
        ...(rules && { runOnly: rules }),
        resultTypes: ['violations'],
        selectors: false,
        preload: false,
        iframes: false,
      });
      return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    [part, rules] as const,
  );
}
