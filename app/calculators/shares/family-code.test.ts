import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { childRelations, grown, partnerRelations } from '#app/case/family.ts';
import type { Benefits } from '../division/benefits.ts';
import { fragmentOf, valueIn } from '../state/fragment-text.ts';
import { answerSince1991 } from './answer.ts';
import { FamilyCodeSchema, familyCodeOf } from './family-code.ts';
import { example, nobody, type ShareInput } from './input.ts';
import { InputSchema } from './possible.ts';
import type { Relative } from './relative.ts';

/** Returns the value in the address of an input, as JSON. */
const written = (input: ShareInput) => valueIn(fragmentOf('shares', familyCodeOf(input)), 'shares');

const empty = {
  spouse: null,
  children: [],
  parents: [],
  grandparents: [],
  siblings: [],
  third: [],
  fourth: [],
  estate: null,
  elsewhere: null,
  death: '',
};

/** Links that visitors have sent. Their meaning must never change. */
const links: [what: string, code: object, means: ShareInput][] = [
  [
    'ties, statuses, gifts and contributions of spouse, children and grandchildren',
    {
      ...empty,
      spouse: { s: 'missing', b: { l: '50000000' } },
      children: [
        { b: { g: '100000000', r: '30000000' } },
        { r: 'adopted', b: { c: '0' } },
        {
          s: 'predeceased',
          w: { s: 'remarried' },
          c: [
            { b: { g: '20000000', t: 'before' } },
            { s: 'predeceased', w: {}, c: [{ s: 'unborn' }] },
          ],
        },
      ],
      estate: '900000000',
      elsewhere: '10000000',
      death: '2026-04-01',
    },
    {
      ...nobody,
      spouse: { status: 'missing', benefits: { legacies: 50_000_000n } },
      children: [
        { benefits: { gifts: 100_000_000n, reward: 30_000_000n } },
        { tie: 'adopted', benefits: { contribution: 0n } },
        {
          status: 'predeceased',
          spouse: { status: 'remarried' },
          children: [
            { benefits: { gifts: 20_000_000n, giftTime: 'before' } },
            { status: 'predeceased', spouse: {}, children: [{ status: 'unborn' }] },
          ],
        },
      ],
      estate: 900_000_000n,
      elsewhere: 10_000_000n,
      death: '2026-04-01',
    },
  ],
  [
    'every other row',
    {
      ...empty,
      spouse: { r: 'divorced' },
      children: [{ s: 'renounced', c: [] }, { r: 'stepchild' }],
      parents: [{ s: 'simultaneous' }, { s: 'predeceased', r: 'adoptive' }],
      grandparents: [{ s: 'disqualified' }],
      siblings: [{}, { h: true }, { s: 'forfeited', h: true, w: { r: 'de_facto' }, c: [{}] }],
      third: [{ s: 'renounced' }],
      fourth: [{}, { b: {} }],
      estate: '70000000',
    },
    {
      ...nobody,
      spouse: { tie: 'divorced' },
      children: [{ status: 'renounced', children: [] }, { tie: 'stepchild' }],
      parents: [{ status: 'simultaneous' }, { status: 'predeceased', tie: 'adoptive' }],
      grandparents: [{ status: 'disqualified' }],
      siblings: [
        {},
        { halfBlood: true },
        { status: 'forfeited', halfBlood: true, spouse: { tie: 'de_facto' }, children: [{}] },
      ],
      third: [{ status: 'renounced' }],
      fourth: [{}, { benefits: {} }],
      estate: 70_000_000n,
    },
  ],
];

describe('a link that was sent', () => {
  test.each(links)('keeps its meaning: %s', (_, code, means) => {
    expect(v.parse(InputSchema, code)).toEqual(means);
  });

  test.each(links)('is written as it was: %s', (_, code, means) => {
    expect(written(means)).toEqual(code);
  });

  test('opens from its address', () => {
    const sent =
      '#shares=eyJzcG91c2UiOnt9LCJjaGlsZHJlbiI6W3t9LHt9LHsicyI6InByZWRlY2Vhc2VkIiwiYyI6W3t9LHt9XX1dLCJwYXJlbnRzIjpbXSwiZ3JhbmRwYXJlbnRzIjpbXSwic2libGluZ3MiOltdLCJ0aGlyZCI6W10sImZvdXJ0aCI6W10sImVzdGF0ZSI6IjkwMDAwMDAwMCIsImVsc2V3aGVyZSI6bnVsbCwiZGVhdGgiOiIifQ';
    expect(v.parse(InputSchema, valueIn(sent, 'shares'))).toEqual(example);
    expect(fragmentOf('shares', familyCodeOf(example))).toBe(sent);
  });

  test('opens if it lacks the later field for legacies to others', () => {
    const { elsewhere: _, ...older } = empty;
    expect(v.parse(InputSchema, older)).toEqual(nobody);
  });
});

test('reads every family as it was written', () => {
  const won = fc.bigInt({ min: 0n, max: 10n ** 12n });
  const benefits = fc.record<Required<Benefits>>(
    {
      gifts: won,
      giftTime: fc.constantFrom('before', 'after'),
      legacies: won,
      reward: won,
      contribution: won,
    },
    { requiredKeys: [] },
  );
  const person = {
    label: fc.constantFrom('큰오빠', '막내'),
    mine: fc.constant(true as const),
    status: fc.constantFrom(...grown),
    benefits,
  };
  const spouse = fc.record(
    { ...person, tie: fc.constantFrom(...partnerRelations) },
    { requiredKeys: [] },
  );
  const line = (below: number): fc.Arbitrary<Relative> =>
    fc.record<Required<Relative>>(
      {
        ...person,
        tie: fc.constantFrom(...childRelations),
        halfBlood: fc.constant(true),
        spouse,
        children: below > 0 ? fc.array(line(below - 1), { maxLength: 3 }) : fc.constant([]),
      },
      { requiredKeys: [] },
    );
  const people = fc.array(line(1), { maxLength: 4 });
  fc.assert(
    fc.property(fc.option(spouse), people, people, (one, children, siblings) => {
      const input = { ...nobody, spouse: one, children, siblings };
      expect(v.parse(FamilyCodeSchema, written(input))).toEqual(input);
    }),
  );
});

describe('an address', () => {
  const people = (count: number, one: object = {}) => Array.from({ length: count }, () => one);
  const line = (...below: object[]): object[] =>
    below.reduceRight<object[]>((children, one) => [{ ...one, c: children }], [{}]);

  test('accepts great-grandchildren', () => {
    const read = v.parse(InputSchema, { ...empty, children: line({}, {}) });
    expect(read.children).toEqual([{ children: [{ children: [{}] }] }]);
    const last = { ...empty, children: line({}, {}, {}) };
    expect(
      v.safeParse(InputSchema, { ...last, children: [{ c: [{ c: [{ c: [] }] }] }] }).success,
    ).toBe(true);
  });

  test.each([
    ['great-great-grandchildren', { children: line({}, {}, {}) }, '손주까지만'],
    ['the wife of a great-grandchild', { children: [{ c: [{ c: [{ w: {} }] }] }] }, '손주까지만'],
    ['a fifth generation', { children: line({}, {}, {}, {}) }, '손주까지만'],
    ['great-grandchildren of a sister', { siblings: line({}, {}, {}) }, '손주까지만'],
    ['too many children', { children: people(16) }, '‘자녀’에는 15명까지만'],
    ['too many parents', { parents: people(5) }, '‘부모’에는 4명까지만'],
    ['too many cousins', { fourth: people(16) }, '‘4촌 친족’에는 15명까지만'],
    ['too many grandchildren', { children: [{ c: people(16) }] }, '한 사람의 자녀는 15명까지만'],
    [
      'a family of more than 200',
      { children: people(10, { s: 'predeceased', c: people(6, { c: people(6) }) }) },
      '가족은 200명까지만',
    ],
  ])('with %s is refused, and the limit is named', (_, rows, limit) => {
    const read = v.safeParse(InputSchema, { ...empty, ...rows });
    expect(read.issues?.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(limit),
    );
  });

  test('loses the spouse and children of an unborn child', () => {
    const children = [{ s: 'unborn', w: {}, c: [{}] }, { c: [{ s: 'unborn', w: {} }] }];
    expect(v.parse(InputSchema, { ...empty, children }).children).toEqual([
      { status: 'unborn' },
      { children: [{ status: 'unborn' }] },
    ]);
  });

  test.each([
    ['an unknown word', { ...empty, spouse: { s: 'gone' } }],
    ['a day that no calendar has', { ...empty, death: '2026-02-31' }],
    ['no family', 3],
    ['an unborn parent', { ...empty, parents: [{ s: 'unborn' }] }],
    ['an unborn uncle', { ...empty, third: [{ s: 'unborn' }] }],
    ['a child who remarried', { ...empty, children: [{ s: 'remarried' }] }],
    ['a spouse who remarried before the death', { ...empty, spouse: { s: 'remarried' } }],
    ['a spouse who is adopted', { ...empty, spouse: { r: 'adopted' } }],
    ['a child who is divorced', { ...empty, children: [{ r: 'divorced' }] }],
    ['a gift at an unknown time', { ...empty, children: [{ b: { t: 'never' } }] }],
    ['an amount that is no text of digits', { ...empty, children: [{ b: { g: 5 } }] }],
    ['children of a parent', { ...empty, parents: [{ c: [{}] }] }],
    ['a husband of an aunt', { ...empty, third: [{ w: {} }] }],
    ['children of the spouse', { ...empty, spouse: { c: [{}] } }],
  ])('with %s is refused', (_, value) => {
    expect(v.safeParse(InputSchema, value).success).toBe(false);
  });

  test('is refused or answered, whatever it holds', () => {
    // Mostly words that are valid in every place, because one misplaced word refuses the whole family.
    const word = fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom('predeceased', 'renounced', 'missing') },
      { weight: 1, arbitrary: fc.constantFrom('unborn', 'remarried') },
    );
    const tie = fc.constantFrom('adopted', 'stepchild', 'de_facto', 'adoptive', 'unrecognized');
    const person = fc.oneof(
      { weight: 12, arbitrary: fc.record({ s: word }, { requiredKeys: [] }) },
      { weight: 1, arbitrary: fc.record({ s: word, r: tie }, { requiredKeys: [] }) },
    );
    const people = fc.array(
      fc
        .tuple(
          person,
          fc.record({ w: person, c: fc.array(person, { maxLength: 3 }) }, { requiredKeys: [] }),
        )
        .map(([own, family]) => ({ ...own, ...family })),
      { maxLength: 3 },
    );
    const address = fc.record({
      spouse: fc.option(person),
      children: people,
      parents: fc.array(person, { maxLength: 4 }),
      grandparents: fc.array(person, { maxLength: 2 }),
      siblings: people,
      third: fc.array(person, { maxLength: 2 }),
      fourth: fc.array(person, { maxLength: 2 }),
      estate: fc.constant('100'),
      death: fc.constantFrom('', '2026-01-01'),
    });
    const outcomes = new Set<boolean>();
    const safe = fc.property(address, (value) => {
      const read = v.safeParse(InputSchema, value);
      outcomes.add(read.success);
      if (read.success) expect(answerSince1991(read.output).sentence).toMatch(/(니다|세요)\.$/);
    });
    fc.assert(safe, { numRuns: 1000 });
    expect(outcomes.size).toBe(2);
  });
});
