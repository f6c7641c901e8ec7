import { createFont } from 'fonteditor-core';

/** Width of a syllable in Noto Sans CJK KR, in em. */
const NOTO_SANS_SYLLABLE = 0.92;

/**
 * One slice for each initial consonant, with 588 syllables, from 가–깋 to 하–힣. A syllable keeps its initial
 * consonant while it is being typed, so it needs only one slice.
 */
export const slices = Array.from({ length: 19 }, (_, index) => {
  const first = 0xac00 + index * 588;
  return { name: `sans-rest-${index}.woff2`, first, last: first + 587 };
});

/**
 * Returns the @font-face rules.
 *
 * @param syllable TrueType subset of the sans that contains only 가, for the metrics of the fallback
 */
export function styleSheet(serifWeight: number, syllable: Buffer): string {
  return `${face('Site Sans', 'sans.woff2', '400 700')}
${face('Site Serif', 'serif.woff2', serifWeight)}
${fallbackFaces(syllable)}
${slices
  .map(
    ({ name, first, last }) => `@font-face {
  font-family: "Site Sans Rest";
  src: url("./${name}") format("woff2");
  font-display: swap;
  unicode-range: U+${first.toString(16)}-${last.toString(16)};
}`,
  )
  .join('\n')}
`;
}

/**
 * Returns the @font-face rules of the forms' paper.
 *
 * @param rest slices, and the characters of each
 */
export function paperFaces(
  weight: number,
  bold: number,
  rest: readonly { name: string; range: string }[],
): string {
  const faces = rest.map(({ name, range }) => face('Site Paper Rest', name, weight, range));
  return [
    face('Site Paper', 'paper.woff2', weight),
    face('Site Paper', 'serif.woff2', bold),
    ...faces,
    '',
  ].join('\n');
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
