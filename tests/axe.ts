import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Minified: a third of the text, which each document reads anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that read colours: of a page that was looked at in light, the dark can break no other. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong once all animations have ended.
 *
 * @param part selector of the only part that is looked at; left out: the whole page
 * @param rules the only rules that are asked; left out: all
 * @returns for each rule that is broken its name and the elements that break it
 */
export async function violations(
  page: Page,
  part = ':root',
  rules?: string[],
): Promise<[string, string[]][]> {
  // Once for each document: it takes as long as a look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([part, rules]) => {
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const looker: typeof axe = Reflect.get(window, 'axe');
      // There are no frames, and only violations are read: so asked, it is six times as fast.
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
