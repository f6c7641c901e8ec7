import { describe, expect, test } from 'vitest';
import { claim, compute, situation } from '../../../tests/law/forced-situation.ts';
import { inMoneyAtTrial } from './at-trial.ts';
import { forcedShares } from './forced-shares.ts';
import { because } from './reasons.ts';
import type { Gift, Situation } from './situation.ts';

const 억 = 100_000_000n;

function base(gift: Omit<Gift, 'to'> & { to?: string }): bigint {
  return compute({ gifts: [{ to: 'A', ...gift }] }).base;
}

describe('what a gift is worth', () => {
  test('less the deposits and mortgages taken over with it (2009다15794)', () => {
    expect(base({ amount: 5n * 억, burden: 2n * 억 })).toBe(3n * 억);
    expect(base({ amount: 5n * 억, burden: 6n * 억 })).toBe(0n);
  });

  test('without what the recipient’s own work added (2010다104768)', () => {
    expect(base({ amount: 5n * 억, improvement: 2n * 억 })).toBe(3n * 억);
    expect(base({ amount: 5n * 억, improvement: 2n * 억, burden: 4n * 억 })).toBe(0n);
  });

  test('the own gift is worth as much to its recipient', () => {
    const gifts = [{ to: 'A', amount: 5n * 억, burden: 억, improvement: 억 }];
    expect(claim(compute({ gifts }), 'A')?.ownBenefit).toBe(3n * 억);
  });
});

describe('life insurance (2020다247428): the money, by the premiums that the deceased paid', () => {
  const policy = { to: 'x', amount: 6n * 억, date: '2026-01-01' };

  test('in proportion', () => {
    expect(base({ ...policy, premiums: { all: 300n, byDeceased: 100n } })).toBe(2n * 억);
    expect(base({ ...policy, premiums: { all: 300n, byDeceased: 300n } })).toBe(6n * 억);
    expect(base({ ...policy, premiums: { all: 300n, byDeceased: 0n } })).toBe(0n);
  });

  test('counts by 1114: whom it names, within the year or in knowledge', () => {
    const premiums = { all: 1n, byDeceased: 1n };
    expect(base({ ...policy, date: '2025-05-31', premiums })).toBe(0n);
    expect(base({ ...policy, date: '2025-05-31', knownHarm: true, premiums })).toBe(6n * 억);
    const benefit = compute({ gifts: [{ ...policy, premiums }] }).benefits[0];
    expect(benefit?.reason.articles).toContain('대법원 2020다247428');
  });

  test('to an heir counts whenever it was, in doubt', () => {
    const premiums = { all: 2n, byDeceased: 1n };
    const result = compute({ gifts: [{ ...policy, to: 'A', date: '2001-01-01', premiums }] });
    expect(result.base).toBe(3n * 억);
    expect(result.unsettled.map(({ code }) => code)).toContain('insurance-of-heir');
  });

  test('contradicts where the deceased paid more than was paid', () => {
    const gifts = [{ ...policy, premiums: { all: 1n, byDeceased: 2n } }];
    expect(forcedShares(situation({ gifts }))).toMatchObject({
      problem: { code: 'premiums-exceed-all' },
    });
  });
});

describe('a gift to an heir’s spouse or child that was in truth the heir’s (2006스3)', () => {
  test('is the heir’s, however old, in doubt; the heir owes it', () => {
    const gifts = [{ to: 'wife', inTruthTo: 'A', amount: 8n * 억, date: '2001-01-01' }];
    const result = compute({ gifts });
    expect(result.base).toBe(8n * 억);
    expect(claim(result, 'B')?.from).toMatchObject([{ person: 'A', gift: 2n * 억 }]);
    expect(result.unsettled.map(({ code }) => code)).toContain('in-truth-to-heir');
  });

  test('else it counts by 1114 only', () => {
    expect(base({ to: 'wife', amount: 8n * 억, date: '2001-01-01' })).toBe(0n);
  });
});

describe('money instead of the thing: its value at the end of the trial (2022다203583)', () => {
  const death = '2015-01-01';
  const house = { to: 'B', amount: 8n * 억, valueAtTrial: 16n * 억 };

  const owed = (input: Partial<Situation>) => {
    const found = claim(compute({ death, ...input }), 'A');
    return { from: found?.from, atTrial: found?.fromAtTrial };
  };
  const gift = (person: string, won: bigint) => [{ person, legacy: 0n, gift: won }];

  test('what is owed grows with it; what is missing does not', () => {
    expect(owed({ gifts: [house] })).toEqual({
      from: gift('B', 2n * 억),
      atTrial: gift('B', 4n * 억),
    });
  });

  test('less the debts taken over, at both times', () => {
    expect(owed({ gifts: [{ ...house, burden: 4n * 억 }] })).toEqual({
      from: gift('B', 1n * 억),
      atTrial: gift('B', 3n * 억),
    });
  });

  test('what work added is no part of what is missing, and grows with the thing (2020다250783)', () => {
    const built = { to: 'B', amount: 15n * 억, improvement: 5n * 억, valueAtTrial: 18n * 억 };
    expect(owed({ gifts: [built] })).toEqual({
      from: gift('B', 250_000_000n),
      atTrial: gift('B', 3n * 억),
    });
    expect(owed({ gifts: [{ ...built, valueAtTrial: 15n * 억 }] }).atTrial).toEqual([]);
    expect(owed({ gifts: [{ ...built, burden: 3n * 억 }] })).toEqual({
      from: gift('B', 175_000_000n),
      atTrial: gift('B', 218_750_000n),
    });
    expect(owed({ gifts: [{ ...built, improvement: 15n * 억 }] }).from).toEqual([]);
  });

  test('what has no second value keeps its first, beside what has one', () => {
    expect(owed({ gifts: [house, { to: 'B', amount: 8n * 억 }] })).toEqual({
      from: gift('B', 4n * 억),
      atTrial: gift('B', 6n * 억),
    });
  });

  test('a legacy is the same; without a second value there is no second amount', () => {
    const legacies = [{ to: 'x', amount: 8n * 억, valueAtTrial: 4n * 억 }];
    expect(owed({ estate: 8n * 억, legacies }).atTrial).toEqual([
      { person: 'x', legacy: 1n * 억, gift: 0n },
    ]);
    expect(owed({ gifts: [{ to: 'B', amount: 8n * 억 }] }).atTrial).toEqual([]);
  });

  test('the judgment: 54,835,329 of 445,000,000 is 189,767,205 of 1,540,000,000', () => {
    const benefit = {
      to: '피고',
      kind: 'legacy' as const,
      own: 0n,
      inBase: 0n,
      advance: false,
      doubts: [],
    };
    const realty = { counted: 445_000_000n, atTrial: 1_540_000_000n, reason: because('legacy') };
    const from = [{ person: '피고', legacy: 54_835_329n, gift: 0n }];
    expect(inMoneyAtTrial(from, [{ ...benefit, ...realty }])).toEqual([
      { person: '피고', legacy: 189_767_205n, gift: 0n },
    ]);
  });

  test('is no question of deaths since 2026-03-17: the value is owed', () => {
    expect(owed({ death: '2026-03-17', gifts: [house] }).atTrial).toEqual([]);
  });
});
