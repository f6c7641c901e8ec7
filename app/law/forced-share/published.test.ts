import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import {
  children,
  claim,
  compute,
  withGrandchildren,
} from '../../../tests/law/forced-situation.ts';
import { allocate } from './allocation.ts';
import type { Heir, Legacy } from './situation.ts';

const 억 = 100_000_000n;
const 만 = 10_000n;

// Published decisions with their own figures. Amounts and days that a decision does not state are ours.

test('대법원 2020다247428: after limited acceptance debts beyond the estate add nothing', () => {
  const widow = (limitedAcceptance: boolean): Heir[] => [
    { person: '원고', fraction: new Fraction(1), class: 'spouse', limitedAcceptance },
  ];
  const shortfall = (limitedAcceptance: boolean) =>
    compute({
      heirs: widow(limitedAcceptance),
      estate: 23_000n * 만,
      debts: 57_500n * 만,
      gifts: [{ to: '피고', amount: 10n * 억, knownHarm: true }],
    }).claims[0]?.shortfall;
  expect(shortfall(true)).toBe(32_750n * 만);
  expect(shortfall(false)).toBe(67_250n * 만);
});

test('대법원 2012다31802: woodland given to a grandchild in 1991, before his father died, does not count', () => {
  const gifts = [{ to: 'G', amount: 4n * 억, date: '1991-06-12', beforeRepresentation: true }];
  const result = compute({ death: '2009-08-12', heirs: withGrandchildren(), gifts });
  expect(result.base).toBe(0n);
  expect(result.benefits[0]?.reason.articles).toContain('대법원 2012다31802');
});

test('대법원 2020다267620: a gift to a fifth child, whose representatives renounced, does not count', () => {
  const claimants = ['원고 1', '원고 2', '원고 3', '원고 4'];
  const result = compute({
    death: '2015-10-29',
    heirs: claimants.map((person) => ({
      person,
      fraction: new Fraction(1, 4),
      class: 'descendant',
    })),
    withoutRight: [
      { person: '피고 1', why: 'renounced' },
      { person: '피고 2', why: 'renounced' },
    ],
    // The day he died is the latest possible day of the gift.
    gifts: [{ to: '소외 3', amount: 10n * 억, date: '2011-06-28' }],
  });
  expect(result.base).toBe(0n);
  expect(claimants.map((name) => claim(result, name)?.shortfall)).toEqual([0n, 0n, 0n, 0n]);
});

test('대법원 2020다247428: insurance for a partner counts if named within the year or with knowledge of harm', () => {
  const money = { to: '피고', amount: 128_000n * 만, premiums: { all: 960n, byDeceased: 960n } };
  const baseOf = (named: object) =>
    compute({
      death: '2017-01-31',
      heirs: [{ person: '원고', fraction: new Fraction(1), class: 'spouse' }],
      gifts: [{ ...money, ...named }],
    }).base;
  expect(baseOf({ date: '2013-08-09' }), 'named after the divorce was refused').toBe(0n);
  expect(baseOf({ date: '2013-08-09', knownHarm: true })).toBe(128_000n * 만);
  expect(baseOf({ date: '2016-07-31' })).toBe(128_000n * 만);
});

test('대법원 2022다220014: a child bears none of 8,945,799,767, not a fifth, if another was left everything', () => {
  const debts = 8_945_799_767n;
  const names = ['원고', '소외 3', '소외 4', '소외 5', '피고'];
  const netOf = (legacy: Legacy) => {
    const estate = 200n * 억;
    const heirs = children(...names);
    return claim(compute({ death: '2015-01-31', heirs, estate, debts, legacies: [legacy] }), '피고')
      ?.netInherited;
  };
  expect(netOf({ to: '원고', part: new Fraction(1) })).toBe(0n);
  expect(netOf({ to: '원고', amount: 200n * 억 })).toBe(-(debts / 5n) - 1n);
  expect(debts / 5n).toBe(1_789_159_953n);
});

describe('대법원 2009다15794: a house of 2억 with deposits of 8,500만, given to a daughter-in-law', () => {
  const family: Heir[] = [
    { person: '남편', fraction: new Fraction(3, 17), class: 'spouse' },
    ...Array.from(
      { length: 7 },
      (_, at): Heir => ({
        person: `자녀 ${at}`,
        fraction: new Fraction(2, 17),
        class: 'descendant',
      }),
    ),
  ];
  const given = { to: '피고', amount: 2n * 억, date: '2006-05-09' };
  const shortfall = (input: object) =>
    claim(compute({ death: '2007-02-19', heirs: family, ...input }), '자녀 1')?.shortfall;

  test('deducting the deposits from the gift gives 6,764,705', () => {
    expect(shortfall({ gifts: [{ ...given, burden: 8500n * 만 }] })).toBe(6_764_705n);
  });

  test('counting them as debts of the deceased gives 16,764,705, which was quashed', () => {
    expect(shortfall({ debts: 8500n * 만, gifts: [given] })).toBe(16_764_705n);
  });
});

test('대법원 2001다6947: a sister claims 47,333,333, first from a gift that takes effect at death', () => {
  const result = compute({
    // The day is ours: he expected his death in January 1999.
    death: '1999-02-01',
    heirs: [{ person: '원고', fraction: new Fraction(1), class: 'sibling' }],
    estate: 15_500n * 만,
    legacies: [{ to: '피고', amount: 15_500n * 만 }],
    gifts: [
      { to: '소외 2', amount: 500n * 만, date: '1999-01-15' },
      { to: '소외 3', amount: 1000n * 만, date: '1999-01-15' },
      { to: '원고', amount: 1400n * 만, date: '1999-01-15' },
    ],
  });
  expect(result.base).toBe(18_400n * 만);
  expect(claim(result, '원고')).toMatchObject({
    shortfall: 47_333_333n,
    from: [{ person: '피고', legacy: 47_333_333n, gift: 0n }],
  });
});

test('대법원 2006다46346: a child and an outsider, left a house in halves, owe the other child 1/12 and 1/6', () => {
  const house = 12n * 억;
  const result = compute({
    death: '2004-04-16',
    heirs: children('소외 2', '피고 1'),
    estate: house,
    legacies: ['소외 2', '원고'].map((to) => ({ to, amount: house / 2n })),
  });
  expect(claim(result, '피고 1')?.from).toEqual([
    { person: '소외 2', legacy: house / 12n, gift: 0n },
    { person: '원고', legacy: house / 6n, gift: 0n },
  ]);
});

test('대법원 2010다42624: three owe 3,416,704,422 out of their legacies, in proportion to their excesses', () => {
  const recipient = (person: string, legacy: bigint, gift: bigint, excess: bigint) => ({
    person,
    legacy,
    gift,
    own: new Fraction(legacy + gift - excess),
  });
  const parts = allocate(new Fraction(3_416_704_422n), [
    recipient('소외 2', 1_071_609_000n, 4_773_678_318n, 720_230_685n),
    recipient('피고', 4_329_237_747n, 10_212_189_003n, 11_124_722_328n),
    recipient('소외 3', 2_195_423_050n, 7_425_595_404n, 6_204_314_032n),
  ]);
  const exceeding = 720_230_685n + 11_124_722_328n + 6_204_314_032n;
  expect(parts.map(({ gift }) => gift.toFraction())).toEqual(['0', '0', '0']);
  expect(parts[1]?.legacy.toFraction()).toBe(
    new Fraction(3_416_704_422n * 11_124_722_328n, exceeding).toFraction(),
  );
  const sum = parts.reduce((all, { legacy }) => all.add(legacy), new Fraction(0));
  expect(sum.toFraction()).toBe('3416704422');
});

test('대법원 2017다235791: concrete shares leave no shortfall to the two who won in the court below', () => {
  const benefits = {
    '원고 1': 156_546_274n,
    '원고 2': 441_207_832n,
    '원고 3': 150_912_518n,
    피고: 1_850_000_000n,
  };
  const result = compute({
    death: '2014-01-01',
    heirs: children(...Object.keys(benefits)),
    estate: 65_000n * 만,
    gifts: Object.entries(benefits).map(([to, amount]) => ({ to, amount })),
  });
  expect(result.claims.map(({ shortfall }) => shortfall)).toEqual([0n, 0n, 0n, 0n]);
  // Statutory shares, which the court below used, would leave both a shortfall.
  const statutory = (65_000n * 만) / 4n;
  const forced = result.claims[0]?.amount ?? 0n;
  expect(forced - benefits['원고 1'] - statutory).toBeGreaterThan(0n);
  expect(forced - benefits['원고 3'] - statutory).toBeGreaterThan(0n);
});

test('대법원 2012다26633: a concrete share of 57,932,692, and 10,845,020 of the debt on the house', () => {
  const debts = 70_492_636n;
  const inherited = (owed: bigint) =>
    claim(
      compute({
        death: '2008-01-01',
        heirs: [
          { person: '배우자', fraction: new Fraction(3, 13), class: 'spouse' },
          ...['소외 1', '피고', '가', '나', '다'].map(
            (person): Heir => ({ person, fraction: new Fraction(2, 13), class: 'descendant' }),
          ),
        ],
        estate: 6n * 억,
        debts: owed,
        gifts: [{ to: '소외 1', amount: 40_625_000n }],
      }),
      '소외 1',
    )?.netInherited;
  expect(inherited(0n)).toBe(57_932_692n);
  expect((debts * 2n) / 13n).toBe(10_845_020n);
  expect(inherited(debts)).toBe(57_932_692n - 10_845_020n - 1n);
});
