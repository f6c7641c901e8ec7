import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { divideEstate, type Estate } from './division.ts';

const 억 = 100_000_000n;
const half = new Fraction(1, 2);
const two: Estate = {
  death: '2026-06-01',
  won: 6n * 억,
  shares: [
    { person: 'A', fraction: half },
    { person: 'B', fraction: half },
  ],
};
const atDivision = (estate: Estate) =>
  divideEstate(estate).parts.map(({ valueAtDivision }) => valueAtDivision?.toFraction());

describe('the death fixes the proportions, and the day of the division their value (2017스98)', () => {
  test.each<[string, Partial<Estate>, bigint[]]>([
    ['nobody got anything', {}, [6n, 6n]],
    [
      'a gift counts with its value at the death',
      { gifts: [{ person: 'A', won: 3n * 억 }] },
      [3n, 9n],
    ],
    [
      'a contribution is a part of what there was',
      { gifts: [{ person: 'A', won: 3n * 억 }], contributions: [{ person: 'B', won: 1n * 억 }] },
      [2n, 10n],
    ],
    ['more than the share was given', { gifts: [{ person: 'A', won: 10n * 억 }] }, [0n, 12n]],
    [
      'a legacy is not divided',
      { won: 7n * 억, legacies: [{ person: 'A', won: 1n * 억 }] },
      [5n, 7n],
    ],
  ])('%s', (_, part, expected) => {
    const estate = { ...two, ...part, wonAtDivision: 12n * 억 };
    expect(atDivision(estate)).toEqual(expected.map((won) => String(won * 억)));
  });

  test('parts have no value at the division if that of the estate is unknown or nothing is left', () => {
    expect(atDivision(two)).toEqual([undefined, undefined]);
    const left = { ...two, legacies: [{ person: 'A', won: 6n * 억 }], wonAtDivision: 12n * 억 };
    expect(atDivision(left)).toEqual([undefined, undefined]);
  });

  test('the parts sum to that value in the proportions of the concrete shares', () => {
    const amount = fc.bigInt({ min: 0n, max: 20n * 억 });
    fc.assert(
      fc.property(amount, amount, amount, amount, (won, gift, contribution, wonAtDivision) => {
        fc.pre(won > 0n);
        const { parts } = divideEstate({
          ...two,
          won,
          wonAtDivision,
          gifts: [{ person: 'A', won: gift }],
          contributions: [{ person: 'B', won: contribution }],
        });
        const values = parts.map(({ valueAtDivision }) => valueAtDivision ?? new Fraction(-1));
        const total = values.reduce((sum, value) => sum.add(value), new Fraction(0));
        expect(total.toFraction()).toBe(String(wonAtDivision));
        for (const [index, { amount: atDeath }] of parts.entries()) {
          expect(values[index]?.mul(won).equals(atDeath.mul(wonAtDivision))).toBe(true);
        }
      }),
    );
  });
});
