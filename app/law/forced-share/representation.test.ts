import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import {
  claim,
  compute,
  decisions,
  withGrandchildren,
} from '../../../tests/law/forced-situation.ts';
import type { Gift, Heir } from './situation.ts';

const 억 = 100_000_000n;
const heirs = withGrandchildren();

function given(gift: Omit<Gift, 'amount'>, death = '2026-06-01') {
  return compute({ death, heirs, gifts: [{ amount: 4n * 억, ...gift }] });
}

describe('a gift to a representative before the represented person died (대법원 2012다31802)', () => {
  const before = { to: 'G', beforeRepresentation: true } as const;

  test('is not an advance: an old one does not count, while 1억 is owed for one after that death', () => {
    expect(claim(given(before), 'B')).toMatchObject({ amount: 0n, shortfall: 0n, from: [] });
    expect(claim(given({ to: 'G', beforeRepresentation: false }), 'B')).toMatchObject({
      amount: 억,
      shortfall: 억,
      from: [{ person: 'G', gift: 억 }],
    });
  });

  test.each<[string, Partial<Gift>, bigint]>([
    ['within a year', { date: '2025-06-01' }, 4n * 억],
    ['the day before the year', { date: '2025-05-31' }, 0n],
    ['long ago, both knowing of the harm', { date: '2001-01-01', knownHarm: true }, 4n * 억],
    ['before 1979, both knowing of the harm', { date: '1978-12-31', knownHarm: true }, 0n],
  ])('counts like an outsider’s: %s', (_, when, base) => {
    const result = given({ ...before, ...when });
    expect(result.base).toBe(base);
    expect(result.unsettled.map(({ code }) => code).includes('counted-before-representation')).toBe(
      base > 0n,
    );
  });

  test('does not lower the recipient’s inheritance, because it is not an advance', () => {
    const estate = { heirs, estate: 8n * 억 };
    const gifts = [{ amount: 4n * 억, ...before }];
    expect(claim(compute({ ...estate, gifts }), 'G')).toMatchObject({
      ownBenefit: 0n,
      netInherited: 2n * 억,
    });
    const recent = compute({
      ...estate,
      gifts: [{ amount: 4n * 억, ...before, date: '2026-01-01' }],
    });
    expect(claim(recent, 'G')).toMatchObject({ ownBenefit: 4n * 억, netInherited: 2n * 억 });
  });

  test('does not count either if the representatives are nephews', () => {
    const nephew = heirs.map((heir) => ({ ...heir, class: 'sibling' as const }));
    const gifts = [{ amount: 4n * 억, ...before }];
    expect(compute({ death: '2024-04-24', heirs: nephew, gifts }).base).toBe(0n);
  });

  test('is an advance nevertheless if the heir represents nobody', () => {
    expect(given({ to: 'B', beforeRepresentation: true }).base).toBe(4n * 억);
  });

  test('counts with a doubt if its time is unknown', () => {
    const result = given({ to: 'G' });
    expect(result.base).toBe(4n * 억);
    expect(decisions(result)).toContain('대법원 2012다31802');
    expect(decisions(given({ to: 'B' }))).not.toContain('대법원 2012다31802');
  });
});

test('charges a representative’s excess to the branch, and to all only beyond the branch’s part (2012느합5)', () => {
  const left = (amount: bigint) =>
    compute({
      death: '2026-06-01',
      heirs,
      estate: 8n * 억,
      gifts: [{ to: 'G', amount, beforeRepresentation: false }],
    });
  const net = (result: ReturnType<typeof left>, person: string) =>
    claim(result, person)?.netInherited;
  const doubts = (result: ReturnType<typeof left>) =>
    result.unsettled.map(({ code }) => code).filter((code) => code.includes('excess'));

  const within = left(4n * 억);
  expect([net(within, 'B'), net(within, 'H')]).toEqual([6n * 억, 2n * 억]);
  expect(doubts(within)).toEqual(['branch-bears-excess']);
  const beyond = left(20n * 억);
  expect([net(beyond, 'B'), net(beyond, 'H')]).toEqual([8n * 억, 0n]);
  expect(doubts(beyond)).toEqual(['excess-benefit', 'branch-bears-excess']);
});

describe('a gift to the represented person (대법원 2020다267620)', () => {
  const toLate = { to: 'late', date: '2005-01-01' };

  test('is an advance to the representatives in proportion to their shares', () => {
    const result = given(toLate);
    expect(result.benefits.map(({ to, counted }) => [to, counted])).toEqual([
      ['G', 2n * 억],
      ['H', 2n * 억],
    ]);
    expect(claim(result, 'B')).toMatchObject({ amount: 억, shortfall: 억 });
  });

  test('has parts that sum to the gift, with the remainder in the first', () => {
    const branch = { class: 'descendant', represents: 'late' } as const;
    const result = compute({
      heirs: [
        { person: 'B', fraction: new Fraction(1, 2), class: 'descendant' },
        { person: 'W', fraction: new Fraction(3, 10), ...branch },
        { person: 'C', fraction: new Fraction(2, 10), ...branch },
      ],
      gifts: [{ ...toLate, amount: 1_000_000_001n }],
    });
    expect(result.benefits.map(({ counted }) => counted)).toEqual([600_000_001n, 400_000_000n]);
    expect(result.base).toBe(1_000_000_001n);
  });
});

describe('a gift to an heir who renounced counts by 1114 only (대법원 2020다267620)', () => {
  const gift = { to: 'C', amount: 4n * 억, date: '2010-01-01' };
  const alone: Heir[] = [{ person: 'A', fraction: new Fraction(1), class: 'descendant' }];
  const renounced = (more: object, family = alone) =>
    compute({
      heirs: family,
      withoutRight: [{ person: 'C', why: 'renounced' }],
      gifts: [{ ...gift, ...more }],
    });

  test('does not count if old, without a doubt', () => {
    const result = renounced({});
    expect(result.base).toBe(0n);
    expect(result.benefits[0]?.reason.articles).toContain('대법원 2020다267620');
    expect(result.unsettled).toEqual([]);
  });

  test.each([
    ['within a year', { date: '2025-06-01' }],
    ['with knowledge of the harm', { knownHarm: true }],
  ])('counts in full and is liable in full: %s', (_, more) => {
    expect(claim(renounced(more), 'A')).toMatchObject({
      amount: 2n * 억,
      from: [{ person: 'C', gift: 2n * 억 }],
    });
  });

  test('counts by 1114 also if the spouse is the only heir', () => {
    const widow: Heir[] = [{ person: 'S', fraction: new Fraction(1), class: 'spouse' }];
    expect(renounced({}, widow).base).toBe(0n);
    expect(renounced({ date: '2026-05-31' }, widow).base).toBe(4n * 억);
  });

  test('counts alike after disqualification or forfeiture, with a doubt, because no ruling is known', () => {
    for (const why of ['disqualified', 'forfeited'] as const) {
      const result = compute({ withoutRight: [{ person: 'C', why }], gifts: [gift] });
      expect(result.base).toBe(0n);
      expect(result.unsettled.map(({ code }) => code)).toEqual(['recipient-without-right']);
    }
  });
});
