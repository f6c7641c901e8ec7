import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFont } from 'fonteditor-core';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const SERIF = '@fontsource-variable/noto-serif-kr';
export const SERIF_WEIGHT = 600;
/** Weight of the text of the forms, whose headings have that of the serif. */
export const PAPER_WEIGHT = 400;

/** One of the 124 files in which Noto Serif KR is published, and the characters in it. */
export interface PublishedSlice {
  file: string;
  /** The characters, written as in a style sheet. */
  range: string;
}

/** The published slices, with the most frequent characters last. */
export async function publishedSlices(): Promise<PublishedSlice[]> {
  const text = await readFile(require.resolve(`${SERIF}/unicode.json`), 'utf8');
  const ranges: Record<string, string> = JSON.parse(text);
  return Object.entries(ranges).map(([slice, range]) => {
    const name = slice.replace(/[[\]]/g, '');
    return {
      file: require.resolve(`${SERIF}/files/noto-serif-kr-${name}-wght-normal.woff2`),
      range,
    };
  });
}

/** Takes the needed glyphs from each of the published slices and merges them into one font. */
export async function subsetSerif(characters: string, weight: number): Promise<Buffer> {
  const wanted = new Set(characters);
  let merged: ReturnType<typeof createFont> | undefined;
  for (const slice of (await publishedSlices()).reverse()) {
    const here = charactersIn(slice).filter((character) => wanted.delete(character));
    if (here.length === 0) continue;
    const font = await fontOf(slice, here.join(''), weight);
    if (merged) merged.get().glyf.push(...font.get().glyf.slice(1));
    else merged = font;
  }
  if (!merged) throw new Error('No slice of the serif typeface contains a glyph of the site.');
  return Buffer.from(merged.write({ type: 'ttf', toBuffer: true }));
}

/** Returns a font with some characters of a published slice. */
export async function fontOf({ file }: PublishedSlice, characters: string, weight: number) {
  const subset = await subsetFont(await readFile(file), characters, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: [],
    variationAxes: { wght: weight },
  });
  return createFont(subset, { type: 'ttf', compound2simple: true });
}

export function charactersIn({ range }: PublishedSlice): string[] {
  return range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-');
    return [...charactersBetween(Number.parseInt(from, 16), Number.parseInt(to, 16))];
  });
}

export function charactersBetween(first: number, last: number): string {
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return String.fromCodePoint(...codes);
}
