import { expect, test } from 'vitest';
import { contrast, hexOf, oklchOf } from './oklch.ts';

/** Lightness, chroma and hue in degrees from the conversion in CSS Color 4. */
test.each([
  ['#ff0000', 0.628, 0.2577, 29.2],
  ['#00ff00', 0.8664, 0.2948, 142.5],
  ['#0000ff', 0.452, 0.3132, 264.1],
  ['#facc15', 0.8606, 0.1731, 91.9],
  ['#1f3a5f', 0.3466, 0.0734, 256.6],
])('%s is oklch(%d %d %d)', (hex, lightness, chroma, degrees) => {
  const color = oklchOf(hex);
  expect(color.lightness).toBeCloseTo(lightness, 3);
  expect(color.chroma).toBeCloseTo(chroma, 3);
  expect((color.hue * (180 / Math.PI) + 360) % 360).toBeCloseTo(degrees, 0);
  expect(hexOf(color)).toBe(hex);
});

test('a gray has no chroma', () => {
  for (const gray of ['#000000', '#808080', '#ffffff']) {
    expect(oklchOf(gray).chroma).toBeLessThan(0.001);
    expect(hexOf(oklchOf(gray))).toBe(gray);
  }
});

test('keeps hue and lightness if screens cannot show the chroma', () => {
  const wanted = { lightness: 0.9, chroma: 0.3, hue: oklchOf('#1f3a5f').hue };
  const shown = oklchOf(hexOf(wanted));
  expect(shown.lightness).toBeCloseTo(0.9, 2);
  expect(shown.hue).toBeCloseTo(wanted.hue, 1);
  expect(shown.chroma).toBeGreaterThan(0.04);
  expect(shown.chroma).toBeLessThan(0.07);
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.478],
  ['#ffffff', '#767676', 4.542],
  ['#1f3a5f', '#1f3a5f', 1],
])('%s and %s have the contrast %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 3);
});
