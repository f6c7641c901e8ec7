import { expect, test } from 'vitest';
import { daysOffBefore, daysOffFrom, holidaysKnown } from './holidays.ts';

const names = (day: string, whose: 'civil' | 'tax' = 'civil') =>
  daysOffFrom(day, whose).map((off) => (off.kind === 'holiday' ? off.name : off.kind));

test.each([
  ['2026-07-17', ['제헌절', 'saturday', 'sunday']],
  ['2026-05-01', ['노동절', 'saturday', 'sunday']],
  ['2026-10-03', ['개천절', 'sunday', '대체공휴일(개천절)']],
  ['2027-05-01', ['노동절', 'sunday', '대체공휴일(노동절)']],
  ['2027-07-17', ['제헌절', 'sunday', '대체공휴일(제헌절)']],
  ['2027-12-25', ['기독탄신일', 'sunday', '대체공휴일(기독탄신일)']],
  // 현충일 has no substitute holiday.
  ['2026-06-06', ['현충일', 'sunday']],
  ['2027-02-10', []],
])('%s', (day, expected) => expect(names(day)).toEqual(expected));

test('May 1 was a day off for the taxes before it became a public holiday', () => {
  expect(names('2025-05-01')).toEqual([]);
  expect(names('2025-05-01', 'tax')).toEqual(['workers-day']);
  expect(names('2029-05-01', 'tax')).toEqual(['workers-day']);
});

test('only Saturdays and Sundays are known beyond the published years', () => {
  expect(holidaysKnown('2027-12-31')).toBe(true);
  expect(holidaysKnown('2036-03-01')).toBe(false);
  expect(names('2036-03-01')).toEqual(['saturday', 'sunday']);
  expect(names('2036-10-03')).toEqual([]);
});

test('the days off before a day go back to the last working day', () => {
  const before = (day: string) => daysOffBefore(day, 'civil').map((off) => off.day);
  expect(before('2027-02-10')).toEqual(['2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09']);
  expect(before('2026-11-30')).toEqual(['2026-11-28', '2026-11-29']);
  expect(before('2026-12-09')).toEqual([]);
});
