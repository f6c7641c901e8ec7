import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import {
  benefitCases,
  contributionCases,
  familyCases,
  shareCaseCount,
} from '../../../tests/law/share-cases.ts';
import { sharesInWon } from '../won.ts';
import { successionSince1991 } from './shares.ts';

test.each(familyCases)('$id: $title ($articles)', (worked) => {
  const { shares, excluded } = successionSince1991(worked.inputs);
  const fractions = shares.map(({ person, fraction }) => [person, fraction.toFraction()]);
  expect(Object.fromEntries(fractions)).toEqual(reduced(worked.expected));
  expect(shares.length === 0).toBe(worked.expected_no_heir);
  expect(excluded.map(({ person }) => person)).toEqual(
    expect.arrayContaining(worked.expected_zero),
  );
  if (worked.estate !== undefined && worked.expected_money) {
    const { amounts } = sharesInWon(BigInt(worked.estate), shares);
    const money = amounts.map(({ person, won }) => [person, Number(won)]);
    expect(Object.fromEntries(money)).toEqual(worked.expected_money);
  }
});

test('no case is skipped: families run here, divisions in their own test', () => {
  expect(familyCases.length + contributionCases.length + benefitCases.length).toBe(shareCaseCount);
  expect(shareCaseCount).toBeGreaterThan(40);
});

function reduced(expected: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(expected).map(([person, text]) => [person, new Fraction(text).toFraction()]),
  );
}
