import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

/** Background colours. */
const grounds = ['bg', 'band', 'raised'];

/** Text: 4.5:1 on each background (WCAG 1.4.3, KWCAG 5.4.3). */
const words = ['ink', 'text', 'muted', 'placeholder'];

/** Lines with a meaning, and borders of fields: 3:1 (WCAG 1.4.11). */
const lines = ['control', 'kin', 'share', 'leaf-edge'];

/** Text with a background of its own. */
const pairs = [
  ['on-leaf', 'leaf'],
  ['on-naver', 'naver'],
  ['on-kakao', 'kakao'],
  ['on-youtube', 'youtube'],
];

/** Decorative lines. */
const ornaments = ['spine', 'line'];

describe.each(modes)('in %s', (mode) => {
  test.each(words.flatMap((role) => grounds.map((ground) => [role, ground])))(
    'the text %s has enough contrast on %s',
    (role = '', ground = '') => {
      expect(contrast(role, ground, mode)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(lines.flatMap((role) => grounds.map((ground) => [role, ground])))(
    'the line %s has enough contrast on %s',
    (role = '', ground = '') => {
      expect(contrast(role, ground, mode)).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(pairs)('the text %s has enough contrast on %s', (role = '', ground = '') => {
    expect(contrast(role, ground, mode)).toBeGreaterThanOrEqual(4.5);
  });

  test('the leaf has enough contrast, by its edge or its fill', () => {
    const [edge, ground] = [contrast('leaf-edge', 'leaf', mode), contrast('leaf', 'bg', mode)];
    expect(Math.max(edge, ground)).toBeGreaterThanOrEqual(3);
  });

  test('text has enough contrast over the marker', () => {
    // In dark mode the marker is a translucent yellow line over the page's background.
    const marker = mode === 'light' ? 'primary-300' : 'bg';
    expect(contrast('ink', marker, mode)).toBeGreaterThanOrEqual(4.5);
  });
});

test('every role is tested', () => {
  const roles = [...css.matchAll(/--color-([a-z-]+): /g)].map(([, name]) => name);
  const known = [...grounds, ...words, ...lines, ...pairs.flat(), ...ornaments];
  expect(new Set(roles.filter((name) => name !== 'primary-'))).toEqual(new Set(known));
});

function contrast(role: string, ground: string, mode: Mode): number {
  const [darker = 0, lighter = 0] = [luminance(role, mode), luminance(ground, mode)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance (WCAG 2.2). */
function luminance(role: string, mode: Mode): number {
  const [red = 0, green = 0, blue = 0] = channels(role, mode).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue of a role, 0 to 255. */
function channels(role: string, mode: Mode): number[] {
  const [, value = ''] = css.match(new RegExp(`--color-${role}: (.*);`)) ?? [];
  const [, light, dark] = value.match(/^light-dark\((.*?), (.*)\)$/) ?? [];
  const color = (mode === 'light' ? light : dark) ?? value;
  const [, other] = color.match(/^rgb\(var\(--color-(.*?)\)\)$/) ?? [];
  if (other) return channels(other, mode);
  if (/^\d/.test(color)) return color.split(' ').map(Number);
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(`--color-${role} is no colour: ${color}`);
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
