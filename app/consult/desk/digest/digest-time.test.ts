import { expect, test } from 'vitest';
import { digestDay } from './digest-time.ts';

const office = { opens: '09:00', closes: '18:00', closures: ['2026-12-24'] };
const inKorea = (day: string, clock: string) => new Date(`${day}T${clock}:00+09:00`);

test.each([
  ['2026-11-23', '08:29', null, 'before its time'],
  ['2026-11-23', '08:30', '2026-11-23', 'a Monday'],
  ['2026-11-23', '11:59', '2026-11-23', 'made up for until noon'],
  ['2026-11-23', '12:00', null, 'too late'],
  ['2026-11-21', '08:30', null, 'a Saturday'],
  ['2026-11-22', '08:30', null, 'a Sunday'],
  ['2026-12-24', '08:30', null, 'a closure'],
  ['2026-12-25', '08:30', null, 'Christmas'],
  ['2026-12-28', '08:30', '2026-12-28', 'the Monday after them'],
  ['2026-09-24', '08:30', null, 'the eve of Chuseok'],
  ['2026-09-25', '08:30', null, 'Chuseok'],
])('%s %s: %s, %s', (day, clock, expected, _why) => {
  expect(digestDay(inKorea(day, clock), '08:30', office)).toBe(expected);
});

test('the day is the day in Korea, wherever the server is', () => {
  expect(digestDay(new Date('2026-11-22T23:45:00Z'), '08:30', office)).toBe('2026-11-23');
});
