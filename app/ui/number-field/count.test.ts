import { expect, test } from 'vitest';
import { countIn } from './count.ts';

const bounds = { min: 0, max: 15 };

test.each([
  ['a4b', '4'],
  ['-3', '3'],
  ['１２', '12'],
  ['12명', '12'],
  ['99', '15'],
  ['둘', ''],
  ['', ''],
])('NC-1: %j is reduced to %j', (text, count) => {
  expect(countIn(text, bounds, true)).toBe(count);
  expect(countIn(text, bounds, false)).toBe(count);
});

test.each(['1~2', '1-2', '1 2', '２．５', '1명이나 2명'])(
  'NC-1: %j, pasted or composed, is not a number',
  (text) => {
    expect(countIn(text, bounds, false)).toBe('');
  },
);

test('NC-1: a key press between digits keeps them', () => {
  expect(countIn('1x2', bounds, true)).toBe('12');
});
