import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentOf, accentSheet, hasHue, leastContrast } from './accent.ts';
import { contrast, hexOf, oklchOf } from './oklch.ts';

const tokens = readFileSync('app/styles/tokens.css', 'utf8');

/** A token's value in tokens.css, in light and in dark. */
function token(name: string): [string, string] {
  const [, value = ''] = tokens.match(new RegExp(`--color-${name}: (.*);`)) ?? [];
  const [, light = value, dark = value] = value.match(/^light-dark\((.*?), (.*)\)$/) ?? [];
  return [light, dark];
}

/** A token's value in the style sheet of a colour. */
function derived(sheet: string, name: string): string {
  const [, value = ''] = sheet.match(new RegExp(`--color-${name}: (.*);`)) ?? [];
  const channels = value
    .match(/^\d+ \d+ \d+$/)?.[0]
    .split(' ')
    .map(Number);
  return channels ? `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}` : value;
}

const grounds = ['bg', 'band', 'raised'].map(token);

const anyColor = fc
  .record({
    hue: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
    chroma: fc.double({ min: 0, max: 0.33, noNaN: true }),
    lightness: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(hexOf);

test('HD-5: any colour gives marks that contrast with every background, and with the text on them', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const sheet = accentSheet(color);
      const on = derived(sheet, 'on-leaf');
      const leaves = [derived(sheet, 'primary-500'), derived(sheet, 'primary-400')];
      for (const [mode, leaf] of leaves.entries()) {
        for (const ground of grounds) {
          expect(contrast(leaf, ground[mode] ?? '')).toBeGreaterThanOrEqual(3);
        }
        expect(contrast(on, leaf)).toBeGreaterThanOrEqual(4.5);
      }
      // The marker lies under words of light pages.
      for (const words of ['ink', 'text', 'muted']) {
        const marker = derived(sheet, 'primary-300');
        expect(contrast(token(words)[0], marker)).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 200 },
  );
});

test('keeps the hue, the chroma that screens can show, and a lightness with enough contrast', () => {
  expect(accentOf('#1f3a5f')).toEqual({ light: '#1f3a5f', dark: '#49668e', on: '#ffffff' });
  expect(accentOf('#f28c28')).toEqual({ light: '#da7800', dark: '#f28c28', on: '#030712' });
  expect(accentOf('#fff3a0')).toEqual({ light: '#9e9240', dark: '#fff3a0', on: '#030712' });
  expect(accentOf('#ff0000')).toEqual({ light: '#ff0000', dark: '#ff0000', on: '#030712' });
  const [given, moved] = ['#1f3a5f', '#49668e'].map(oklchOf);
  expect(moved?.hue).toBeCloseTo(given?.hue ?? 0, 1);
  expect(moved?.chroma).toBeCloseTo(given?.chroma ?? 0, 2);
  expect(leastContrast('#49668e', 'dark')).toBeCloseTo(3, 1);
});

test('uses the yellow of the tokens without a colour', () => {
  const yellow = derived(tokens, 'primary-400');
  expect(accentOf(undefined)).toEqual({ light: yellow, dark: yellow, on: token('on-leaf')[0] });
});

test('sets every shade of the primary colour, and only tokens that exist', () => {
  const names = (css: string) => [...css.matchAll(/(--color-[\w-]+):/g)].map(([, name]) => name);
  const set = names(accentSheet('#1f3a5f'));
  const shades = names(tokens).filter((name) => /primary-\d/.test(name ?? ''));
  expect(shades).toHaveLength(11);
  expect(set.toSorted()).toEqual([...shades, '--color-leaf', '--color-on-leaf'].toSorted());
});

test('finds no hue in the grays of the site', () => {
  const grays = [...tokens.matchAll(/#[\da-f]{6}/g)].map(([hex]) => hex);
  const brands = ['naver', 'kakao', 'on-kakao', 'youtube'].flatMap(token);
  expect(grays.filter((gray) => hasHue(gray) && !brands.includes(gray))).toEqual([]);
  for (const color of ['#1f3a5f', '#101a33', '#fff3a0', '#8b1e2d'])
    expect(hasHue(color)).toBe(true);
});
