import { createFont } from 'fonteditor-core';

/** How wide a syllable of Noto Sans CJK KR is, in em. */
const NOTO_SANS_SYLLABLE = 0.92;

/** The characters of each typeface that the first screen is set in. */
export interface FirstScreen {
  sans: string;
  serif: string;
}

/**
 * One slice for each first consonant: a syllable in the making stays within its slice, so that typing
 * fetches each one once. 588 syllables, from 가–깋 to 하–힣.
 */
export const slices = Array.from({ length: 19 }, (_, index) => {
  const first = 0xac00 + index * 588;
  return { name: `sans-rest-${index}.woff2`, first, last: first + 587 };
});

/**
 * The style sheet of the typefaces.
 *
 * @param syllable 가 of the sans, as TrueType: what its fallback is measured by
 */
export function styleSheet(first: FirstScreen, serifWeight: number, syllable: Buffer): string {
  const face = (family: keyof FirstScreen, weight: string | number) => {
    const name = family === 'sans' ? 'Site Sans' : 'Site Serif';
    return `@font-face {
  font-family: "${name}";
  src: url("./${family}-first.woff2") format("woff2");
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${rangeOf(first[family])};
}
@font-face {
  font-family: "${name} Others";
  src: url("./${family}-others.woff2") format("woff2");
  font-weight: ${weight};
  font-display: swap;
}`;
  };
  return `${face('sans', '400 700')}
${face('serif', serifWeight)}
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
 * Noto Sans, which Android has, as wide and as high as Pretendard: lines break where they will break when
 * the typeface has come. All syllables of either are of one width.
 */
function fallbackFaces(syllable: Buffer): string {
  const { head, hhea, glyf } = createFont(syllable, { type: 'ttf' }).get();
  const { unitsPerEm: em } = head;
  const width = glyf.find(({ unicode }) => unicode?.includes('가'.charCodeAt(0)))?.advanceWidth;
  if (!em || !width) throw new Error('The sans typeface tells no width of 가.');
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

function rangeOf(characters: string): string {
  return [...characters].map((each) => `U+${each.codePointAt(0)?.toString(16)}`).join(', ');
}
