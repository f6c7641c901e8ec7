/** A colour as people perceive it: lightness from 0 to 1, chroma from 0 (gray) to about 0.3, hue in radians. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Red, green and blue. */
type Channels = readonly [number, number, number];

/** The channels of a colour such as #1f3a5f, 0 to 255. */
export function channelsOf(hex: string): Channels {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}

/** Converts to OKLCH by Björn Ottosson (bottosson.github.io/posts/oklab), as CSS Color 4 does. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linear(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** Converts to #rrggbb. Lowers a chroma that screens cannot show to the highest that they can. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  let [shown, beyond] = [0, chroma];
  if (isShown(linearOf({ lightness, chroma, hue }))) shown = chroma;
  else {
    while (beyond - shown > 0.0005) {
      const middle = (shown + beyond) / 2;
      if (isShown(linearOf({ lightness, chroma: middle, hue }))) shown = middle;
      else beyond = middle;
    }
  }
  const channels = linearOf({ lightness, chroma: shown, hue }).map(encoded);
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The ratio of contrast, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The channels as light, 0 to 1. */
function linear(hex: string): Channels {
  const [red, green, blue] = channelsOf(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels; // three become three
  return [red, green, blue];
}

function linearOf({ lightness, chroma, hue }: Oklch): Channels {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Whether screens can show the channels, within the precision of rounding. */
function isShown(channels: Channels): boolean {
  return channels.every((value) => value > -0.0005 && value < 1.0005);
}

function encoded(value: number): number {
  const part = Math.min(1, Math.max(0, value));
  const shown = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
  return Math.round(shown * 255);
}
