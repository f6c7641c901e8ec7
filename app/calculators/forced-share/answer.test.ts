import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { spokenFraction } from '../result/spoken-fraction.ts';
import { fragmentOf, valueIn } from '../state/fragment-text.ts';
import { answer } from './answer.ts';
import { headline } from './headline.ts';
import { emptyBenefit, example, type Input, InputSchema, OUTSIDER, usual } from './input.ts';
import { inputInWords } from './input-in-words.ts';
import { linesOf } from './lines.tsx';
import { ratioTable } from './ratio-table.ts';
import { workedExamples } from './worked-examples.ts';

function claimOf(input: Input) {
  const found = answer(input);
  if (found.state !== 'claim') throw new Error(`no claim, but ${found.state}`);
  return found;
}

test('computes the example, in which the other child got nearly everything', () => {
  const { base, countedGifts, claim, share, ratio } = claimOf(example);
  expect([base, countedGifts]).toEqual([2_400_000_000n, 2_000_000_000n]);
  expect([spokenFraction(share), spokenFraction(ratio)]).toEqual(['2분의\u00a01', '4분의\u00a01']);
  expect(claim).toMatchObject({
    amount: 600_000_000n,
    netInherited: 450_000_000n,
    shortfall: 150_000_000n,
    from: [{ person: 'child-1', legacy: 0n, gift: 150_000_000n }],
  });
});

test('draws all lines on one scale, and the shortfall from the own amount to the forced share', () => {
  const lines = linesOf(claimOf(example));
  expect(lines).toMatchObject({
    base: { from: 0, to: 100 },
    share: { to: 50 },
    forced: { to: 25 },
    have: { to: 18.75 },
    missing: { from: 18.75, to: 25 },
  });
});

test('gives no forced share for deaths before 1979-01-01, with the reason', () => {
  const found = answer({ ...example, death: '1978-12-31' });
  expect(found).toMatchObject({ state: 'none' });
  const { reasons } = found as Extract<typeof found, { state: 'none' }>;
  expect(reasons.map(({ text }) => text).join()).toContain('1979년 1월 1일에 시작된 제도');
  expect(answer({ ...example, death: '1979-01-01' }).state, 'another law').toBe('not-computed');
  expect(answer({ ...example, death: '1990-12-31' }).state).toBe('not-computed');
  expect(answer({ ...example, death: '1991-01-01' }).state).toBe('claim');
});

describe('ratio by the visitor’s relation to the deceased', () => {
  const rich = { ...example, benefits: [{ ...emptyBenefit, to: OUTSIDER, amount: 10n ** 9n }] };
  test.each<[string, Partial<Input>, string]>([
    ['a spouse beside two children', { me: 'spouse' }, '14분의\u00a03'],
    ['a spouse beside a parent', { me: 'spouse', children: 0 }, '10분의\u00a03'],
    ['a spouse alone', { me: 'spouse', children: 0, parents: 0 }, '2분의\u00a01'],
    ['a child beside a spouse', { spouse: true }, '7분의\u00a01'],
    ['an only child that was counted as none', { children: 0 }, '2분의\u00a01'],
    [
      'a grandchild with a living mother, beside another child',
      { me: 'grandchild', children: 2, grandchildren: 1, childSpouse: true },
      '10분의\u00a01',
    ],
    ['a parent beside a spouse', { me: 'parent', children: 0, spouse: true }, '15분의\u00a02'],
    [
      'a sibling, while the law gave siblings a third',
      { me: 'sibling', children: 0, parents: 0, siblings: 2, death: '2024-04-24' },
      '6분의\u00a01',
    ],
  ])('%s', (_, part, ratio) => {
    expect(spokenFraction(claimOf({ ...rich, ...part }).ratio)).toBe(ratio);
  });
});

test.each<[string, Partial<Input>]>([
  ['a sibling since 2024-04-25', { me: 'sibling', death: '2024-04-25' }],
  ['a parent beside children', { me: 'parent', children: 1 }],
])('gives no forced share, with the reason and its article: %s', (_, part) => {
  const found = answer({ ...example, benefits: [], ...part });
  if (found.state !== 'none') throw new Error(found.state);
  expect(found.reasons.length).toBeGreaterThan(0);
  expect(headline(found).text).toMatch(/제1112조|제1000조/);
});

describe('missing entries', () => {
  test('leave the answer undated at first', () => {
    expect(answer(usual).state).toBe('open');
  });
  test('are named with the ratio once the family and the day are known', () => {
    const found = answer({ ...usual, death: '2026-06-01' });
    expect(found).toMatchObject({ state: 'ratio', missing: ['고인의 재산', '증여와 유언'] });
    expect(headline(found).amount).toBe('7분의\u00a01');
  });
  test('are named for each row of the gifts', () => {
    const benefits = [{ ...emptyBenefit, to: 'me', amount: 1n }, emptyBenefit];
    const found = answer({ ...example, benefits });
    expect(found).toMatchObject({ missing: ['두 번째 증여·유증의 받은 분, 금액'] });
  });
  test('include a recipient who has left the family', () => {
    const found = answer({ ...example, children: 1 });
    expect(found).toMatchObject({ missing: ['첫 번째 증여·유증의 받은 분'] });
  });
});

test('reports a contradiction if the will exceeds the estate', () => {
  const benefits = [
    { ...emptyBenefit, kind: 'legacy' as const, to: 'child-1', amount: 10n ** 10n },
  ];
  const found = answer({ ...example, benefits });
  expect(found.state).toBe('contradiction');
});

test('gives no verdict before all three steps are answered', () => {
  expect(answer({ ...example, benefits: [] })).toMatchObject({
    state: 'ratio',
    missing: ['증여와 유언'],
  });
});

test('gives no verdict on amounts while any question is open', () => {
  const gift = fc.record({
    to: fc.constantFrom('', 'child-1', OUTSIDER),
    amount: fc.option(fc.bigInt(0n, 10n ** 10n)),
  });
  const partly = fc.record({
    death: fc.constantFrom('', '2026-06-01'),
    estate: fc.option(fc.bigInt(0n, 10n ** 10n)),
    debts: fc.option(fc.bigInt(0n, 10n ** 10n)),
    noGifts: fc.boolean(),
    benefits: fc.array(
      gift.map((part) => ({ ...emptyBenefit, ...part })),
      { maxLength: 2 },
    ),
  });
  fc.assert(
    fc.property(partly, (part) => {
      const { death, estate, benefits, noGifts } = part;
      const answered =
        death !== '' &&
        estate !== null &&
        (benefits.length > 0 || noGifts) &&
        benefits.every(({ to, amount }) => to !== '' && amount !== null);
      const { state } = answer({ ...usual, ...part });
      expect(['claim', 'contradiction'].includes(state)).toBe(answered);
    }),
  );
});

test('distinguishes a claim without a shortfall from one without a base', () => {
  const fair = claimOf({ ...example, benefits: [], noGifts: true });
  expect(fair.claim.shortfall).toBe(0n);
  const none = answer({ ...example, benefits: [], noGifts: true, debts: 10n ** 10n });
  expect(headline(none).title).not.toBe(headline(fair).title);
});

test('counts gifts to outsiders within the year, or with knowledge of the harm', () => {
  const gift = { ...emptyBenefit, to: OUTSIDER, amount: 10n ** 9n };
  const base = (part: object) => claimOf({ ...example, benefits: [{ ...gift, ...part }] }).base;
  expect(base({})).toBe(1_400_000_000n);
  expect(base({ when: 'before' })).toBe(400_000_000n);
  expect(base({ when: 'before', knownHarm: true })).toBe(1_400_000_000n);
});

test('leaves out a reward for care, and charges legacies before gifts', () => {
  const rewarded = {
    ...emptyBenefit,
    to: 'child-1',
    amount: 2n * 10n ** 9n,
    reward: 2n * 10n ** 9n,
  };
  expect(claimOf({ ...example, benefits: [rewarded] }).claim.shortfall).toBe(0n);
  const legacy = { ...emptyBenefit, kind: 'legacy' as const, to: OUTSIDER, amount: 5n * 10n ** 8n };
  const { claim } = claimOf({ ...example, benefits: [...example.benefits, legacy] });
  expect(claim.from.map(({ person, ...sums }) => [person, sums])).toEqual([
    ['child-1', { legacy: 0n, gift: 150_000_000n }],
    ['outsider-2', { legacy: 500_000_000n, gift: 0n }],
  ]);
});

test('restores the input from an address, and rejects invalid input', () => {
  const back = valueIn(fragmentOf('x', example), 'x');
  expect(v.parse(InputSchema, back)).toEqual(example);
  const benefit = { ...emptyBenefit, amount: '1', reward: null };
  for (const wrong of [
    null,
    {},
    { ...usual, death: '2026-02-31' },
    { ...usual, death: '0002-01-01' },
    { ...usual, me: 'cousin' },
    { ...usual, children: 1.5 },
    { ...usual, children: 99 },
    { ...usual, estate: '10000000000000001' },
    { ...usual, estate: 5 },
    { ...usual, benefits: Array(9).fill(benefit) },
  ]) {
    expect(v.safeParse(InputSchema, wrong).success, JSON.stringify(wrong)).toBe(false);
  }
});

test('gives the firm the input and the result', () => {
  const facts = inputInWords(example, answer(example)).join('\n');
  for (const words of ['2026', '자녀 수 2명', '5억 원', '1억 원', '20억 원', '1억 5,000만 원']) {
    expect(facts).toContain(words);
  }
});

test('computes the table without script by the law', () => {
  const rows = ratioTable('2026-11-20');
  expect(rows.map(({ part, ratio }) => [part, ratio].join(' ').replaceAll('\u00a0', ' '))).toEqual([
    '2분의 1 4분의 1',
    '2분의 1 14분의 3',
    '2분의 1 7분의 1',
    '2분의 1 2분의 1',
    '2분의 1 14분의 3',
    '3분의 1 21분의 2',
    '3분의 1 6분의 1',
  ]);
});

test('computes the amounts that the worked examples explain', () => {
  const shortfalls = workedExamples().map(({ rows }) => rows.at(-1)?.[1]);
  expect(shortfalls).toEqual(['1억 5,000만 원', '3억 원', '2억 원']);
});
