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

describe('value of a gift', () => {
  test('excludes deposits and mortgages taken over with it (2009다15794)', () => {
    expect(base({ amount: 5n * 억, burden: 2n * 억 })).toBe(3n * 억);
    expect(base({ amount: 5n * 억, burden: 6n * 억 })).toBe(0n);
  });

  test('excludes value that the recipient’s own work added (2010다104768)', () => {
    expect(base({ amount: 5n * 억, improvement: 2n * 억 })).toBe(3n * 억);
    expect(base({ amount: 5n * 억, improvement: 2n * 억, burden: 4n * 억 })).toBe(0n);
  });

  test('is the same as the recipient’s own benefit', () => {
    const gifts = [{ to: 'A', amount: 5n * 억, burden: 억, improvement: 억 }];
    expect(claim(compute({ gifts }), 'A')?.ownBenefit).toBe(3n * 억);
  });
});

describe('life insurance (2020다247428)', () => {
  const policy = { to: 'x', amount: 6n * 억, date: '2026-01-01' };

  test('counts in proportion to the premiums that the deceased paid', () => {
    expect(base({ ...policy, premiums: { all: 300n, byDeceased: 100n } })).toBe(2n * 억);
    expect(base({ ...policy, premiums: { all: 300n, byDeceased: 300n } })).toBe(6n * 억);
    expect(base({ ...policy, premiums: { all: 300n, byDeceased: 0n } })).toBe(0n);
  });

  test('counts by 1114 if its recipient was named within the year or with knowledge of harm', () => {
    const premiums = { all: 1n, byDeceased: 1n };
    expect(base({ ...policy, date: '2025-05-31', premiums })).toBe(0n);
    expect(base({ ...policy, date: '2025-05-31', knownHarm: true, premiums })).toBe(6n * 억);
    const benefit = compute({ gifts: [{ ...policy, premiums }] }).benefits[0];
    expect(benefit?.reason.articles).toContain('대법원 2020다247428');
  });

  test('counts for an heir whatever its date, with a doubt', () => {
    const premiums = { all: 2n, byDeceased: 1n };
    const result = compute({ gifts: [{ ...policy, to: 'A', date: '2001-01-01', premiums }] });
    expect(result.base).toBe(3n * 억);
    expect(result.unsettled.map(({ code }) => code)).toContain('insurance-of-heir');
  });

  test('is a contradiction if the deceased paid more premiums than were paid in all', () => {
    const gifts = [{ ...policy, premiums: { all: 1n, byDeceased: 2n } }];
    expect(forcedShares(situation({ gifts }))).toMatchObject({
      problem: { code: 'premiums-exceed-all' },
    });
  });
});

describe('a gift to an heir’s spouse or child that was in truth for the heir (2006스3)', () => {
  test('counts as the heir’s whatever its date, with a doubt, and the heir owes it', () => {
    const gifts = [{ to: 'wife', inTruthTo: 'A', amount: 8n * 억, date: '2001-01-01' }];
    const result = compute({ gifts });
    expect(result.base).toBe(8n * 억);
    expect(claim(result, 'B')?.from).toMatchObject([{ person: 'A', gift: 2n * 억 }]);
    expect(result.unsettled.map(({ code }) => code)).toContain('in-truth-to-heir');
  });

  test('counts by 1114 only if it was not for the heir', () => {
    expect(base({ to: 'wife', amount: 8n * 억, date: '2001-01-01' })).toBe(0n);
  });
});

describe('money for the value of the thing at the end of the trial (2022다203583)', () => {
  const death = '2015-01-01';
  const house = { to: 'B', amount: 8n * 억, valueAtTrial: 16n * 억 };

  const owed = (input: Partial<Situation>) => {
    const found = claim(compute({ death, ...input }), 'A');
    return { from: found?.from, atTrial: found?.fromAtTrial };
  };
  const gift = (person: string, won: bigint) => [{ person, legacy: 0n, gift: won }];

  test('grows with that value, while the shortfall does not', () => {
    expect(owed({ gifts: [house] })).toEqual({
      from: gift('B', 2n * 억),
      atTrial: gift('B', 4n * 억),
    });
  });

  test('excludes debts taken over, at both times', () => {
    expect(owed({ gifts: [{ ...house, burden: 4n * 억 }] })).toEqual({
      from: gift('B', 1n * 억),
      atTrial: gift('B', 3n * 억),
    });
  });

  test('grows with the whole thing, although the shortfall excludes the recipient’s improvements (2020다250783)', () => {
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

  test('takes the first value of a thing without a second one', () => {
    expect(owed({ gifts: [house, { to: 'B', amount: 8n * 억 }] })).toEqual({
      from: gift('B', 4n * 억),
      atTrial: gift('B', 6n * 억),
    });
  });

  test('is owed for a legacy as well, and differs only with a second value', () => {
    const legacies = [{ to: 'x', amount: 8n * 억, valueAtTrial: 4n * 억 }];
    expect(owed({ estate: 8n * 억, legacies }).atTrial).toEqual([
      { person: 'x', legacy: 1n * 억, gift: 0n },
    ]);
    expect(owed({ gifts: [{ to: 'B', amount: 8n * 억 }] }).atTrial).toEqual([]);
  });

  test('turns 54,835,329 of 445,000,000 into 189,767,205 of 1,540,000,000, as in the judgment', () => {
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

  test('does not replace the value owed for deaths since 2026-03-17', () => {
    expect(owed({ death: '2026-03-17', gifts: [house] }).atTrial).toEqual([]);
  });
});
