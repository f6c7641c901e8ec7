import { describe, expect, test } from 'vitest';
import { amendments } from '#app/law/amendments.ts';
import { addDays } from '#app/law/calendar.ts';
import { upcomingChanges } from '../data/upcoming.data.ts';
import { questionsOf } from './questions.ts';
import { changesToCheck, upcomingAt, upcomingText } from './upcoming.ts';

const ids = (day: string, changes = upcomingChanges) =>
  changesToCheck(day, changes).map(({ id }) => id);

describe('on 2027-01-02, if nobody has looked at the law', () => {
  const unlooked = upcomingChanges.map((change) => ({
    ...change,
    checkedOn: '2026-11-20',
    settled: false,
  }));

  test('the firm is reminded of both changes', () => {
    expect(ids('2027-01-02', unlooked)).toEqual(['tax-bill-2026', 'self-farmed-land']);
  });

  test('the pages state when the law was checked, and from when it may differ', () => {
    for (const text of [
      ...upcomingAt('questions', 'tax-reform', unlooked, '2027-01-02'),
      upcomingText('tax-bill-2026', unlooked, '2027-01-02') ?? '',
    ]) {
      expect(text).toMatch(
        /^2027\.\u00a01\.\u00a01\.부터 달라졌을 수 있는데, 아직 확인하지 못했습니다/,
      );
      expect(text).toMatch(/2026\.\u00a011\.\u00a020\.에 확인한 내용입니다: .*국회에 제출/);
    }
    const [relief] = upcomingAt(
      'guides',
      'registration-and-acquisition-tax',
      unlooked,
      '2027-01-02',
    );
    expect(relief).toMatch(/달라졌을 수 있는데.*2026년\s12월\s31일까지/);
  });
});

test('the answer on the tax reform ends with the sentence on the change', () => {
  const [question] = questionsOf(['tax-reform']);
  expect(question?.answer.at(-1)).toBe(upcomingText('tax-bill-2026'));
});

test('reminds the firm from two weeks before a change until it is settled', () => {
  const [change] = upcomingChanges;
  if (!change) throw new Error('Nothing may change.');
  const open = { ...change, from: '2027-01-01', settled: false };
  expect(ids('2026-12-17', [open])).toEqual([]);
  expect(ids('2026-12-18', [open])).toEqual([open.id]);
  expect(ids('2028-01-01', [open])).toEqual([open.id]);
  expect(ids('2028-01-01', [{ ...open, settled: true }])).toEqual([]);
});

test('the calculator and the sentence name the same first day of the bill', () => {
  const bill = upcomingChanges.find(({ id }) => id === 'tax-bill-2026');
  expect(bill?.from).toBe(amendments['tax-bill-of-2026'].from);
  expect(addDays(bill?.from ?? '', -1)).toBe('2026-12-31');
});
