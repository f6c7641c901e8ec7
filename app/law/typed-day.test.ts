import { describe, expect, test } from 'vitest';
import { readDay, typedDayOf, wholeDayIn } from './typed-day.ts';

const typed = (year: string, month: string, day: string) => readDay({ year, month, day });

describe('a typed day', () => {
  test.each([
    [['2026', '6', '1'], '2026-06-01'],
    [['2026', '06', '01'], '2026-06-01'],
    [['1985', '12', '31'], '1985-12-31'],
    [['2024년', '2월', '29일'], '2024-02-29'],
    [['２０２６', '１１', '１０'], '2026-11-10'],
    [[' 2026 ', '11 ', '10'], '2026-11-10'],
    [['', '', ''], ''],
  ] as const)('%j reads as %s', ([year, month, day], date) => {
    expect(typed(year, month, day)).toBe(date);
  });

  test.each([
    [['2026', '', ''], 'incomplete'],
    [['', '6', '1'], 'incomplete'],
    [['202', '6', '1'], 'incomplete'],
    [['85', '6', '1'], 'short-year'],
    [['2026', '2', '30'], 'impossible'],
    [['2025', '2', '29'], 'impossible'],
    [['2026', '13', '1'], 'impossible'],
    [['2026', '0', '1'], 'impossible'],
    [['1899', '12', '31'], 'impossible'],
    [['20261', '1', '1'], 'impossible'],
    [['2026', '110', '1'], 'impossible'],
    [['음력 2026', '3', '4'], 'unclear'],
    [['음력 2026.3.4', '', ''], 'unclear'],
    [['2026', '윤6', '1'], 'unclear'],
    [['2026', '6', '1일경'], 'unclear'],
    [['2026', '6', '1~3'], 'unclear'],
  ] as const)('%j is %s', ([year, month, day], fault) => {
    expect(typed(year, month, day)).toEqual({ fault });
  });

  test('fills its fields without leading zeros', () => {
    expect(typedDayOf('2026-06-01')).toEqual({ year: '2026', month: '6', day: '1' });
    expect(typedDayOf('')).toEqual({ year: '', month: '', day: '' });
  });
});

describe('a pasted day', () => {
  test.each([
    '2026-06-01',
    '20260601',
    '2026. 6. 1.',
    '2026. 6. 1.(월)',
    '2026년 6월 1일',
    '사망일: 2026년 6월 1일 09시',
    '2026/06/01',
    '양력 2026. 6. 1.',
    '2026-06-01T09:30:00.000Z',
    '2026. 6. 1., 09:30경',
    '2026년 6월 1일 오전 9시쯤 서울에서',
    '2026. 6. 1. 경기도',
  ])('%s', (text) => {
    expect(wholeDayIn(text)).toEqual({ year: '2026', month: '6', day: '1' });
  });

  test.each(['', '2', '2026', '2026-', '2026-06', '26-06-01'])('%j is incomplete', (text) => {
    expect(wholeDayIn(text)).toBeNull();
  });

  test.each([
    '음력 2026.3.4',
    '2026.3.4(음)',
    '음 2026-03-04',
    '2026년 윤6월 1일',
    '2026년 6월 1일 (윤달)',
    '2026. 6. 1. ~ 2026. 6. 3.',
    '2026년 6월 1∼3일',
    '2026-06-01 2026-06-03',
    '2026.6.1-3',
    '2026년 6월 1일에서 3일까지',
    '2026년 6월 1일이나 2일',
    '2026년 6월 1일경',
    '2026. 6. 1. 쯤',
    '2026년 6월 1일 추정',
    '대략 20260601',
    '2026년 6월 1일 다음 날',
    '2026년 6월 1일 이후',
    '음력 2026.3.4'.normalize('NFD'),
  ])('%s may mean another day', (text) => {
    expect(wholeDayIn(text)).toBeNull();
    expect(readDay({ year: text, month: '', day: '' })).toEqual({ fault: 'unclear' });
  });
});
