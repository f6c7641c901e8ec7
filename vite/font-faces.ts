import { createFont } from 'fonteditor-core';
import { initials } from './hangul.ts';

/** Width of a syllable in Noto Sans CJK KR, in em. */
const NOTO_SANS_SYLLABLE = 0.92;

/**
 * Returns the @font-face rules. Lists of families name those of slices after those of the first files (tokens.css), so that a
 * slice loads only for a character that the first file lacks.
 *
 * @param syllable TrueType subset of the sans that contains only 가, for the metrics of the fallback
 * @param more characters of the slices with the site's further text
 */
export function styleSheet(
  serifWeight: number,
  syllable: Buffer,
  more: { sans: readonly string[]; serif: readonly string[] },
): string {
  return [
    face('Site Sans', 'sans.woff2', '400 700'),
    face('Site Serif', 'serif.woff2', serifWeight),
    fallbackFaces(syllable),
    ...moreFaces('Site Sans More', 'sans', '400 700', more.sans),
    ...moreFaces('Site Serif More', 'serif', serifWeight, more.serif),
    ...initials.flatMap(({ index, first, last }) => {
      const range = `U+${first.toString(16)}-${last.toString(16)}`;
      return [
        face('Site Sans Rest', `sans-rest-${index}.woff2`, 400, range),
        face('Site Serif Rest', `serif-rest-${index}.woff2`, serifWeight, range),
      ];
    }),
    '',
  ].join('\n');
}

/**
 * Returns the @font-face rules of the forms' paper.
 *
 * @param rest slices, and the characters of each
 * @param more characters of the slices of the serif with the site's further text
 */
export function paperFaces(
  weight: number,
  bold: number,
  rest: readonly { name: string; range: string }[],
  more: readonly string[],
): string {
  const faces = rest.map(({ name, range }) => face('Site Paper Rest', name, weight, range));
  return [
    face('Site Paper', 'paper.woff2', weight),
    face('Site Paper', 'serif.woff2', bold),
    ...moreFaces('Site Paper', 'serif', bold, more),
    ...faces,
    '',
  ].join('\n');
}

function moreFaces(
  family: string,
  name: string,
  weight: string | number,
  more: readonly string[],
): string[] {
  return more.map((characters, index) => {
    const codes = [...characters].map((character) => character.codePointAt(0)?.toString(16));
    return face(family, `${name}-more-${index}.woff2`, weight, `U+${codes.join(', U+')}`);
  });
}

function face(family: string, file: string, weight: string | number, range?: string): string {
  return `@font-face {
  font-family: "${family}";
  src: url("./${file}") format("woff2");
  font-weight: ${weight};
  font-display: swap;${range ? `\n  unicode-range: ${range};` : ''}
}`;
}

/**
 * Gives Android's Noto Sans the width and height of Pretendard, so that lines break at the same places
 * before and after the web font loads. In both typefaces, all syllables have the same width.
 */
function fallbackFaces(syllable: Buffer): string {
  const { head, hhea, glyf } = createFont(syllable, { type: 'ttf' }).get();
  const { unitsPerEm: em } = head;
  const width = glyf.find(({ unicode }) => unicode?.includes('가'.charCodeAt(0)))?.advanceWidth;
  if (!em || !width) throw new Error('The sans typeface has no width for 가.');
  const adjust = width / em / NOTO_SANS_SYLLABLE;
  const percent = (units: number) => `${((100 * units) / em / adjust).toFixed(2)}%`;
  return [
    {
      weight: '400 599',
      local: ['Noto Sans CJK KR', 'NotoSansCJKkr-Regular', 'NotoSansKR-Regular'],
    },
    {
      weight: '600 700',
      local: ['Noto Sans CJK KR Bold', 'NotoSansCJKkr-Bold', 'NotoSansKR-Bold'],
    },
  ]
    .map(
      ({ weight, local }) => `@font-face {
  font-family: "Site Sans Fallback";
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${(100 * adjust).toFixed(2)}%;
  ascent-override: ${percent(hhea.ascent)};
  descent-override: ${percent(-hhea.descent)};
  line-gap-override: 0%;
}`,
    )
    .join('\n');
}
