import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDay, anyFacts } from '../../../tests/law/any-facts.ts';
import { addDays } from '../calendar.ts';
import { type Deadline, deadlinesOf } from './deadlines.ts';
import type { RuleId } from './rules.ts';
import type { DeadlineFacts } from './starts.ts';

/** Someone deemed to have died in 2019 and declared absent in 2026 (민법 28). */
const absent: DeadlineFacts = {
  death: '2019-03-01',
  knew: '2019-03-01',
  absenceDeclared: '2026-09-10',
};

function find(facts: DeadlineFacts, id: RuleId): Deadline | undefined {
  return deadlinesOf(facts).find(({ rule }) => rule.id === id);
}

function end(part: Partial<DeadlineFacts>, id: RuleId): string | undefined {
  return find({ ...absent, ...part }, id)?.end;
}

test('every term of someone declared absent', () => {
  expect(deadlinesOf(absent).map(({ rule, end: day }) => [day, rule.id])).toEqual([
    ['2026-10-12', 'absence-report'],
    ['2026-12-10', 'renunciation'],
    ['2027-03-31', 'inheritance-tax'],
    ['2027-03-31', 'acquisition-tax'],
    ['2027-09-10', 'safe-inheritance'],
    ['2027-09-10', 'forced-share-1y'],
    ['2027-12-31', 'spouse-division'],
    ['2029-03-01', 'forced-share-10y'],
  ]);
});

describe('the taxes run from the month of the declaration (상증법 2 제2호, 지방세법 20①)', () => {
  test.each<[string, Partial<DeadlineFacts>, string, string]>([
    ['an heir abroad', { abroad: 'some-heirs' }, '2027-06-30', '2027-06-30'],
    ['the deceased abroad', { abroad: 'deceased' }, '2027-06-30', '2027-03-31'],
    [
      'declared on the last day of a month',
      { absenceDeclared: '2026-08-31' },
      '2027-03-02',
      '2027-03-02',
    ],
    ['an end on a Saturday', { absenceDeclared: '2026-04-30' }, '2026-11-02', '2026-11-02'],
    ['deemed to have died before 1991', { death: '1985-07-01' }, '2027-03-31', '2027-03-31'],
  ])('%s', (_, part, inheritance, acquisition) => {
    expect(end(part, 'inheritance-tax')).toBe(inheritance);
    expect(end(part, 'acquisition-tax')).toBe(acquisition);
    const facts = { ...absent, ...part };
    expect(find(facts, 'acquisition-tax')?.basis.event).toBe('month-of-declaration');
  });
});

describe('nobody knows of the succession before the declaration', () => {
  const since: RuleId[] = ['renunciation', 'forced-share-1y', 'recognition'];
  const from = (knew: string) =>
    since.map((id) => find({ ...absent, knew, unrecognized: true }, id)?.from);

  test.each([
    ['the day of the death', '2019-03-01', '2026-09-10'],
    ['a day before the declaration', '2026-09-09', '2026-09-10'],
    ['a later day', '2026-11-20', '2026-11-20'],
  ])('knowledge claimed for %s', (_, knew, expected) => {
    expect(from(knew)).toEqual(since.map(() => expected));
  });

  test('not even an heir of the next rank or a minor’s representative', () => {
    expect(end({ becameHeir: '2020-01-01' }, 'next-rank-renunciation')).toBe('2026-12-10');
    expect(end({ becameHeir: '2026-10-31' }, 'next-rank-renunciation')).toBe('2027-02-01');
    expect(end({ representativeKnew: '2020-01-01' }, 'minor-renunciation')).toBe('2026-12-10');
  });

  test('debts known before open no second term (민법 1019③)', () => {
    expect(end({ knewDebts: '2020-01-01' }, 'special-limited-acceptance')).toBeUndefined();
    expect(end({ knewDebts: '2026-12-10' }, 'special-limited-acceptance')).toBeUndefined();
    expect(end({ knewDebts: '2026-12-11' }, 'special-limited-acceptance')).toBe('2027-03-11');
  });

  test('an heir of age by then accepted nothing as a minor (민법 1019④)', () => {
    expect(end({ heirBorn: '2007-09-10' }, 'minor-limited-acceptance')).toBeUndefined();
    expect(end({ heirBorn: '2007-09-11' }, 'minor-limited-acceptance')).toBe('2026-12-10');
  });

  test('the ground of a forfeiture counts as known then, if the law provides for forfeiture', () => {
    expect(end({}, 'forfeiture')).toBeUndefined();
    expect(end({ death: '2025-01-10' }, 'forfeiture')).toBe('2027-03-10');
  });
});

describe('terms from the death run from the deemed date', () => {
  test('the ten years of the forced share', () => {
    expect(end({}, 'forced-share-10y')).toBe('2029-03-01');
    expect(find(absent, 'forced-share-10y')?.unsettled).toEqual([]);
  });

  test('ten years that ended before the declaration are marked unsettled', () => {
    const facts = { ...absent, death: '2014-03-01' };
    const codes = (['forced-share-1y', 'forced-share-10y'] as const).map((id) =>
      find(facts, id)?.unsettled.map(({ code }) => code),
    );
    expect(codes).toEqual([['ten-years-before-declaration'], ['ten-years-before-declaration']]);
  });

  test('the separation of the estate (민법 1045①)', () => {
    expect(end({ creditor: true }, 'separation')).toBe('2019-06-03');
  });
});

test('the absence is reported instead of the death, within a month of the declaration (가족관계등록법 92①)', () => {
  expect(end({}, 'death-report')).toBeUndefined();
  expect(find({ death: '2026-09-10', knew: '2026-09-10' }, 'absence-report')).toBeUndefined();
  const report = find({ ...absent, absenceDeclared: '2026-11-10' }, 'absence-report');
  expect(report).toMatchObject({ from: '2026-11-10', end: '2026-12-09' });
  expect(report?.unsettled.map(({ code }) => code)).toEqual([
    'first-day-of-report',
    'report-from-declaration',
  ]);
});

test('terms from knowing of the death never begin before the declaration, whatever the facts', () => {
  const hanging: RuleId[] = [
    'absence-report',
    'safe-inheritance',
    'inheritance-tax',
    'acquisition-tax',
    'renunciation',
    'next-rank-renunciation',
    'minor-renunciation',
    'recognition',
  ];
  fc.assert(
    fc.property(anyFacts, anyDay, fc.nat(12_000), (facts, death, days) => {
      const absenceDeclared = addDays(death, days);
      for (const { rule, from } of deadlinesOf({ ...facts, death, absenceDeclared })) {
        if (hanging.includes(rule.id)) expect(from >= absenceDeclared, rule.id).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
