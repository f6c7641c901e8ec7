import { expect, test } from 'vitest';
import { untilWithDate, untilWords } from './call-words.ts';
import { timeText } from './choices.ts';

const korean = (text: string) => new Date(`${text}:00+09:00`);
const thursday = korean('2026-11-26T10:00');

test.each([
  ['2026-11-26T18:00', '오늘 오후 6시까지', '오늘 11월 26일 목요일 오후 6시까지'],
  ['2026-11-27T12:00', '내일(금요일) 정오까지', '내일 11월 27일 금요일 정오까지'],
  ['2026-11-30T09:30', '월요일 오전 9시 30분까지', '11월 30일 월요일 오전 9시 30분까지'],
  ['2026-12-03T18:00', '12월 3일 목요일 오후 6시까지', '12월 3일 목요일 오후 6시까지'],
])('a call until %s is %s', (until, words, withDate) => {
  const end = korean(until).toISOString();
  expect(untilWords(end, thursday).replaceAll('\u00a0', ' ')).toBe(words);
  expect(untilWithDate(end, thursday).replaceAll('\u00a0', ' ')).toBe(withDate);
});

test('words that may be read on another day have the date', () => {
  const end = korean('2026-11-26T18:00').toISOString();
  expect(untilWords(end, null).replaceAll('\u00a0', ' ')).toBe('11월 26일 오후 6시까지');
});

test('a stored time is named, also one that was asked for by its day', () => {
  expect(timeText('2026-11-26.afternoon')).toBe('11월 26일 목요일 오후');
  expect(timeText('2026-11-28.saturday')).toBe('11월 28일 토요일');
  expect(timeText('morning')).toBe('평일 오전');
  expect(timeText('gone')).toBe('gone');
});
