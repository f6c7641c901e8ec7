import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFacts } from '../../../tests/law/any-facts.ts';
import { addDays, weekdayOf } from '../calendar.ts';
import { deadlinesOf } from './deadlines.ts';
import { daysOffFrom } from './holidays.ts';
import type { DeadlineFacts } from './starts.ts';

const atOnce = (death: string) => ({ death, knew: death });
const find = (facts: DeadlineFacts, id: string) =>
  deadlinesOf(facts).find(({ rule }) => rule.id === id);
const end = (facts: DeadlineFacts, id: string) => find(facts, id)?.end;

test('terms of a death known at once', () => {
  expect(deadlinesOf(atOnce('2026-11-10')).map(({ rule, end }) => [end, rule.id])).toEqual([
    ['2026-12-09', 'death-report'],
    ['2027-02-10', 'renunciation'],
    ['2027-05-10', 'forfeiture'],
    ['2027-05-31', 'inheritance-tax'],
    ['2027-05-31', 'acquisition-tax'],
    ['2027-11-10', 'safe-inheritance'],
    ['2027-11-10', 'forced-share-1y'],
    ['2028-02-29', 'spouse-division'],
    ['2036-11-10', 'forced-share-10y'],
  ]);
});

test('reasons for a moved end', () => {
  const answer = find(atOnce('2026-11-30'), 'renunciation');
  expect(answer).toMatchObject({ raw: '2027-02-28', end: '2027-03-02', holidaysKnown: true });
  expect(answer?.moved).toEqual([
    { day: '2027-02-28', kind: 'sunday' },
    { day: '2027-03-01', kind: 'holiday', name: '3ㆍ1절' },
  ]);
  expect(answer?.basis).toEqual({ event: 'renunciation', length: { months: 3 } });
});

describe('facts that change the answers', () => {
  test('an address abroad, for each of the taxes', () => {
    const ends = (abroad: DeadlineFacts['abroad']) =>
      ['inheritance-tax', 'acquisition-tax', 'spouse-division'].map((id) =>
        end({ ...atOnce('2026-03-15'), ...(abroad && { abroad }) }, id),
      );
    expect(ends(undefined)).toEqual(['2026-09-30', '2026-09-30', '2027-06-30']);
    expect(ends('deceased')).toEqual(['2026-12-31', '2026-09-30', '2027-09-30']);
    expect(ends('some-heirs')).toEqual(['2026-12-31', '2026-12-31', '2027-09-30']);
    expect(ends('all-heirs')).toEqual(['2026-12-31', '2026-12-31', '2027-09-30']);
    const doubt = find({ ...atOnce('2026-03-15'), abroad: 'some-heirs' }, 'inheritance-tax');
    expect(doubt?.unsettled).toHaveLength(1);
  });

  test('an heir of the next rank has a term of three months', () => {
    const facts = { ...atOnce('2026-11-10'), becameHeir: '2027-03-15' };
    expect(end(facts, 'renunciation')).toBeUndefined();
    expect(end(facts, 'next-rank-renunciation')).toBe('2027-06-15');
  });

  test('a gift that became known later moves the one year, but not the ten years', () => {
    const facts = { ...atOnce('2026-11-10'), knewGift: '2027-03-31' };
    expect(end(facts, 'forced-share-1y')).toBe('2028-03-31');
    expect(end(facts, 'forced-share-10y')).toBe('2036-11-10');
  });

  test('a year that would end after the tenth year ends with it (민법 1117)', () => {
    const facts = { ...atOnce('2015-03-01'), knewGift: '2026-11-01' };
    expect(find(facts, 'forced-share-1y')).toMatchObject({
      end: end(facts, 'forced-share-10y'),
      endedBy: 'forced-share-10y',
    });
    expect(end(facts, 'forced-share-1y')).toBe('2025-03-04');
  });

  test('three years from a late discovery end with the tenth year after the infringement (민법 999②)', () => {
    const facts = {
      ...atOnce('2014-01-10'),
      infringed: '2014-02-03',
      knewInfringement: '2023-06-01',
    };
    expect(find(facts, 'recovery-3y')).toMatchObject({
      end: '2024-02-05',
      endedBy: 'recovery-10y',
    });
  });

  test('debts learned of inside the three months open no second period (민법 1019③)', () => {
    const inside = { ...atOnce('2026-11-10'), knewDebts: '2027-02-10' };
    expect(end(inside, 'special-limited-acceptance')).toBeUndefined();
    const late = { ...atOnce('2026-11-10'), knewDebts: '2027-02-11' };
    expect(end(late, 'special-limited-acceptance')).toBe('2027-05-11');
  });

  test('rare terms are left out until the facts call for them', () => {
    const ids = deadlinesOf(atOnce('2026-11-10')).map(({ rule }) => rule.id);
    for (const id of ['secret-will', 'recognition', 'minor-renunciation']) {
      expect(ids).not.toContain(id);
    }
  });

  test('an envelope may be dated long before the death, and moves nothing else', () => {
    const facts = { ...atOnce('2026-11-10'), envelopeDated: '2020-05-04' };
    expect(find(facts, 'secret-will')).toMatchObject({
      end: '2020-05-11',
      rule: { articles: ['민법 제1069조 제2항'] },
    });
    expect(deadlinesOf(facts)).toHaveLength(deadlinesOf(atOnce('2026-11-10')).length + 1);
  });

  test('a child who was not recognised has two years from knowing of the death (민법 864)', () => {
    const facts = { death: '2026-01-10', knew: '2026-11-10', unrecognized: true };
    expect(end(facts, 'recognition')).toBe('2028-11-10');
  });

  test('a minor’s three months run from the representative’s knowledge, the adults’ from theirs', () => {
    const facts = { ...atOnce('2026-11-10'), representativeKnew: '2026-12-15' };
    expect(find(facts, 'minor-renunciation')).toMatchObject({
      end: '2027-03-15',
      rule: { articles: ['민법 제1020조', '민법 제1019조 제1항', '민법 제921조'] },
    });
    expect(end(facts, 'renunciation')).toBe('2027-02-10');
  });

  test('the term of the inheritance tax runs from the month of a declaration of absence', () => {
    const facts = { ...atOnce('2020-11-10'), absenceDeclared: '2026-06-01' };
    expect(find(facts, 'inheritance-tax')).toMatchObject({
      end: '2026-12-31',
      basis: { event: 'month-of-declaration' },
    });
    expect(end(facts, 'spouse-division')).toBe('2027-09-30');
  });

  test('the year of the inquiry runs from a declaration of absence, but the ten years do not', () => {
    const facts = { ...atOnce('2020-11-10'), absenceDeclared: '2026-06-01' };
    const inquiry = find(facts, 'safe-inheritance');
    expect(inquiry).toMatchObject({ end: '2027-06-01', unsettled: [] });
    expect(inquiry?.basis.event).toBe('absence-declared');
    expect(end(facts, 'forced-share-10y')).toBe(end(atOnce('2020-11-10'), 'forced-share-10y'));
  });

  test('the year runs from the death if the gift was known before', () => {
    const facts = { ...atOnce('2026-11-10'), knewGift: '2020-01-01' };
    expect(end(facts, 'forced-share-1y')).toBe('2027-11-10');
  });

  test('an infringement has a term of three years from knowing, and one of ten years', () => {
    const facts = {
      ...atOnce('2026-11-10'),
      infringed: '2026-12-01',
      knewInfringement: '2027-02-01',
    };
    expect(end(facts, 'recovery-3y')).toBe('2030-02-01');
    expect(end(facts, 'recovery-10y')).toBe('2036-12-01');
  });
});

describe('상속권 상실, depending on the dates of death and knowledge (부칙 제21454호)', () => {
  test.each([
    ['a death before 2024-04-25', '2024-04-24', '2026-05-01', undefined],
    ['known before the amendment', '2024-04-25', '2024-05-01', '2026-09-16'],
    ['known on the day before it', '2026-03-10', '2026-03-16', '2026-09-16'],
    ['known on its day', '2026-03-10', '2026-03-17', '2026-09-17'],
    ['known after it', '2024-04-25', '2026-07-01', '2027-01-04'],
    ['a death after it', '2026-03-17', '2026-03-17', '2026-09-17'],
  ])('%s', (_case, death, knew, expected) => {
    expect(end({ death, knew }, 'forfeiture')).toBe(expected);
  });
});

describe('an heir under age (민법 1019④, 부칙 제19069호)', () => {
  const minor = (death: string, heirBorn: string, knewDebts?: string) =>
    end(
      { ...atOnce(death), heirBorn, ...(knewDebts && { knewDebts }) },
      'minor-limited-acceptance',
    );

  test.each([
    ['learned after coming of age', '2024-01-10', '2007-05-05', '2026-08-14', '2026-11-16'],
    [
      'learned before: from the 19th birthday, counted',
      '2024-01-10',
      '2007-05-05',
      '2025-01-01',
      '2026-08-04',
    ],
    ['not learned yet: the earliest', '2024-01-10', '2007-05-05', undefined, '2026-08-04'],
    ['of age at the death', '2026-05-05', '2007-05-05', '2026-08-14', undefined],
    [
      'a death before the law, under age at its start',
      '2015-01-10',
      '2007-05-05',
      undefined,
      '2026-08-04',
    ],
    ['of age at its start, learned since', '2015-01-10', '2000-05-05', '2026-08-14', '2026-11-16'],
    ['of age at its start, learned before', '2015-01-10', '2000-05-05', '2020-08-14', undefined],
    ['born on a leap day: of age on March 1', '2026-01-10', '2008-02-29', undefined, '2027-05-31'],
  ])('%s', (_case, death, born, learned, expected) => {
    expect(minor(death, born, learned)).toBe(expected);
  });
});

describe('with any facts', () => {
  const runs = { numRuns: 300 };

  test('no term runs beyond the end of its right', () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 0, max: 20 }), (facts, years) => {
        const late = `${Number(facts.death.slice(0, 4)) + years}-06-15`;
        const found = deadlinesOf({ ...facts, knewGift: late });
        for (const { rule, raw, end } of found) {
          const right = found.find(({ rule: { id } }) => id === rule.endsWith);
          if (right) expect([raw <= right.raw, end <= right.end]).toEqual([true, true]);
        }
      }),
      runs,
    );
  });

  test('no claim outlives the ten years of its right, counted from the facts alone', () => {
    const tenYearsAfter = (day: string) => {
      const { raw } = find({ death: day, knew: day }, 'forced-share-10y') ?? expect.fail();
      return raw;
    };
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const forced = find(facts, 'forced-share-1y');
        expect(forced && forced.raw <= tenYearsAfter(facts.death)).toBe(true);
        const recovery = find(facts, 'recovery-3y');
        if (!recovery || !facts.infringed) return;
        expect(recovery.raw <= tenYearsAfter(facts.infringed)).toBe(true);
      }),
      runs,
    );
  });

  test('a term never ends on a Saturday, Sunday or known holiday, nor before its raw end', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const { rule, raw, end, moved } of deadlinesOf(facts)) {
          expect(daysOffFrom(end, rule.daysOff)).toEqual([]);
          expect([0, 6]).not.toContain(weekdayOf(end));
          expect(end >= raw).toBe(true);
          expect(end > raw).toBe(moved.length > 0);
        }
      }),
      runs,
    );
  });

  test('later events never end a term earlier', () => {
    const shift = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(anyFacts, shift, (facts, days) => {
        const later = new Map(
          deadlinesOf(shifted(facts, days)).map(({ rule, end }) => [rule.id, end]),
        );
        for (const { rule, end } of deadlinesOf(facts)) {
          // A law that comes into force in between may add or drop a term, which leaves nothing to compare.
          expect((later.get(rule.id) ?? end) >= end, rule.id).toBe(true);
        }
      }),
      runs,
    );
  });

  test('every time zone gives the same terms', () => {
    const facts = fc.sample(anyFacts, { numRuns: 100, seed: 6 });
    const ask = (zone: string) =>
      execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
        input: JSON.stringify(facts),
        env: { TZ: zone },
        encoding: 'utf8',
      });
    const expected = facts.map((one) =>
      deadlinesOf(one).map(({ rule, raw, end }) => [rule.id, raw, end]),
    );
    for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
      expect(JSON.parse(ask(zone))).toEqual(expected);
    }
  });
});

const program = `
  import { readFileSync } from 'node:fs';
  import { deadlinesOf } from './app/law/deadlines/deadlines.ts';
  const facts = JSON.parse(readFileSync(0, 'utf8'));
  console.log(JSON.stringify(facts.map((one) => deadlinesOf(one).map(({ rule, raw, end }) => [rule.id, raw, end]))));
`;

/** Moves every date of a case by some days. */
function shifted(facts: DeadlineFacts, days: number): DeadlineFacts {
  return {
    ...facts,
    ...Object.fromEntries(
      Object.entries(facts).flatMap(([name, value]) =>
        typeof value === 'string' && name !== 'abroad' ? [[name, addDays(value, days)]] : [],
      ),
    ),
  };
}
