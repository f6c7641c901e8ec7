import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDay } from '../../../tests/law/any-facts.ts';
import { fullYears, isCalendarDate } from '../calendar.ts';
import { periodEnd } from './period.ts';

describe('a period of months', () => {
  test.each([
    ['a day in the middle', '2026-11-10', 3, '2027-02-10'],
    ['the end of a month: the trap', '2026-04-30', 3, '2026-07-31'],
    ['the end of February', '2026-02-28', 3, '2026-05-31'],
    ['into a leap day', '2027-02-28', 12, '2028-02-29'],
    ['from a leap day', '2028-02-29', 12, '2029-02-28'],
    ['the last month lacks the day', '2026-11-29', 3, '2027-02-28'],
    ['and has it in a leap year', '2027-11-28', 3, '2028-02-28'],
    ['over ten years', '2026-11-10', 120, '2036-11-10'],
  ])('%s', (_case, day, months, end) => {
    expect(periodEnd({ day }, { months })).toBe(end);
  });

  test('ends a day earlier if its first day counts', () => {
    expect(periodEnd({ day: '2026-11-10', counted: true }, { months: 1 })).toBe('2026-12-09');
    expect(periodEnd({ day: '2027-01-31', counted: true }, { months: 1 })).toBe('2027-02-28');
  });

  test('agrees with Temporal on 민법 157 and 160', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 120 }), (day, months) => {
        const first = Temporal.PlainDate.from(day).add({ days: 1 });
        const last = first.add({ months });
        const end = last.day === first.day ? last.subtract({ days: 1 }) : last;
        expect(periodEnd({ day }, { months })).toBe(end.toString());
      }),
    );
  });

  test('counts days from the next day', () => {
    expect(periodEnd({ day: '2026-12-28' }, { days: 5 })).toBe('2027-01-02');
  });
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['26-1-1', false],
  ['1899-12-31', false],
  ['', false],
])('%s is a day: %s', (text, known) => expect(isCalendarDate(text)).toBe(known));

test.each([
  ['2020-06-01', '2026-05-31', 5],
  ['2020-06-01', '2026-06-01', 6],
  ['2024-02-29', '2026-02-28', 1],
  ['2024-02-29', '2026-03-01', 2],
  ['2026-07-01', '2026-06-01', 0],
])('born %s, on %s: %i', (born, on, years) => {
  expect(fullYears(born, on)).toBe(years);
});
