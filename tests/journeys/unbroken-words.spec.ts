import { areaNames } from '#app/firm/data/area-names.data.ts';
import { guideSlugs } from '#app/firm/data/guide-slugs.data.ts';
import { situationStages } from '#app/firm/data/situation-stages.data.ts';
import { cutWords } from './page-walks.ts';
import { expect, long, test } from './test.ts';

/** Every guide, area and situation; every-page.spec.ts visits one of each. */
const pages = {
  guides: guideSlugs.map((slug) => `/guides/${slug}`),
  areas: Object.keys(areaNames).map((id) => `/areas/${id}`),
  situations: Object.keys(situationStages).map((id) => `/situations/${id}`),
};

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [kind, paths] of Object.entries(pages)) {
    test(`${kind}: no date, case number or sum breaks across lines`, long, async ({ page }) => {
      const cut: Record<string, string[]> = {};
      for (const path of paths) {
        await page.goto(path);
        // Waits for the fonts: the fallback is narrower.
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        const found = await cutWords(page);
        if (found.length > 0) cut[path] = found;
      }
      expect(cut).toEqual({});
    });
  }
});
