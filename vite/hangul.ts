import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { cachedFiles } from './cached-file.ts';
import { charactersBetween, charactersIn, fontOf, publishedSlices, SERIF_WEIGHT } from './serif.ts';

const require = createRequire(import.meta.url);
/** All weights of the sans. */
export const SANS = require.resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2');
const FIRST = 0xac00;
const SYLLABLES = 588;

type Glyph =
  Awaited<ReturnType<typeof fontOf>> extends { get(): { glyf: (infer One)[] } } ? One : never;

/**
 * One slice for each initial consonant, with 588 syllables, from 가–깋 to 하–힣. A syllable keeps its initial
 * consonant while it is being typed, so it needs only one slice.
 */
export const initials = Array.from({ length: 19 }, (_, index) => {
  const first = FIRST + index * SYLLABLES;
  return { index, first, last: first + SYLLABLES - 1 };
});

/**
 * Cuts all Hangul syllables of both typefaces into slices, each in one weight. Takes half a minute, once for each version of the
 * typefaces.
 *
 * @returns a folder with sans-rest-*.woff2 and serif-rest-*.woff2
 */
export async function hangulSlices(root: string): Promise<string> {
  const inputs = [import.meta.filename, require.resolve('pretendard/package.json')];
  const versions = await Promise.all(inputs.map((file) => readFile(file, 'utf8')));
  const key = JSON.stringify([await publishedSlices(), SERIF_WEIGHT, versions]);
  return cachedFiles(root, 'hangul', key, async (folder) => {
    const sans = await subsetFont(await readFile(SANS), '', {
      targetFormat: 'sfnt',
      keepAllGlyphs: true,
      noHinting: true,
      keepFeatures: [],
      variationAxes: { wght: 400 },
    });
    const serif = await serifByInitial();
    for (const { index, first, last } of initials) {
      for (const [name, font] of [
        ['sans', sans],
        ['serif', serif[index] ?? sans],
      ] as const) {
        const slice = await subsetFont(font, charactersBetween(first, last), {
          targetFormat: 'woff2',
        });
        await writeFile(join(folder, `${name}-rest-${index}.woff2`), slice);
      }
    }
  });
}

/** Sorts the glyphs of the serif's published slices by the initial consonants of their syllables. */
async function serifByInitial(): Promise<Buffer[]> {
  const glyphs: Glyph[][] = initials.map(() => []);
  let any: Awaited<ReturnType<typeof fontOf>> | undefined;
  for (const slice of await publishedSlices()) {
    const hangul = charactersIn(slice)
      .join('')
      .replace(/[^가-힣]/g, '');
    if (hangul === '') continue;
    any = await fontOf(slice, hangul, SERIF_WEIGHT);
    for (const glyph of any.get().glyf) {
      const code = glyph.unicode?.[0];
      if (code) glyphs[Math.floor((code - FIRST) / SYLLABLES)]?.push(glyph);
    }
  }
  if (!any) throw new Error('The serif typeface has no Hangul.');
  const font = any;
  const missing = font.get().glyf.slice(0, 1);
  return glyphs.map((own) => {
    font.get().glyf = [...missing, ...own];
    return Buffer.from(font.write({ type: 'ttf', toBuffer: true }));
  });
}
