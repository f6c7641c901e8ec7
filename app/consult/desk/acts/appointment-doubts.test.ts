import { expect, test } from 'vitest';
import { appointmentDoubts } from '#app/consult/requests/appointment-doubts.ts';
import { momentWords } from '#app/consult/requests/moment-words.ts';
import { koreanInstant } from '#app/law/korean-time.ts';
import { readActInput } from './act-input.ts';

const office = {
  opens: '09:00',
  closes: '18:00',
  closures: ['2026-12-24'],
  evening: { from: '18:00', to: '20:00' },
  saturday: { from: '10:00', to: '13:00' },
};
const now = koreanInstant('2026-11-23', '10:00');
const at = (text: string) => {
  const [day = '', clock = ''] = text.split(' ');
  return koreanInstant(day, clock).toISOString();
};
const doubtsOf = (text: string) => appointmentDoubts(at(text), now, office);

test.each([
  ['a working day', '2026-11-27 14:00'],
  ['the evening in which the firm calls', '2026-11-27 19:00'],
  ['the Saturday on which the firm calls', '2026-11-28 10:00'],
  ['the same day', '2026-11-23 10:01'],
  ['sixty days ahead', '2027-01-22 14:00'],
])('%s is not asked about', (_, text) => {
  expect(doubtsOf(text)).toBeNull();
});

test.each([
  ['a night', '2026-11-27 21:00', /^밤 9시는 근무 시간.*이 아닙니다/],
  ['a Sunday', '2026-11-29 14:00', /^일요일입니다/],
  ['a Saturday afternoon', '2026-11-28 15:00', /^토요일에 전화하는 시간/],
  ['a public holiday', '2026-12-25 14:00', /^공휴일\(성탄절\)입니다/],
  ['a closure', '2026-12-24 14:00', /^쉬는 날\(휴무\)입니다/],
  ['a day far ahead', '2027-01-25 14:00', /^63일 뒤입니다/],
])('%s is asked about once more', (_, text, reason) => {
  const doubts = doubtsOf(text);
  if (doubts === null || doubts === 'past') throw new Error('It was not asked about.');
  expect(doubts.reasons.join(' ')).toMatch(reason);
  expect(doubts.offered.map((one) => one.at)).toEqual([at(text)]);
});

test('a time before the firm opens may mean the afternoon, and each day is spelled out', () => {
  expect(doubtsOf('2026-12-25 03:00')).toMatchObject({
    offered: [
      { words: '2026년 12월 25일 금요일(성탄절) 새벽 3시' },
      { words: '2026년 12월 25일 금요일(성탄절) 오후 3시' },
    ],
  });
  expect(doubtsOf('2026-11-27 07:30')).toMatchObject({
    offered: [
      { words: '2026년 11월 27일 금요일 오전 7시 30분' },
      { words: '2026년 11월 27일 금요일 오후 7시 30분' },
    ],
  });
  expect(doubtsOf('2026-11-27 00:30')).toMatchObject({
    offered: [{ at: at('2026-11-27 00:30') }, { at: at('2026-11-27 12:30') }],
  });
});

test('a past time is refused, unless it may mean the afternoon of today', () => {
  expect(doubtsOf('2026-11-20 14:00')).toBe('past');
  expect(doubtsOf('2026-11-20 02:00')).toBe('past');
  expect(doubtsOf('2026-11-23 02:00')).toMatchObject({
    reasons: [expect.stringContaining('지난 때'), expect.stringContaining('새벽 2시는')],
    offered: [{ at: at('2026-11-23 14:00') }],
  });
});

test('times are in the words of daily speech', () => {
  expect(
    ['00:00', '00:30', '05:30', '09:00', '12:00', '12:30', '20:00', '21:00'].map((clock) =>
      momentWords(at(`2026-11-27 ${clock}`)).slice('2026년 11월 27일 금요일 '.length),
    ),
  ).toEqual([
    '새벽 0시',
    '새벽 0시 30분',
    '새벽 5시 30분',
    '오전 9시',
    '정오',
    '오후 12시 30분',
    '오후 8시',
    '밤 9시',
  ]);
});

test('the answer to the question counts only for the time that was asked about', () => {
  const read = (fields: Record<string, string>) =>
    readActInput('booked', new URLSearchParams(fields), now);
  const night = '2026-11-29T03:00';
  expect(read({ when: night })).toMatchObject({ when: night, offered: [{}, {}] });
  expect(read({ when: night, asked: night })).toMatchObject({ offered: [{}, {}] });
  expect(read({ when: night, asked: night, sure: night })).toEqual({
    note: '',
    appointmentAt: at('2026-11-29 03:00'),
  });
  expect(read({ when: night, asked: night, sure: '2026-11-29T15:00' })).toEqual({
    note: '',
    appointmentAt: at('2026-11-29 15:00'),
  });
  const other = '2026-12-06T03:00';
  expect(read({ when: other, asked: night, sure: night })).toMatchObject({ when: other });
  for (const sure of ['', '2020-01-01T10:00', '내일']) {
    expect(read({ when: night, asked: night, sure })).toMatchObject({
      problem: expect.any(String),
    });
  }
});
