import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatWon, groupDigits, MAX_WON, readWon } from './won.ts';

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
])('formats %s as %s', (won, text) => {
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
  ['천만', 10_000_000n],
  ['1조 2억', 1_000_200_000_000n],
  ['1경', 10n ** 16n],
  ['0', 0n],
  ['3.5억원', 350_000_000n],
  ['1억5천만', 150_000_000n],
  ['1,200만원', 12_000_000n],
  ['３억５천만', 350_000_000n],
  ['３．５억', 350_000_000n],
  [' 3 억 5 천 만 원 ', 350_000_000n],
  ['3억원 5천만원', 350_000_000n],
  ['₩300,000,000', 300_000_000n],
  ['만원', 10_000n],
  ['십오억 이천만', 1_520_000_000n],
])('reads %s as an amount', (text, won) => {
  expect(readWon(text).won).toBe(won);
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
  '-3억',
  '−3억',
  '1e9',
  '3.5.1억',
  '3..5억',
  '3·5억',
])('refuses %j', (text) => {
  expect(readWon(text).won).toBeNull();
});

test.each([
  ['3억5천', 350_000_000n, 300_005_000n],
  ['3억 5천 원', 350_000_000n, 300_005_000n],
  ['1억 2천 3백', 123_000_000n, 100_002_300n],
  ['2천5백', 25_000_000n, 2_500n],
  ['5천', 50_000_000n, 5_000n],
  ['3억 5000', 350_000_000n, 300_005_000n],
  ['5천원', 5_000n, null],
  ['5.5억', 550_000_000n, null],
  ['삼억오천만', 350_000_000n, null],
  ['이천오백만 원', 25_000_000n, null],
  ['삼억 오천', 350_000_000n, 300_005_000n],
  ['1억 6,789원', 100_006_789n, null],
  ['9억', 900_000_000n, null],
  ['2억 5000', 250_000_000n, 200_005_000n],
  ['오천', 50_000_000n, 5_000n],
  ['3억5', 350_000_000n, 300_000_005n],
  ['3억 0', 300_000_000n, null],
  ['1조 5천', 1_500_000_000_000n, 1_000_000_005_000n],
  ['1조 2000', 1_200_000_000_000n, 1_000_000_002_000n],
  ['1,234억', 123_400_000_000n, null],
])('reads %s as people mean it, and offers the other reading', (text, won, other) => {
  expect(readWon(text)).toEqual({ won, other });
});

test.each([
  ['2,5억', 250_000_000n],
  ['3,5억', 350_000_000n],
  ['1,23억', 123_000_000n],
  ['1,2345억', 123_450_000n],
  ['1,5만', 15_000n],
  ['３，５억 원', 350_000_000n],
  ['3, 5억', 350_000_000n],
  ['1억 2,5만', 100_025_000n],
  ['0,5억', 50_000_000n],
  ['12,34', null],
  ['3,5', null],
  ['1,2,3억', null],
  ['1,2345', null],
  ['1,2345,678', null],
  ['0,0억', null],
  ['3 5억', null],
  ['12 34', null],
])('asks about %s, in which a comma or a space does not separate thousands', (text, other) => {
  expect(readWon(text)).toEqual({ won: null, other });
});

test.each([
  ['3,500만', 35_000_000n],
  ['1,234,567', 1_234_567n],
  ['1,234,567원', 1_234_567n],
  ['1 234 567', 1_234_567n],
  ['1,234.5만', 12_345_000n],
  ['1억, 2,345만', 123_450_000n],
  ['3억, 5천만 원', 350_000_000n],
  ['1,', 1n],
])('accepts the commas or spaces of %s', (text, won) => {
  expect(readWon(text)).toEqual({ won, other: null });
});

const anyWon = fc.bigInt(0n, MAX_WON);

test('reads back amounts in digits and units', () => {
  fc.assert(
    fc.property(anyWon, (won) => {
      expect(readWon(formatWon(won)).won).toBe(won);
      expect(readWon(groupDigits(String(won)))).toEqual({ won, other: null });
    }),
  );
});

test('reads back amounts in words', () => {
  const below10000 = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(below10000, below10000, fc.boolean(), (eok, man, spaced) => {
      const won = BigInt(eok) * 10n ** 8n + BigInt(man) * 10n ** 4n;
      const words = `${inWords(eok)}억 ${inWords(man)}만 원`;
      expect(readWon(spaced ? [...words].join(' ') : words)).toEqual({ won, other: null });
    }),
  );
});

test('reads any text as an amount within the limits, or as none', () => {
  const key = fc.constantFrom(...'0123456789,.원억만천백십조경 일이삼오공-₩');
  fc.assert(
    fc.property(fc.string({ unit: key, maxLength: 14 }), (text) => {
      const { won, other } = readWon(text);
      for (const reading of [won ?? 0n, other ?? 0n]) {
        expect(reading >= 0n && reading <= MAX_WON).toBe(true);
      }
      expect(other).not.toBe(won ?? 0n);
    }),
  );
});

/** 2345 as 이천삼백사십오. */
function inWords(count: number): string {
  return [...String(count).padStart(4, '0')]
    .map((digit, at) =>
      digit === '0' ? '' : '영일이삼사오육칠팔구'[Number(digit)] + '천백십'.charAt(at),
    )
    .join('');
}
