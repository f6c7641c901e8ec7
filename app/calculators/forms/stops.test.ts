import { expect, test } from 'vitest';
import { areAnswered, stopsOf } from './stops.ts';
import { isLate, isMinor, lastDay, safeDay } from './time-limit.ts';

const clear = { spent: false, minor: false, together: null };

test('nobody goes on without answers to all questions', () => {
  expect(areAnswered(clear, '2026-11-10')).toBe(true);
  expect(areAnswered(clear, '')).toBe(false);
  expect(areAnswered({ ...clear, spent: null }, '2026-11-10')).toBe(false);
  expect(areAnswered({ ...clear, minor: true }, '2026-11-10')).toBe(false);
  expect(areAnswered({ ...clear, minor: true, together: true }, '2026-11-10')).toBe(true);
});

test('stops when something was spent, for a minor without the parents, and after three months', () => {
  const stops = (...args: Parameters<typeof stopsOf>) => stopsOf(...args);
  expect(stops('renounce', clear, '2026-11-10', '2026-11-26')).toEqual([]);
  expect(stops('renounce', { ...clear, spent: true }, '2026-11-10', '2026-11-26')).toEqual([
    'spent',
  ]);
  const minor = { ...clear, minor: true };
  expect(stops('limited', { ...minor, together: false }, '2026-11-10', '2026-11-26')).toEqual([
    'minor',
  ]);
  expect(stops('limited', { ...minor, together: true }, '2026-11-10', '2026-11-26')).toEqual([]);
  expect(stops('renounce', clear, '2026-11-10', '2027-02-10')).toEqual([]);
  expect(stops('renounce', clear, '2026-11-10', '2027-02-11')).toEqual(['late']);
});

test('a request for more time stops in the last two weeks as well', () => {
  expect(stopsOf('extend', clear, '2026-11-10', '2027-01-27')).toEqual([]);
  expect(stopsOf('extend', clear, '2026-11-10', '2027-01-28')).toEqual(['soon']);
  expect(stopsOf('renounce', clear, '2026-11-10', '2027-01-28')).toEqual([]);
});

test('the three months end on a working day, with an earlier safe day after holidays alone', () => {
  expect(lastDay('2026-11-10')).toBe('2027-02-10');
  // 설, from Saturday to Tuesday.
  expect(safeDay('2027-02-10')).toBe('2027-02-05');
  expect(lastDay('2026-09-14')).toBe('2026-12-14');
  // After a weekend, and after a working day.
  expect(safeDay('2026-12-14')).toBe('2026-12-14');
  expect(safeDay('2026-12-15')).toBe('2026-12-15');
  expect(isLate('', '2027-02-11')).toBe(false);
});

test('a minor is under 19 on the day, or as answered while there is no date of birth', () => {
  expect(isMinor({ birth: '2007-11-26', minor: true }, '2026-11-26')).toBe(false);
  expect(isMinor({ birth: '2007-11-27', minor: false }, '2026-11-26')).toBe(true);
  expect(isMinor({ birth: '', minor: true }, '2026-11-26')).toBe(true);
});
