import type { Page } from '@playwright/test';
import { areaNames } from '#app/firm/area-names.data.ts';
import { guideSlugs } from '#app/firm/guide-slugs.data.ts';
import { situationStages } from '#app/firm/situation-stages.data.ts';
import { expect, test } from './test.ts';

const pages = {
  guides: guideSlugs.map((slug) => `/guides/${slug}`),
  questions: ['/questions'],
  areas: Object.keys(areaNames).map((id) => `/areas/${id}`),
  situations: Object.keys(situationStages).map((id) => `/situations/${id}`),
  'amendments and notices': ['/amendments', '/notices', '/notices/law-2026-03-17'],
  'the other pages': ['/', '/guides', '/areas', '/fees', '/procedure', '/disclaimer'],
};

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [kind, paths] of Object.entries(pages)) {
    test(`${kind}: no date, decision or sum is cut by the end of a line`, async ({ page }) => {
      test.slow();
      const cut: Record<string, string[]> = {};
      for (const path of paths) {
        await page.goto(path);
        // A fallback without Hangul is narrower.
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        const found = await cutWords(page);
        if (found.length > 0) cut[path] = found;
      }
      expect(cut).toEqual({});
    });
  }
});

/** Dates, decisions and sums of money that stand on more than one line; folded answers are opened. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const whole =
      /\d{4}년\s\d+월(?:\s\d+일)?|\d{4}\.\s\d+\.(?:\s\d+\.)?|\d+월\s\d+일|대법원\s\d{2,4}[가-힣]+\d+|\d[천백]?[조억만]\s원/g;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: words, index } of (node.nodeValue ?? '').matchAll(whole)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + words.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) cut.push(words);
      }
    }
    return cut;
  });
}
