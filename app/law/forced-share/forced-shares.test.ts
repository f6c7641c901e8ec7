import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import {
  children,
  claim,
  compute,
  decisions,
  situation,
} from '../../../tests/law/forced-situation.ts';
import { forcedShares } from './forced-shares.ts';
import type { Gift, Situation } from './situation.ts';

const 억 = 100_000_000n;

describe('worked cases as whole families', () => {
  test('FS-007: a gift of 20억 to the elder brother, an estate of 5억 and debts of 1억', () => {
    const result = compute({
      heirs: children('형', '동생'),
      estate: 5n * 억,
      debts: 억,
      gifts: [{ to: '형', amount: 20n * 억 }],
    });
    expect(result.base).toBe(24n * 억);
    expect(claim(result, '동생')).toMatchObject({
      amount: 6n * 억,
      netInherited: 450_000_000n,
      shortfall: 150_000_000n,
      from: [{ person: '형', legacy: 0n, gift: 150_000_000n }],
    });
    expect(claim(result, '형')).toMatchObject({ ownBenefit: 20n * 억, shortfall: 0n, from: [] });
  });

  test('FS-008: three children, a legacy of 6억 to one and a gift of 3억 to another', () => {
    const result = compute({
      heirs: children('B', 'C', 'D'),
      estate: 9n * 억,
      debts: 3n * 억,
      gifts: [{ to: 'D', amount: 3n * 억 }],
      legacies: [{ to: 'B', amount: 6n * 억 }],
    });
    expect(result.base).toBe(9n * 억);
    expect(claim(result, 'C')).toMatchObject({
      amount: 150_000_000n,
      netInherited: 2n * 억,
      shortfall: 0n,
    });
  });

  test('FS-025, FS-028: counts an old gift to an heir, but none to an outsider', () => {
    const old = { amount: 8n * 억, date: '2006-06-01' };
    expect(compute({ gifts: [{ to: 'A', ...old }] }).base).toBe(8n * 억);
    expect(compute({ gifts: [{ to: 'friend', ...old }] }).base).toBe(0n);
  });

  test('FS-030: leaves out half of a gift of 4억, which rewards care', () => {
    const result = compute({ gifts: [{ to: 'A', amount: 4n * 억, reward: 2n * 억 }] });
    expect(claim(result, 'B')).toMatchObject({ amount: 50_000_000n, shortfall: 50_000_000n });
  });

  test('FS-017, FS-018: a spouse and parents, with the whole estate left to an outsider', () => {
    const result = compute({
      heirs: [
        { person: '배우자', fraction: new Fraction('3/7'), class: 'spouse' },
        { person: '부', fraction: new Fraction('2/7'), class: 'ascendant' },
        { person: '모', fraction: new Fraction('2/7'), class: 'ascendant' },
      ],
      estate: 210_000_000n,
      legacies: [{ to: '재단', amount: 210_000_000n }],
    });
    expect(result.claims.map(({ shortfall }) => shortfall)).toEqual([
      45_000_000n,
      20_000_000n,
      20_000_000n,
    ]);
  });

  test('FS-032: gives no forced share after forfeiture, disqualification or renunciation, each with its reason', () => {
    const { claims } = compute({
      estate: 9n * 억,
      withoutRight: [
        { person: 'f', why: 'forfeited' },
        { person: 'd', why: 'disqualified' },
        { person: 'r', why: 'renounced' },
      ],
    });
    const lost = claims.slice(2);
    expect(lost.map(({ amount, shortfall }) => [amount, shortfall])).toEqual(
      lost.map(() => [0n, 0n]),
    );
    expect(lost.flatMap(({ reasons }) => reasons.map(({ articles }) => articles[0]))).toEqual([
      '민법 제1004조의2 제6항',
      '민법 제1004조',
      '민법 제1042조',
    ]);
  });
});

describe('gifts to outsiders (1114)', () => {
  test.each([
    ['on the first day of the year', { date: '2025-06-01' }, 억],
    ['the day before', { date: '2025-05-31' }, 0n],
    ['before, both knowing of the harm', { date: '2020-01-01', knownHarm: true }, 억],
    ['on an unknown day', {}, 0n],
  ])('%s', (_, when, base) => {
    expect(compute({ gifts: [{ to: 'x', amount: 억, ...when }] }).base).toBe(base);
  });

  test('begins the year on 28 February if the death was on the 29th', () => {
    const gifts = [{ to: 'x', amount: 억, date: '2023-02-28' }];
    expect(compute({ death: '2024-02-29', gifts }).base).toBe(억);
  });
});

describe('law on the day of the death', () => {
  const siblings = (death: string) =>
    compute({ death, heirs: children('A', 'B').map((heir) => ({ ...heir, class: 'sibling' })) });
  test('gives siblings a third until the day before the decision, with a doubt', () => {
    expect(siblings('2024-04-24').claims[0]?.ratio.toFraction()).toBe('1/6');
    expect(decisions(siblings('2024-04-24'))).toContain('헌법재판소 2020헌가4');
    expect(siblings('2024-04-25').claims[0]?.ratio.toFraction()).toBe('0');
  });

  test('gives nobody a forced share before 1979-01-01, when forced shares began (부칙 1977. 12. 31.)', () => {
    const gifts = [{ to: 'x', amount: 10n * 억, date: '1978-12-01' }];
    const before = compute({ death: '1978-12-31', gifts });
    for (const one of before.claims) {
      expect([one.ratio.toFraction(), one.shortfall]).toEqual(['0', 0n]);
      expect(one.reasons.map(({ code }) => code)).toEqual(['before-forced-shares']);
    }
    expect(compute({ death: '1979-01-01' }).claims[0]?.ratio.toFraction()).toBe('1/4');
  });

  test.each(['A', 'x'])('a gift to %s completed before 1979-01-01 never counts', (to) => {
    const given = (date: string) =>
      compute({ death: '1979-06-01', gifts: [{ to, amount: 억, date, knownHarm: true }] });
    expect(given('1978-12-31')).toMatchObject({
      base: 0n,
      benefits: [{ counted: 0n, reason: { code: 'gift-before-forced-shares' } }],
    });
    expect(given('1978-12-31').benefits[0]?.reason.articles).toContain('대법원 2010다78722');
    expect(given('1979-01-01').base).toBe(억);
  });

  test('deducts a gift from before 1979 from its recipient’s own claim (2017다278422)', () => {
    const land = { to: 'A', amount: 4n * 억, date: '1978-05-01' };
    const will = { estate: 10n * 억, legacies: [{ to: 'B', amount: 10n * 억 }] };
    const told = (gifts: Gift[]) => claim(compute({ ...will, gifts }), 'A');
    expect(told([])).toMatchObject({ ownBenefit: 0n, shortfall: 250_000_000n });
    expect(told([land])).toMatchObject({ ownBenefit: 4n * 억, shortfall: 0n, from: [] });
    expect(told([{ ...land, amount: 1n * 억 }])).toMatchObject({ shortfall: 150_000_000n });
    expect(compute({ ...will, gifts: [land] }).base, 'not in the base').toBe(10n * 억);
  });

  test('claims a gift from before 1979 from nobody, but deducts it from its recipient’s inheritance', () => {
    const gifts = [{ to: 'B', amount: 4n * 억, date: '1978-05-01' }];
    const result = compute({ estate: 4n * 억, gifts });
    expect(claim(result, 'A')).toMatchObject({ netInherited: 4n * 억, shortfall: 0n });
    expect(claim(result, 'B')).toMatchObject({ ownBenefit: 4n * 억, netInherited: 0n });
    expect(claim(compute({ gifts }), 'A')?.from).toEqual([]);
  });

  test('never gives uncles and cousins a forced share', () => {
    const heirs = children('A').map((heir) => ({ ...heir, class: 'collateral' as const }));
    expect(compute({ death: '2020-01-01', heirs }).claims[0]?.ratio.toFraction()).toBe('0');
  });

  test('pays in kind until 2026-03-16, then in value', () => {
    expect(compute({ death: '2026-03-16' }).payment).toBe('in-kind');
    expect(compute({ death: '2026-03-17' }).payment).toBe('value');
  });

  test('leaves out a reward for care from 2024-04-25, and is unsettled before, when only courts did', () => {
    const gifts = [{ to: 'A', amount: 4n * 억, reward: 4n * 억 }];
    expect(compute({ death: '2024-04-25', gifts }).base).toBe(0n);
    const before = compute({ death: '2024-04-24', gifts });
    expect(before.base).toBe(4n * 억);
    expect(decisions(before)).toContain('대법원 2021다230083');
  });

  test('is unsettled between the end of the court’s term and the amendment', () => {
    const isUnsettled = (death: string) =>
      decisions(compute({ death })).includes('헌법재판소 2020헌가4');
    expect(['2025-12-31', '2026-01-01', '2026-03-16', '2026-03-17'].map(isUnsettled)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('names the limitation periods of one and ten years', () => {
    expect(compute({}).limitations.map(({ code }) => code)).toEqual([
      'forced-share-1y',
      'forced-share-10y',
    ]);
  });
});

describe('own benefit and net inheritance', () => {
  test('does not count a reward as an own benefit', () => {
    const gifts = [
      { to: 'A', amount: 억, reward: 억 },
      { to: 'B', amount: 10n * 억 },
    ];
    expect(claim(compute({ gifts }), 'A')).toMatchObject({
      ownBenefit: 0n,
      shortfall: 250_000_000n,
    });
  });

  test('spreads an excess by statutory, not by concrete shares: 1천 and 7천, not 2천 and 6천', () => {
    const result = compute({
      heirs: children('A', 'B', 'C'),
      estate: 80_000_000n,
      gifts: [
        { to: 'A', amount: 60_000_000n },
        { to: 'B', amount: 130_000_000n },
      ],
    });
    expect(result.claims.map(({ netInherited }) => netInherited)).toEqual([
      10_000_000n,
      0n,
      70_000_000n,
    ]);
    expect(decisions(result)).toContain('대법원 2017스98');
  });

  test('passes an excess on if bearing it makes the next heir over-advanced', () => {
    // 24억 among four are 6억 each. Without A’s 12억 they are 4억 each, less than B’s 6억; without B, 3억 each.
    const result = compute({
      heirs: children('A', 'B', 'C', 'D'),
      estate: 4n * 억,
      gifts: [
        { to: 'A', amount: 12n * 억 },
        { to: 'B', amount: 6n * 억 },
        { to: 'C', amount: 2n * 억 },
      ],
    });
    expect(result.claims.map(({ netInherited }) => netInherited)).toEqual([0n, 0n, 억, 3n * 억]);
  });

  test('adds debts beyond the inheritance to the shortfall, except after limited acceptance', () => {
    const indebted = (limitedAcceptance: boolean) =>
      compute({
        heirs: children('A').map((heir) => ({ ...heir, limitedAcceptance })),
        estate: 2n * 억,
        debts: 4n * 억,
        gifts: [{ to: 'x', amount: 10n * 억, date: '2026-01-01' }],
      });
    expect(claim(indebted(false), 'A')).toMatchObject({
      netInherited: -2n * 억,
      shortfall: 6n * 억,
    });
    expect(decisions(indebted(false))).toContain('대법원 2020다247428');
    expect(claim(indebted(true), 'A')).toMatchObject({ netInherited: 0n, shortfall: 4n * 억 });
  });

  test('gives no base and no claim if the debts exceed everything', () => {
    const result = compute({ estate: 억, debts: 9n * 억, gifts: [{ to: 'A', amount: 억 }] });
    expect(result.base).toBe(0n);
    expect(claim(result, 'B')).toMatchObject({ amount: 0n, shortfall: 0n });
  });

  test('an estate of 5억, a gift of 5천만 and debts of 1억 make a base of 4.5억, not 5.5억', () => {
    const gifts = [{ to: 'A', amount: 50_000_000n }];
    expect(compute({ estate: 5n * 억, debts: 억, gifts }).base).toBe(450_000_000n);
  });
});

test.each<[string, Partial<Situation>, string]>([
  [
    'a will cannot give more than there is',
    { estate: 1n, legacies: [{ to: 'x', amount: 2n }] },
    '민법 제1113조 제1항',
  ],
  [
    'nobody gives after death',
    { gifts: [{ to: 'x', amount: 1n, date: '2026-06-02' }] },
    '민법 제1114조',
  ],
])('%s', (_, input, article) => {
  expect(forcedShares(situation(input))).toMatchObject({ problem: { articles: [article] } });
});

describe('several claims against one recipient', () => {
  const left = { heirs: children('A', 'B', 'C'), estate: 10n * 억 };
  test('claims above the recipient’s benefit are marked as unsettled', () => {
    // A and C are short of 1/6 of 110억 each; each would first claim the whole legacy of 10억.
    const result = compute({
      ...left,
      gifts: [{ to: 'B', amount: 100n * 억 }],
      legacies: [{ to: '재단', amount: 10n * 억 }],
    });
    const demands = result.claims.map(({ from }) => from.find(({ person }) => person === '재단'));
    expect(demands.map((demand) => demand?.legacy)).toEqual([10n * 억, undefined, 10n * 억]);
    expect(result.unsettled.map(({ code }) => code)).toContain('several-claimants');
  });

  test('claims within the recipient’s benefit are not', () => {
    const result = compute({ ...left, legacies: [{ to: '재단', amount: 10n * 억 }] });
    expect(result.claims.map(({ shortfall }) => shortfall > 0n)).toEqual([true, true, true]);
    expect(result.unsettled).toEqual([]);
  });
});

test('marks the lack of a claim without a base, which is our reading, as unsettled if heirs bear debts', () => {
  const indebted = { estate: 억, debts: 9n * 억, gifts: [{ to: 'A', amount: 억 }] };
  expect(decisions(compute(indebted))).toContain('대법원 2020다247428');
  expect(decisions(compute({}))).toEqual([]);
});

test('keeps amounts above Number.MAX_SAFE_INTEGER exact', () => {
  const estate = 10_000_000_000_000_001n;
  const { claims } = compute({ estate, legacies: [{ to: 'x', amount: estate }] });
  expect(claims[0]).toMatchObject({ shortfall: 2_500_000_000_000_000n });
});
