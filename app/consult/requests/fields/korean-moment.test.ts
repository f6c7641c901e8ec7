import { expect, test } from 'vitest';
import { readKoreanDay, readKoreanMoment } from './korean-moment.ts';

test.each([
  ['2026-12-01 14:00', '2026-12-01T05:00:00.000Z'],
  ['2026-12-01T9:05', '2026-12-01T00:05:00.000Z'],
  ['2028-02-29 00:00', '2028-02-28T15:00:00.000Z'],
  ['9999-12-31 23:59', '9999-12-31T14:59:00.000Z'],
  // A year with a wrong digit is valid too, so that the caller can explain the mistake.
  ['0026-11-20 14:00', '0026-11-20T05:00:00.000Z'],
])('%s in Korea is %s', (text, at) => {
  expect(readKoreanMoment(text)).toBe(at);
  expect(readKoreanDay(text.slice(0, 10))).toBe(text.slice(0, 10));
});

test.each([
  '2026-02-30 14:00',
  '2026-02-29 00:00',
  '2026-13-01 00:00',
  '2026-12-01 24:00',
  '2026-12-01 25:00',
  '2026-12-01 14:60',
  '2026-12-01',
  '14:00',
])('%s is not a moment', (text) => {
  expect(readKoreanMoment(text)).toBeNull();
});

test.each(['2026-02-30', '2026-00-10', '2026-12-1', '어제'])('%s is not a day', (text) => {
  expect(readKoreanDay(text)).toBeNull();
});
