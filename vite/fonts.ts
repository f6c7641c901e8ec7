import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as holidays from '@hyunbinseo/holidays-kr/all';
import { createFont } from 'fonteditor-core';
import subsetFont from 'subset-font';
import { notBuilt } from './build-id.ts';
import { cacheFolder } from './cached-file.ts';
import { paperFaces, slices, styleSheet } from './font-faces.ts';

const require = createRequire(import.meta.url);
const SERIF = '@fontsource-variable/noto-serif-kr';
const SANS = 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2';
const SERIF_WEIGHT = 600;
/** Weight of the text of the forms, whose headings have that of the serif. */
const PAPER_WEIGHT = 400;

/** Text that no source file contains: weekdays from Intl, and names of holidays from a package. */
const textFromPackages = `월화수목금토일${JSON.stringify(holidays)}`;

/** Files with messages of the content check and the editor to the firm, which appear on no page. */
const saidToFirm =
  /\bfirm\/(?:text-files|data\/files|schema\/fields)\/|\bfirm\/schema\/[\w-]+-schema\.ts$/;

/**
 * Subsets the two typefaces to the glyphs that the site uses, one file each, and the remaining Hangul to slices for
 * text that visitors type. The paper of the forms has a typeface with every syllable and the Chinese characters of names:
 * the glyphs of the forms in one file, and all of the serif in the slices in which it is published. Caches the files and
 * their style sheets in a folder named after a hash of the input.
 *
 * @param root the project's folder
 * @param content folder that contains content/
 * @returns the cache folder: fonts.css, sans.woff2, sans-rest-*.woff2, serif.woff2, serif.ttf; paper.css, paper.woff2,
 *   paper-rest-*.woff2
 */
export async function buildFonts(root: string, content: string): Promise<string> {
  const characters = eachOnce(
    (await charactersOf(root, 'app/**/*.{ts,tsx}')) +
      (await charactersOf(content, 'content/**/*.{md,yaml}')) +
      textFromPackages,
  );
  const onPaper = eachOnce(
    (await charactersOf(root, 'app/calculators/forms/**/*.ts')) +
      (await charactersOf(content, 'content/courts.yaml')),
  );
  const own = [import.meta.url, new URL('./font-faces.ts', import.meta.url)].map((file) =>
    readFile(new URL(file)),
  );
  const key = createHash('sha256')
    .update(Buffer.concat(await Promise.all(own)))
    .update(characters)
    .update(onPaper)
    .digest('hex')
    .slice(0, 16);
  const folder = cacheFolder(root, 'fonts', key);
  if (existsSync(join(folder, 'fonts.css'))) return folder;
  await mkdir(folder, { recursive: true });
  const serif = await subsetSerif(characters, SERIF_WEIGHT);
  const write = (name: string, font: Buffer) => writeFile(join(folder, name), font);
  await write('serif.ttf', serif);
  // Single Hangul letters are visible while a syllable is being typed.
  const letters = charactersBetween(0x3131, 0x3163);
  await write('sans.woff2', await subsetSans(characters + letters));
  await write('serif.woff2', await subsetFont(serif, characters, { targetFormat: 'woff2' }));
  await writeRest(folder);
  const paper = await subsetSerif(onPaper, PAPER_WEIGHT);
  await write('paper.woff2', await subsetFont(paper, onPaper, { targetFormat: 'woff2' }));
  await writePaperRest(folder);
  // Written last: its presence marks the folder as complete.
  await writeFile(
    join(folder, 'fonts.css'),
    styleSheet(SERIF_WEIGHT, await subsetSans('가', 'sfnt')),
  );
  return folder;
}

function eachOnce(characters: Iterable<string>): string {
  return [...new Set(characters)].sort().join('');
}

/** Returns every printable character of the files, all of ASCII (numbers, references), and the no-break space. */
async function charactersOf(root: string, files: string | string[]): Promise<string> {
  const used = new Set(`${charactersBetween(0x20, 0x7e)}\u00a0`);
  for (const file of globSync(files, { cwd: root })) {
    if (notBuilt.test(file) || saidToFirm.test(file)) continue;
    // The content check reports a folder that is named like a file of content/.
    for (const character of await readFile(join(root, file), 'utf8').catch(() => '')) {
      // U+FFFD replaces bytes that are not UTF-8. The content check reports them; the typefaces do not need it.
      if (character >= ' ' && !['\u007f', '\ufffd'].includes(character)) used.add(character);
    }
  }
  return eachOnce(used);
}

async function subsetSans(
  characters: string,
  targetFormat: 'woff2' | 'sfnt' = 'woff2',
): Promise<Buffer> {
  return subsetFont(await readFile(require.resolve(SANS)), characters, {
    targetFormat,
    noHinting: true,
    keepFeatures: ['kern', 'tnum'],
    variationAxes: { wght: { min: 400, max: 700 } },
  });
}

async function writeRest(folder: string): Promise<void> {
  const regular = await subsetFont(await readFile(require.resolve(SANS)), '', {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    noHinting: true,
    keepFeatures: [],
    variationAxes: { wght: 400 },
  });
  for (const { name, first, last } of slices) {
    const slice = await subsetFont(regular, charactersBetween(first, last), {
      targetFormat: 'woff2',
    });
    await writeFile(join(folder, name), slice);
  }
}

function charactersBetween(first: number, last: number): string {
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return String.fromCodePoint(...codes);
}

/** Takes the needed glyphs from each of Noto Serif KR's 124 slices and merges them into one font. */
async function subsetSerif(characters: string, weight: number): Promise<Buffer> {
  const ranges = await serifRanges();
  const wanted = new Set(characters);
  let merged: ReturnType<typeof createFont> | undefined;
  for (const [slice, range] of Object.entries(ranges).reverse()) {
    const here = [...wanted].filter((character) => inRange(character, range));
    if (here.length === 0) continue;
    for (const character of here) wanted.delete(character);
    const subset = await subsetFont(await readFile(serifFile(slice)), here.join(''), {
      targetFormat: 'sfnt',
      noHinting: true,
      keepFeatures: [],
      variationAxes: { wght: weight },
    });
    const font = createFont(subset, { type: 'ttf', compound2simple: true });
    if (merged) merged.get().glyf.push(...font.get().glyf.slice(1));
    else merged = font;
  }
  if (!merged) throw new Error('No slice of the serif typeface contains a glyph of the site.');
  return Buffer.from(merged.write({ type: 'ttf', toBuffer: true }));
}

/**
 * Writes the serif's slices in the weight of the paper, and the style sheet that names their ranges. Browsers embed fonts
 * with all weights into a PDF as drawings (Type 3).
 */
async function writePaperRest(folder: string): Promise<void> {
  const ranges = await serifRanges();
  const rest = Object.entries(ranges).map(([slice, range], index) => ({
    file: serifFile(slice),
    name: `paper-rest-${index}.woff2`,
    range,
  }));
  for (const { file, name } of rest) {
    const slice = await subsetFont(await readFile(file), '', {
      targetFormat: 'woff2',
      keepAllGlyphs: true,
      noHinting: true,
      keepFeatures: [],
      variationAxes: { wght: PAPER_WEIGHT },
    });
    await writeFile(join(folder, name), slice);
  }
  await writeFile(join(folder, 'paper.css'), paperFaces(PAPER_WEIGHT, SERIF_WEIGHT, rest));
}

/** The ranges of the slices in which the serif is published, by their names. */
async function serifRanges(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(require.resolve(`${SERIF}/unicode.json`), 'utf8'));
}

function serifFile(slice: string): string {
  const name = slice.replace(/[[\]]/g, '');
  return require.resolve(`${SERIF}/files/noto-serif-kr-${name}-wght-normal.woff2`);
}

function inRange(character: string, ranges: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}
