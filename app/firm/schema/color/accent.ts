import { channelsOf, contrast, hexOf, type Oklch, oklchOf } from './oklch.ts';

/** The accent colours, which mark the visitor's own entries and the next action. */
export interface Accent {
  /** The accent on light pages. */
  light: string;
  /** The accent on dark pages. */
  dark: string;
  /** The colour of text on either accent. */
  on: string;
}

/** Backgrounds of pages, bands and raised surfaces (app/styles/tokens.css). */
const grounds = {
  light: ['#ffffff', '#f9fafb'],
  dark: ['#030712', '#0a101c', '#111827'],
} as const;
type Mode = keyof typeof grounds;

const INK = '#030712';
const WHITE = '#ffffff';

/** WCAG 1.4.11: minimum contrast of marks and focus indicators. */
const MARK = 3;
/** WCAG 1.4.3: minimum contrast of text. */
const TEXT = 4.5;

/** Minimum chroma of an accent. The site's grays have at most 0.034. */
const LEAST_CHROMA = 0.035;

/** The yellow of app/styles/tokens.css. */
const own: Accent = { light: '#facc15', dark: '#facc15', on: INK };

/** Whether a colour differs from the grays of everything else. */
export function hasHue(color: string): boolean {
  return oklchOf(color).chroma >= LEAST_CHROMA;
}

/**
 * Derives the accent from a firm's colour: its hue and chroma, at the nearest lightness with enough contrast to every
 * background and to text. Without a colour, returns the site's own accent.
 */
export function accentOf(color: string | undefined): Accent {
  if (!color) return own;
  const { light, dark } = { light: nearest(color, 'light'), dark: nearest(color, 'dark') };
  // One text colour serves both: an accent that carries white text on light pages also does on dark ones, as does ink.
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

/** Lightness of the shades of the primary colour (conformance HD-5), except 400 and 500, which are the accents. */
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
 * Returns the style sheet that sets the tokens of app/styles/tokens.css to a firm's colour: 500 is the accent of light
 * pages, 400 the accent of dark pages (HD-5). Forced colours keep the site's own.
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
