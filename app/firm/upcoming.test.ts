import { describe, expect, test } from 'vitest';
import { amendments } from '#app/law/amendments.ts';
import { addDays } from '#app/law/calendar.ts';
import { questionsOf } from './questions.ts';
import { upcomingChanges } from './upcoming.data.ts';
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

  test('what the pages say is true: of which day it is, and from when it may differ', () => {
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

test('the question of the reform ends with what may change', () => {
  const [question] = questionsOf(['tax-reform']);
  expect(question?.answer.at(-1)).toBe(upcomingText('tax-bill-2026'));
});

test('the firm is reminded from two weeks before, and no more once it is settled', () => {
  const [change] = upcomingChanges;
  if (!change) throw new Error('Nothing may change.');
  const open = { ...change, from: '2027-01-01', settled: false };
  expect(ids('2026-12-17', [open])).toEqual([]);
  expect(ids('2026-12-18', [open])).toEqual([open.id]);
  expect(ids('2028-01-01', [open])).toEqual([open.id]);
  expect(ids('2028-01-01', [{ ...open, settled: true }])).toEqual([]);
});

test('the calculator and the sentence have the bill begin on the same day', () => {
  const bill = upcomingChanges.find(({ id }) => id === 'tax-bill-2026');
  expect(bill?.from).toBe(amendments['tax-bill-of-2026'].from);
  expect(addDays(bill?.from ?? '', -1)).toBe('2026-12-31');
});
