import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { benefitCases, contributionCases } from '../../../tests/law/share-cases.ts';
import { sharesInWon } from '../won.ts';
import { type Division, divideEstate, type Estate } from './division.ts';

const thirds = shares({ a: '1/3', b: '1/3', c: '1/3' });
const today = '2026-06-01';

describe('worked cases', () => {
  test.each(contributionCases)('$id: $title ($articles)', ({ inputs, expected }) => {
    const names = Array.from({ length: inputs.children }, (_, index) => `child${index}`);
    const won = BigInt(inputs.estate);
    const ratio = new Fraction(inputs.contribution_ratio);
    const division = divideEstate({
      death: today,
      won,
      shares: shares(Object.fromEntries(names.map((name) => [name, `1/${names.length}`]))),
      contributions: [{ person: 'child0', won: (won * ratio.n) / ratio.d }],
    });
    const others = names.slice(1).map((name) => [name, expected.each_other]);
    expect(amounts(division)).toEqual(
      Object.fromEntries([['child0', expected.contributor], ...others]),
    );
  });

  test.each(benefitCases)('$id: $title ($articles)', ({ inputs, expected }) => {
    const division = divideEstate({
      death: today,
      won: BigInt(inputs.estate),
      shares: shares(inputs.statutory),
      gifts: benefits(inputs.benefits),
      legacies: benefits(inputs.bequests),
    });
    expect(amounts(division)).toEqual(expected);
  });
});

describe('민법 1008: benefits received before', () => {
  test('count as a part of the share', () => {
    const division = divideEstate({
      death: today,
      won: 600n,
      shares: thirds,
      gifts: benefits({ a: 300 }),
    });
    expect(amounts(division)).toEqual({ a: 0, b: 300, c: 300 });
  });

  test('the excess of one may make another heir over-advanced', () => {
    // 100 + 900 + 350 = 1350: 450 each; without a 450: 225 each, so b has more, too.
    const gifts = benefits({ a: 900, b: 350 });
    const division = divideEstate({ death: today, won: 100n, shares: thirds, gifts });
    expect(amounts(division)).toEqual({ a: 0, b: 0, c: 100 });
  });

  test('a gift to an outsider is not a special benefit, but a legacy leaves the estate', () => {
    const gifts = benefits({ outsider: 500 });
    const legacies = benefits({ outsider: 300 });
    const division = divideEstate({ death: today, won: 900n, shares: thirds, gifts, legacies });
    expect(amounts(division)).toEqual({ a: 200, b: 200, c: 200 });
  });

  test('legacies above the estate leave nothing', () => {
    const division = divideEstate({
      death: today,
      won: 100n,
      shares: thirds,
      legacies: benefits({ a: 300 }),
    });
    expect(amounts(division)).toEqual({ a: 0, b: 0, c: 0 });
    expect(articles(division.reasons)).toContain('민법 제1073조 제1항');
  });

  test.each([
    ['2024-04-24', { a: 0, b: 300, c: 300 }, '대법원 2021다230083'],
    ['2024-04-25', { a: 200, b: 200, c: 200 }, undefined],
  ])('a reward for care, death on %s: %o', (death, expected, unsettled) => {
    const gifts = [{ person: 'a', won: 300n, reward: 300n }];
    const division = divideEstate({ death, won: 600n, shares: thirds, gifts });
    expect(amounts(division)).toEqual(expected);
    expect(articles(division.unsettled).at(-1)).toBe(unsettled);
  });

  test('a reward exempts only its own amount, and never more than the gift', () => {
    const part = [{ person: 'a', won: 300n, reward: 150n }];
    expect(amounts(divideEstate({ death: today, won: 600n, shares: thirds, gifts: part }))).toEqual(
      {
        a: 100,
        b: 250,
        c: 250,
      },
    );
    const above = [{ person: 'a', won: 300n, reward: 999n }];
    expect(amounts(divideEstate({ death: today, won: 600n, shares: thirds, gifts: above })).a).toBe(
      200,
    );
  });
});

describe('민법 1008의2: contributions', () => {
  test('come first, next to benefits', () => {
    // 1000 − 100 + 300 = 1200: 400 each; a 400 − 300, b 400 + 100.
    const division = divideEstate({
      death: today,
      won: 1000n,
      shares: thirds,
      gifts: benefits({ a: 300 }),
      contributions: [{ person: 'b', won: 100n }],
    });
    expect(amounts(division)).toEqual({ a: 100, b: 500, c: 400 });
  });

  test('go to an over-advanced heir, too', () => {
    const division = divideEstate({
      death: today,
      won: 300n,
      shares: thirds,
      gifts: benefits({ a: 900 }),
      contributions: [{ person: 'a', won: 100n }],
    });
    expect(amounts(division)).toEqual({ a: 100, b: 100, c: 100 });
  });

  test('never exceed the estate without its legacies (③)', () => {
    const division = divideEstate({
      death: today,
      won: 900n,
      shares: thirds,
      legacies: benefits({ outsider: 600 }),
      contributions: [
        { person: 'a', won: 400n },
        { person: 'b', won: 200n },
      ],
    });
    expect(amounts(division)).toEqual({ a: 200, b: 100, c: 0 });
    expect(articles(division.reasons)).toContain('민법 제1008조의2 제3항');
  });
});

const won = fc.bigInt({ min: 0n, max: 1000n });
const anyEstate = fc
  .record({
    won,
    weights: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }),
    gifts: fc.array(fc.record({ heir: fc.nat(5), won, reward: won }), { maxLength: 4 }),
    legacies: fc.array(fc.record({ heir: fc.nat(5), won }), { maxLength: 2 }),
    contributions: fc.array(fc.record({ heir: fc.nat(4), won }), { maxLength: 2 }),
  })
  .map(({ won, weights, gifts, legacies, contributions }): Estate => {
    const total = weights.reduce((all, weight) => all + weight, 0);
    const named = <One extends { heir: number }>({ heir, ...one }: One) => ({
      ...one,
      person: `h${heir}`,
    });
    return {
      death: today,
      won,
      shares: weights.map((weight, index) => ({
        person: `h${index}`,
        fraction: new Fraction(weight, total),
      })),
      gifts: gifts.map(named),
      legacies: legacies.map(named),
      contributions: contributions.map(named),
    };
  });

describe('with any estate', () => {
  test('the amounts are never negative and sum to the estate without its legacies', () => {
    const sums = fc.property(anyEstate, (estate) => {
      const { parts } = divideEstate(estate);
      const legacies = (estate.legacies ?? []).reduce((all, one) => all + one.won, 0n);
      const left = estate.won > legacies ? estate.won - legacies : 0n;
      const sum = parts.reduce((all, { amount }) => all.add(amount), new Fraction(0));
      expect(sum.equals(left)).toBe(true);
      expect(parts.every(({ amount }) => amount.gte(0))).toBe(true);
    });
    fc.assert(sums, { numRuns: 300 });
  });

  test('the amounts equal those of spreading each excess over the others by their shares', () => {
    const spread = fc.property(anyEstate, (any) => {
      const estate = {
        ...any,
        contributions: [],
        gifts: (any.gifts ?? []).map(({ person, won }) => ({ person, won })),
      };
      expect(divideEstate(estate).parts.map(({ amount }) => amount.toFraction())).toEqual(
        spreadExcess(estate).map((amount) => amount.toFraction()),
      );
    });
    fc.assert(spread, { numRuns: 300 });
  });

  test('equal shares stay equal in won, and the sum is kept', () => {
    const rounded = fc.property(anyEstate, ({ won, shares }) => {
      const { amounts, rest } = sharesInWon(won, shares);
      expect(amounts.reduce((all, one) => all + one.won, rest)).toBe(won);
      expect(rest >= 0n && rest < BigInt(shares.length)).toBe(true);
      const [first, ...others] = shares.map(
        ({ fraction }, index) => [fraction.toFraction(), amounts[index]?.won] as const,
      );
      for (const [fraction, amount] of others)
        if (fraction === first?.[0]) expect(amount).toBe(first[1]);
    });
    fc.assert(rounded, { numRuns: 200 });
  });
});

/** Follows the wording of the courts: each gets the share of the deemed estate less the benefit; excess is spread. */
function spreadExcess({ won, shares, gifts = [], legacies = [] }: Estate): Fraction[] {
  const received = shares.map(({ person }) =>
    [...gifts, ...legacies]
      .filter((one) => one.person === person)
      .reduce((all, one) => all + one.won, 0n),
  );
  const left = won - legacies.reduce((all, one) => all + one.won, 0n);
  const deemed = received.reduce((all, one) => all.add(one), new Fraction(left > 0n ? left : 0n));
  let due = shares.map(({ fraction }, index) => deemed.mul(fraction).sub(received[index] ?? 0n));
  const out = new Set<number>();
  while (due.some((one) => one.lt(0))) {
    const over = due.findIndex((one) => one.lt(0));
    out.add(over);
    const excess = due[over] ?? new Fraction(0);
    const among = shares.reduce(
      (all, { fraction }, i) => (out.has(i) ? all : all.add(fraction)),
      new Fraction(0),
    );
    due = due.map((one, index) => {
      if (index === over) return new Fraction(0);
      const share = shares[index]?.fraction ?? new Fraction(0);
      return out.has(index) ? one : one.add(excess.mul(share).div(among));
    });
  }
  return due;
}

function shares(statutory: Record<string, string>): Estate['shares'] {
  return Object.entries(statutory).map(([person, fraction]) => ({
    person,
    fraction: new Fraction(fraction),
  }));
}

function benefits(won: Record<string, number>): { person: string; won: bigint }[] {
  return Object.entries(won).map(([person, amount]) => ({ person, won: BigInt(amount) }));
}

function amounts({ parts }: Division): Record<string, number> {
  return Object.fromEntries(parts.map(({ person, amount }) => [person, amount.valueOf()]));
}

function articles(explained: readonly { articles: readonly string[] }[]): string[] {
  return explained.flatMap((one) => one.articles);
}
