import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { claim, compute, situation } from '../../../tests/law/forced-situation.ts';
import { forcedShares } from './forced-shares.ts';
import type { Legacy } from './situation.ts';

const 억 = 100_000_000n;
const left = { estate: 10n * 억, debts: 2n * 억 };

function part(to: string, of: string | number): Legacy {
  return { to, part: new Fraction(of) };
}

describe('a legacy of everything or a fraction carries the same part of the debts (1078, 2022다220014)', () => {
  test.each<[string, Legacy[], bigint]>([
    ['everything to the other child: 2억, not 3억', [part('B', 1)], 2n * 억],
    ['everything to an outsider', [part('x', 1)], 2n * 억],
    ['three quarters to an outsider', [part('x', '3/4')], 1n * 억],
    ['half to an outsider: the rest is the forced share', [part('x', '1/2')], 0n],
    ['half to an outsider, half to the other child', [part('x', '1/2'), part('B', '1/2')], 2n * 억],
    ['half to the other child, who gets no more', [part('B', '1/2')], 0n],
    [
      'a quarter to the one who claims, the rest to an outsider',
      [part('A', '1/4'), part('x', '3/4')],
      0n,
    ],
    ['a thing worth 10억 to the other child: 3억', [{ to: 'B', amount: 10n * 억 }], 3n * 억],
  ])('%s', (_, legacies, shortfall) => {
    expect(claim(compute({ ...left, legacies }), 'A')?.shortfall).toBe(shortfall);
  });

  test('leaves the base the same as any other kind of will', () => {
    for (const legacies of [[part('B', 1)], [part('x', '1/3')], [{ to: 'B', amount: 10n * 억 }]])
      expect(compute({ ...left, legacies }).base).toBe(8n * 억);
  });

  test('benefits the legatee net of debts, and is claimed as a legacy', () => {
    const result = compute({ ...left, legacies: [part('B', 1)] });
    expect(claim(result, 'B')).toMatchObject({ ownBenefit: 8n * 억, netInherited: 0n });
    expect(claim(result, 'A')).toMatchObject({
      netInherited: 0n,
      from: [{ person: 'B', legacy: 2n * 억, gift: 0n }],
    });
    expect(result.benefits[0]?.reason.articles).toContain('대법원 2022다220014');
    expect(result.unsettled).toEqual([]);
  });

  test('counts without a reward for care, like any legacy', () => {
    const legacies = [{ ...part('B', 1), reward: 4n * 억 }];
    expect(compute({ ...left, legacies }).base).toBe(4n * 억);
  });

  test('comes after specific legacies of the same will, which is our reading', () => {
    const result = compute({ ...left, legacies: [{ to: 'x', amount: 4n * 억 }, part('B', 1)] });
    expect(claim(result, 'B')?.ownBenefit).toBe(4n * 억);
    expect(claim(result, 'A')?.shortfall).toBe(2n * 억);
    expect(result.unsettled.map(({ code }) => code)).toContain('universal-and-specific');
  });

  test('has a doubt about a fraction to an heir if debts exist, but none about everything', () => {
    const doubts = (of: string, debts = 2n * 억) =>
      compute({ ...left, debts, legacies: [part('B', of)] }).unsettled.map(({ code }) => code);
    expect(doubts('1/2')).toContain('universal-in-advance');
    expect(doubts('1/2', 0n)).toEqual([]);
    expect(doubts('1')).toEqual([]);
  });

  test('benefits nobody if the debts exceed the estate, with a doubt', () => {
    const gifts = [{ to: 'x', amount: 10n * 억, date: '2026-01-01' }];
    const result = compute({ estate: 2n * 억, debts: 6n * 억, gifts, legacies: [part('B', 1)] });
    expect(claim(result, 'A')).toMatchObject({ netInherited: 0n, shortfall: 150_000_000n });
    expect(claim(result, 'B')).toMatchObject({ ownBenefit: 0n });
    expect(result.unsettled.map(({ code }) => code)).toContain('universal-beyond-estate');
  });

  test('is a contradiction if fractions exceed the whole', () => {
    const legacies = [part('B', '2/3'), part('x', '1/2')];
    expect(forcedShares(situation({ ...left, legacies }))).toMatchObject({
      problem: { code: 'parts-exceed-whole' },
    });
  });
});

describe('a debt that the legatee takes over with a thing (2017다265884)', () => {
  const house = { to: 'B', amount: 10n * 억, burden: 2n * 억 };

  test('is not borne by the heirs, and lowers the legatee’s benefit', () => {
    const result = compute({ ...left, legacies: [house] });
    expect(result.base).toBe(8n * 억);
    expect(claim(result, 'A')).toMatchObject({ netInherited: 0n, shortfall: 2n * 억 });
    expect(claim(result, 'B')?.ownBenefit).toBe(8n * 억);
  });

  test('never exceeds the value of the thing (1088)', () => {
    const more = compute({
      ...left,
      estate: 12n * 억,
      debts: 12n * 억,
      legacies: [{ ...house, burden: 12n * 억 }],
      gifts: [{ to: 'x', amount: 8n * 억, date: '2026-01-01' }],
    });
    expect(claim(more, 'B')?.ownBenefit).toBe(0n);
    // The remaining 2억 less the remaining debts of 2억 leave nothing to either heir.
    expect(claim(more, 'A')?.netInherited).toBe(0n);
  });

  test('is a contradiction if the deceased’s debts do not include it', () => {
    expect(forcedShares(situation({ ...left, debts: 0n, legacies: [house] }))).toMatchObject({
      problem: { code: 'burden-not-in-debts' },
    });
  });
});
