import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { claim, compute, withGrandchildren } from '../../../tests/law/forced-situation.ts';
import type { Heir } from './situation.ts';

const 억 = 100_000_000n;
const 만 = 10_000n;

// Published decisions. Where one states no amount, the amount here is ours: the outcome is that none counts.

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

test('대법원 2012다31802: woodland given to a grandchild in 1991, before his father died', () => {
  const gifts = [{ to: 'G', amount: 4n * 억, date: '1991-06-12', beforeRepresentation: true }];
  const result = compute({ death: '2009-08-12', heirs: withGrandchildren(), gifts });
  expect(result.base).toBe(0n);
  expect(result.benefits[0]?.reason.articles).toContain('대법원 2012다31802');
});

test('대법원 2020다267620: four claim, and who would represent the fifth renounced: nothing counts', () => {
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
    // At the latest on the day he died.
    gifts: [{ to: '소외 3', amount: 10n * 억, date: '2011-06-28' }],
  });
  expect(result.base).toBe(0n);
  expect(claimants.map((name) => claim(result, name)?.shortfall)).toEqual([0n, 0n, 0n, 0n]);
});
