import { channelsOf, contrast, hexOf, type Oklch, oklchOf } from './oklch.ts';

/** What marks the visitor's own and what is to be done. */
export interface Accent {
  /** Of light pages. */
  light: string;
  /** Of dark pages. */
  dark: string;
  /** Of text on either. */
  on: string;
}

/** Backgrounds of pages, bands and what is raised (app/styles/tokens.css). */
const grounds = {
  light: ['#ffffff', '#f9fafb'],
  dark: ['#030712', '#0a101c', '#111827'],
} as const;
type Mode = keyof typeof grounds;

const INK = '#030712';
const WHITE = '#ffffff';

/** WCAG 1.4.11: marks, and what shows the focus. */
const MARK = 3;
/** WCAG 1.4.3. */
const TEXT = 4.5;

/** Of the site's grays, the one with the most chroma has 0.034. */
const LEAST_CHROMA = 0.035;

/** The yellow of app/styles/tokens.css. */
const own: Accent = { light: '#facc15', dark: '#facc15', on: INK };

/** Whether a colour differs from the grays in which everything else is. */
export function hasHue(color: string): boolean {
  return oklchOf(color).chroma >= LEAST_CHROMA;
}

/**
 * The accent that a firm's colour gives: its hue and chroma, at the nearest lightness that is seen on every background
 * and under text. Without a colour it is the site's own.
 */
export function accentOf(color: string | undefined): Accent {
  if (!color) return own;
  const { light, dark } = { light: nearest(color, 'light'), dark: nearest(color, 'dark') };
  // What is dark enough for white text on light pages is not made too light for it on dark ones, and the reverse.
  return { light, dark, on: contrast(WHITE, light) >= TEXT ? WHITE : INK };
}

/** The lowest contrast of a mode's accent with a background. */
export function leastContrast(color: string, mode: Mode): number {
  return Math.min(...grounds[mode].map((ground) => contrast(color, ground)));
}

function nearest(color: string, mode: Mode): string {
  const given = oklchOf(color);
  const fits = (hex: string) =>
    leastContrast(hex, mode) >= MARK && [INK, WHITE].some((text) => contrast(text, hex) >= TEXT);
  for (let step = 0; step <= 1; step += 0.002) {
    for (const lightness of [given.lightness - step, given.lightness + step]) {
      const hex = hexOf({ ...given, lightness });
      if (fits(hex)) return hex;
    }
  }
  throw new Error(`No lightness of ${color} is seen on ${mode} pages.`);
}

/** Lightness of the shades of the primary colour (conformance HD-5) that no page takes the accent itself from. */
const shades: Readonly<Record<number, number>> = {
  50: 0.987,
  100: 0.973,
  200: 0.945,
  300: 0.905,
  600: 0.681,
  700: 0.554,
  800: 0.476,
  900: 0.421,
  950: 0.286,
};

/**
 * The style sheet that gives a firm's colour to the tokens of app/styles/tokens.css: 500 is the accent of light pages,
 * 400 that of dark ones, as HD-5 has them. Forced colours keep the site's own.
 */
export function accentSheet(color: string): string {
  const { light, dark, on } = accentOf(color);
  const given: Oklch = oklchOf(color);
  const scale = Object.entries(shades).map(([shade, lightness]) => [
    shade,
    hexOf({ ...given, lightness }),
  ]);
  const tokens = [...scale, ['400', dark], ['500', light]].map(
    ([shade, hex = '']) => `--color-primary-${shade}: ${channelsOf(hex).join(' ')};`,
  );
  return `@layer theme {
  @media (forced-colors: none) {
    :root {
      ${tokens.join('\n      ')}
      --color-leaf: light-dark(rgb(var(--color-primary-500)), rgb(var(--color-primary-400)));
      --color-on-leaf: ${on};
    }
  }
}
`;
}
