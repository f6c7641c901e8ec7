import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong.
 *
 * @param part selector of the only part that is looked at; left out: the whole page
 * @returns for each rule that is broken its name and the elements that break it
 */
export async function violations(page: Page, part?: string): Promise<[string, string[]][]> {
  // There are no frames, and only violations are read: so asked, axe is six times as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
  });
  const found = await (part ? axe.include(part) : axe).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
