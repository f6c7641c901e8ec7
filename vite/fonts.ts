import { globSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as holidays from '@hyunbinseo/holidays-kr/all';
import subsetFont from 'subset-font';
import { notBuilt } from './build-id.ts';
import { cachedFiles } from './cached-file.ts';
import { paperFaces, styleSheet } from './font-faces.ts';
import { SANS } from './hangul.ts';
import { importWithVite } from './import-with-vite.ts';
import { charactersBetween, PAPER_WEIGHT, SERIF_WEIGHT, subsetSerif } from './serif.ts';
import { makeSlices, restOfPaper } from './slices.ts';
import { type Face, faceRules, textByFace } from './typeface-text.ts';

/** Weekdays from Intl, which no source file contains. */
const weekdays = '월화수목금토일';
const LATIN = /[a-z]/gi;
/** Single Hangul letters are visible while a syllable is being typed. */
const letters = charactersBetween(0x3131, 0x3163);
/** Names of holidays, from a package. */
const holidayNames = JSON.stringify(holidays);

/** Files with messages of the content check and the editor to the firm, which appear on no page. */
const saidToFirm =
  /\bfirm\/(?:text-files|data\/files|schema\/fields)\/|\bfirm\/schema\/[\w-]+-schema\.ts$/;

/** Text that islands and the pages of single visitors show, in app/ and in the firm's files. */
const interactive = [
  'app/{calculators,case,consult/{intake,receipt,requests},law,search,site,tracking,ui}/**/*.{ts,tsx}',
  'app/pages/parts/*.ts',
];
const firmsInteractive = 'content/{firm,maps/*,search,upcoming}.yaml';
/** Text of every page, and of error pages, which pageHtml does not render. */
const everywhere = 'app/{consult/intake,pages/error,search,site,tracking,ui}/**/{copy,*-copy}.ts';
/** Pages of reference, whose text has many characters of its own: they load slices. */
const reference = /^\/(?:checklist|courts|disclaimer|forms|may-i|papers|privacy|search)$/;

/**
 * Subsets the two typefaces. The first file of each has the glyphs that pages show in it. Slices have what else islands
 * and pages of reference can show, and all other Hangul, which visitors type. The paper of the forms has a typeface with
 * every syllable and the Chinese characters of names: the glyphs of the forms in one file, and all of the serif in the
 * slices in which it is published. Caches the files and their style sheets in a folder named after a hash of the input.
 *
 * @param root the project's folder
 * @param content folder that contains content/
 * @param build false in development, where the first files have the characters of all sources: no page is rendered
 * @returns the cache folder: fonts.css, and of both typefaces sans.woff2, sans-more-*.woff2, sans-rest-*.woff2;
 *   serif.ttf; paper.css, paper.woff2, paper-rest-*.woff2
 */
export async function buildFonts(root: string, content: string, build: boolean): Promise<string> {
  const characters = eachOnce(
    (await charactersOf(root, 'app/**/*.{ts,tsx}')) +
      (await charactersOf(content, 'content/**/*.{md,yaml}')) +
      weekdays +
      holidayNames,
  );
  const onPaper = eachOnce(
    (await charactersOf(root, 'app/calculators/forms/**/*.ts')) +
      (await charactersOf(content, 'content/courts.yaml')),
  );
  const whole = { sans: [characters + letters], serif: [characters] };
  // A page fails if the content is faulty, which the content check then reports (content-check.ts).
  const parts = build ? await partsOf(root, content, characters).catch(() => whole) : whole;
  const own = ['./fonts.ts', './font-faces.ts', './hangul.ts', './serif.ts', './slices.ts'].map(
    (file) => readFile(new URL(file, import.meta.url)),
  );
  const input =
    Buffer.concat(await Promise.all(own)).toString() + JSON.stringify([characters, onPaper, parts]);
  return cachedFiles(root, 'fonts', input, async (folder) => {
    const write = (name: string, font: Buffer) => writeFile(join(folder, name), font);
    const slices = makeSlices(root);
    const serif = await subsetSerif(characters + parts.serif.join(''), SERIF_WEIGHT);
    await write('serif.ttf', serif);
    const [sansFirst = '', ...sansMore] = parts.sans;
    const [serifFirst = '', ...serifMore] = parts.serif;
    await write('sans.woff2', await subsetSans(sansFirst));
    await write('serif.woff2', await subsetFont(serif, serifFirst, { targetFormat: 'woff2' }));
    for (const [index, more] of sansMore.entries()) {
      await write(`sans-more-${index}.woff2`, await subsetSans(more));
    }
    for (const [index, more] of serifMore.entries()) {
      await write(
        `serif-more-${index}.woff2`,
        await subsetFont(serif, more, { targetFormat: 'woff2' }),
      );
    }
    const paper = await subsetSerif(onPaper, PAPER_WEIGHT);
    await write('paper.woff2', await subsetFont(paper, onPaper, { targetFormat: 'woff2' }));
    await writeFile(
      join(folder, 'paper.css'),
      paperFaces(PAPER_WEIGHT, SERIF_WEIGHT, await restOfPaper(), serifMore),
    );
    for (const from of await slices) await cp(from, folder, { recursive: true });
    await writeFile(
      join(folder, 'fonts.css'),
      styleSheet(SERIF_WEIGHT, await subsetSans('가', 'sfnt'), {
        sans: sansMore,
        serif: serifMore,
      }),
    );
  });
}

/**
 * Parts the site's characters for each typeface: what pages show in it; Latin letters; what it shows on pages of
 * reference and in some states; what else islands can show.
 */
async function partsOf(
  root: string,
  content: string,
  characters: string,
): Promise<Record<Face, string[]>> {
  type Pages = typeof import('./page-html.tsx');
  const { pageHtml } = await importWithVite<Pages>(root, 'vite/page-html.tsx');
  const styles = globSync('app/**/*.css', { cwd: root }).map((file) =>
    readFile(join(root, file), 'utf8'),
  );
  const rules = faceRules((await Promise.all(styles)).join('\n'));
  const always = rules.filter(({ sometimes }) => !sometimes);
  const basic = (await charactersOf(root, [])) + weekdays;
  const shown = {
    sans: [basic, await charactersOf(root, everywhere)],
    serif: [basic.replace(LATIN, '')],
  };
  const further: Record<Face, string[]> = { sans: [], serif: [] };
  for (const { path, html } of await pageHtml()) {
    const usual = textByFace(html, always);
    const possible = textByFace(html, rules);
    for (const face of ['sans', 'serif'] as const) {
      const first = reference.test(path) ? further : shown;
      first[face].push(...usual[face]);
      further[face].push(...possible[face]);
    }
  }
  // Every syllable is in a slice of all Hangul.
  const others = characters.replace(/[가-힣]/g, '');
  const inIslands =
    (await charactersOf(root, interactive)) +
    (await charactersOf(content, firmsInteractive)) +
    [others, holidayNames, letters].join('');
  // Few pages show Latin letters in the serif: the receipt, in its number.
  const latin = basic.match(LATIN)?.join('') ?? '';
  const cut = (face: Face) =>
    apart([shown[face].join(''), latin, further[face].join(''), inIslands]).filter(Boolean);
  return { sans: cut('sans'), serif: cut('serif') };
}

/** Leaves each printable character in the first of the texts that contains it. */
function apart(texts: readonly string[]): string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    const own = [...eachOnce(text.replace(/\p{Cc}/gu, ''))].filter(
      (character) => !taken.has(character),
    );
    for (const character of own) taken.add(character);
    return own.join('');
  });
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
  return subsetFont(await readFile(SANS), characters, {
    targetFormat,
    noHinting: true,
    keepFeatures: ['kern', 'tnum'],
    variationAxes: { wght: { min: 400, max: 700 } },
  });
}
