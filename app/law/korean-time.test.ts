import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDay } from '../../tests/law/any-facts.ts';
import { addDays } from './calendar.ts';
import { koreanDay, startOfKoreanDay } from './korean-time.ts';

test.each([
  ['2026-11-20T14:59:59.999Z', '2026-11-20'],
  ['2026-11-20T15:00:00Z', '2026-11-21'],
  ['2026-12-31T15:00:00Z', '2027-01-01'],
  ['2028-02-28T15:00:00Z', '2028-02-29'],
])('at %s it is %s in Korea', (instant, day) => {
  expect(koreanDay(new Date(instant))).toBe(day);
});

test('the day is that of the time zone Asia/Seoul', () => {
  const min = new Date('1990-01-01T00:00:00Z');
  const max = new Date('2199-12-31T00:00:00Z');
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (instant) => {
      const there = Temporal.Instant.from(instant.toISOString()).toZonedDateTimeISO('Asia/Seoul');
      expect(koreanDay(instant)).toBe(there.toPlainDate().toString());
    }),
  );
});

test('a day begins where the one before ends', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const start = startOfKoreanDay(day);
      expect(koreanDay(start)).toBe(day);
      expect(koreanDay(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
    }),
  );
});
