import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { divideEstate, type Estate } from './division.ts';

/** B has one half; G and H share the half of a child who died before. */
const shares: Estate['shares'] = [
  { person: 'B', fraction: new Fraction(1, 2) },
  { person: 'G', fraction: new Fraction(1, 4), represents: 'late' },
  { person: 'H', fraction: new Fraction(1, 4), represents: 'late' },
];

type Gift = NonNullable<Estate['gifts']>[number];

function divided(...gifts: Gift[]) {
  const { parts, unsettled } = divideEstate({
    death: '2026-06-01',
    won: 800n,
    shares,
    gifts,
  });
  return {
    amounts: Object.fromEntries(parts.map(({ person, amount }) => [person, amount.valueOf()])),
    doubts: unsettled.map(({ code }) => code),
  };
}

describe('gifts and representation', () => {
  test('a gift before the represented person died is not an advance (대법원 2012다31802)', () => {
    expect(divided({ person: 'G', won: 400n, beforeRepresentation: true })).toEqual({
      amounts: { B: 400, G: 200, H: 200 },
      doubts: ['in-truth-to-represented'],
    });
  });

  test('a later gift is an advance', () => {
    expect(divided({ person: 'G', won: 200n, beforeRepresentation: false })).toEqual({
      amounts: { B: 500, G: 50, H: 250 },
      doubts: [],
    });
  });

  test('a gift of unknown date is an advance, with a doubt', () => {
    const { amounts, doubts } = divided({ person: 'G', won: 200n });
    expect(amounts).toEqual({ B: 500, G: 50, H: 250 });
    expect(doubts).toEqual(['gifts-before-representation']);
  });

  test('ignores the date of a gift to an heir who represents nobody', () => {
    expect(divided({ person: 'B', won: 200n, beforeRepresentation: true })).toEqual({
      amounts: { B: 300, G: 250, H: 250 },
      doubts: [],
    });
  });

  test('a gift to the represented person is an advance to the representatives (대법원 2020다267620)', () => {
    expect(divided({ person: 'late', won: 200n })).toEqual({
      amounts: { B: 500, G: 150, H: 150 },
      doubts: ['gift-to-represented'],
    });
  });
});

describe('a branch keeps its part if one of its representatives is over-advanced (2012느합5)', () => {
  const later = (person: string, won: bigint): Gift => ({
    person,
    won,
    beforeRepresentation: false,
  });

  test('the others of the branch bear the excess alone', () => {
    // 800 + 400: B and the branch have 600 each; G keeps 400, so H takes the remaining 200 of the branch.
    expect(divided(later('G', 400n))).toEqual({
      amounts: { B: 600, G: 0, H: 200 },
      doubts: ['branch-bears-excess'],
    });
  });

  test('all other heirs bear the excess beyond the part of the branch', () => {
    expect(divided(later('G', 2000n))).toEqual({
      amounts: { B: 800, G: 0, H: 0 },
      doubts: ['branch-bears-excess'],
    });
  });

  test('an over-advanced child does not change the proportions within a branch', () => {
    expect(divided({ person: 'B', won: 2000n }, later('G', 100n))).toEqual({
      amounts: { B: 0, G: 350, H: 450 },
      doubts: [],
    });
  });

  test('reproduces a published order: a spouse and nine children, one of them represented by three', () => {
    const child = new Fraction(2, 21);
    const children = ['claimant', 'c2', 'c3', 'c6', 'c7', 'c8', 'c9', 'c10'];
    const { parts } = divideEstate({
      death: '2010-10-11',
      won: 2_074_834_734n,
      shares: [
        { person: 'spouse', fraction: new Fraction(3, 21) },
        ...children.map((person) => ({ person, fraction: child })),
        { person: 'widow', fraction: child.mul(3, 7), represents: 'c4' },
        { person: 'g11', fraction: child.mul(2, 7), represents: 'c4' },
        { person: 'g12', fraction: child.mul(2, 7), represents: 'c4' },
      ],
      gifts: [
        { person: 'claimant', won: 10n ** 9n },
        { person: 'c9', won: 100_000_000n },
        later('g11', 72_378_068n),
      ],
    });
    const won = parts.map(({ person, amount }) => [person, Number(amount.floor())]);
    expect(Object.fromEntries(won)).toMatchObject({
      spouse: 354_823_074,
      claimant: 0,
      c2: 236_548_716,
      c9: 136_548_716,
      // The order has one won more.
      widow: 98_502_388,
      g11: 0,
      g12: 65_668_259,
    });
  });

  test('a branch gets as much as one child with all its benefits would', () => {
    const won = fc.bigInt({ min: 0n, max: 2000n });
    const alike = fc.property(won, won, won, won, (estate, ofB, ofG, ofH) => {
      const amounts = (heirs: Estate['shares'], gifts: Gift[]) =>
        divideEstate({ death: '2026-06-01', won: estate, shares: heirs, gifts }).parts.map(
          ({ amount }) => amount,
        );
      const own = { person: 'B', won: ofB };
      const [b, g, h] = amounts(shares, [own, later('G', ofG), later('H', ofH)]);
      const half = new Fraction(1, 2);
      const two = [
        { person: 'B', fraction: half },
        { person: 'late', fraction: half },
      ];
      const [alone, late] = amounts(two, [own, { person: 'late', won: ofG + ofH }]);
      expect(b?.equals(alone ?? -1)).toBe(true);
      expect(g?.add(h ?? 0).equals(late ?? -1)).toBe(true);
    });
    fc.assert(alike, { numRuns: 200 });
  });
});
