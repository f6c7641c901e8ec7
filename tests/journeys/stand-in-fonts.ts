import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { createFont } from 'fonteditor-core';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const GLYPHS = resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2');

/** Metrics of Android's Korean fonts in thousandths of an em: widths of a syllable and other characters, and height. */
const FONTS = {
  sans: {
    syllable: 920,
    digit: 555,
    space: 224,
    stop: 278,
    hyphen: 347,
    bracket: 338,
    height: [1160, -288],
  },
  bold: {
    syllable: 920,
    digit: 590,
    space: 227,
    stop: 325,
    hyphen: 370,
    bracket: 378,
    height: [1160, -288],
  },
  serif: {
    syllable: 966,
    digit: 570,
    space: 253,
    stop: 332,
    hyphen: 359,
    bracket: 385,
    height: [1151, -286],
  },
};
type Measures = (typeof FONTS)['sans'];

/**
 * Replaces the page's system fonts with substitutes for Android's Korean fonts, which few machines have: the same
 * widths, but other shapes. Keeps the faces that the style sheet declares for Android's fonts.
 *
 * @param text all text that the page may show
 */
export async function standInForAndroid(page: Page, text: string): Promise<void> {
  for (const [name, measures] of Object.entries(FONTS)) {
    const body = await fontOf(text, measures);
    await page.route(`**/${name}-stand-in.ttf`, (route) =>
      route.fulfill({ body, contentType: 'font/ttf' }),
    );
  }
  await page.route('**/assets/client-*.css', async (route) => {
    const response = await route.fetch();
    const sheet = await response.text();
    const local = /local\("?Noto Sans CJK KR(?: Bold)?"?\)(?:,\s*local\([^)]*\))*/g;
    const generic = /(--font-serif:\s*(?:"[^"]+",\s*)+)serif\b/g;
    if (sheet.match(local)?.length !== 2 || sheet.match(generic)?.length !== 1) {
      throw new Error('The style sheet names its fallback fonts in another way.');
    }
    const face = '@font-face{font-family:"Stand-in Serif";src:url("/serif-stand-in.ttf")}';
    const body =
      face +
      sheet
        .replace(
          local,
          (names) => `url("/${names.includes('Bold') ? 'bold' : 'sans'}-stand-in.ttf")`,
        )
        .replace(generic, '$1"Stand-in Serif",serif');
    await route.fulfill({ response, body });
  });
}

async function fontOf(text: string, { height, ...widths }: Measures): Promise<Buffer> {
  const subset = await subsetFont(await readFile(GLYPHS), text, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: [],
    variationAxes: { wght: 400 },
  });
  const font = createFont(subset, { type: 'ttf', compound2simple: true });
  const { head, hhea, glyf } = font.get();
  const { unitsPerEm = 1000 } = head;
  for (const glyph of glyf) {
    const kind = kindOf(String.fromCodePoint(glyph.unicode?.[0] ?? 0));
    if (kind) glyph.advanceWidth = Math.round((widths[kind] * unitsPerEm) / 1000);
  }
  const [ascent = 0, descent = 0] = height.map((units) => Math.round((units * unitsPerEm) / 1000));
  Object.assign(hhea, { ascent, descent, lineGap: 0 });
  Object.assign(font.get()['OS/2'], {
    sTypoAscender: ascent,
    sTypoDescender: descent,
    sTypoLineGap: 0,
    usWinAscent: ascent,
    usWinDescent: -descent,
  });
  return Buffer.from(font.write({ type: 'ttf', toBuffer: true }));
}

function kindOf(character: string): Exclude<keyof Measures, 'height'> | null {
  if (/[가-힣]/.test(character)) return 'syllable';
  if (/\d/.test(character)) return 'digit';
  if (/[ \u00a0]/.test(character)) return 'space';
  if (/[.,:]/.test(character)) return 'stop';
  if (character === '-') return 'hyphen';
  return /[()]/.test(character) ? 'bracket' : null;
}
