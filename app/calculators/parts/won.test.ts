import { expect, test } from 'vitest';
import { formatWon, parseWon } from './won.ts';

test.each([
  [0, '0원'],
  [6789, '6,789원'],
  [10_000, '1만 원'],
  [123_450_000, '1억 2,345만 원'],
  [123_456_789, '1억 2,345만 6,789원'],
  [900_000_000, '9억 원'],
  [1_000_000_000_001n, '1조 1원'],
  [10n ** 16n, '1경 원'],
  [-150_000_000, '−1억 5,000만 원'],
])('%s is read %s', (won, text) => {
  expect(formatWon(won)).toBe(text);
});

test.each([
  ['900000000', 900_000_000n],
  ['900,000,000', 900_000_000n],
  ['９００', 900n],
  ['9억', 900_000_000n],
  ['9억 원', 900_000_000n],
  ['3억 5천만 원', 350_000_000n],
  ['1억 2,345만', 123_450_000n],
  ['1억2345만6789원', 123_456_789n],
  ['1.5억', 150_000_000n],
  ['5천', 5000n],
  ['천만', 10_000_000n],
  ['2천3백', 2300n],
  ['1조 2억', 1_000_200_000_000n],
  ['1경', 10n ** 16n],
  ['0', 0n],
])('%s is taken for an amount', (text, won) => {
  expect(parseWon(text)).toBe(won);
});

test.each([
  '',
  ' ',
  '원',
  '억',
  '아홉억',
  '9억9억',
  '1.5',
  '-1',
  '1경 1원',
  '9'.repeat(18),
  '3만 억',
])('no amount: %s', (text) => {
  expect(parseWon(text)).toBeNull();
});

test('what is written is read back', () => {
  for (const won of [0n, 7n, 9999n, 10_000n, 123_456_789n, 98_765_432_101_234n, 10n ** 16n]) {
    expect(parseWon(formatWon(won))).toBe(won);
  }
});
