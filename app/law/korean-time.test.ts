import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDay } from '../../tests/law/any-facts.ts';
import { addDays } from './calendar.ts';
import {
  addKoreanMonths,
  koreanClock,
  koreanDay,
  koreanInstant,
  startOfKoreanDay,
} from './korean-time.ts';

test.each([
  ['2026-11-20T14:59:59.999Z', '2026-11-20'],
  ['2026-11-20T15:00:00Z', '2026-11-21'],
  ['2026-12-31T15:00:00Z', '2027-01-01'],
  ['2028-02-28T15:00:00Z', '2028-02-29'],
])('at %s it is %s in Korea', (instant, day) => {
  expect(koreanDay(new Date(instant))).toBe(day);
});

const anyInstant = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2199-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const inSeoul = (instant: Date) =>
  Temporal.Instant.from(instant.toISOString()).toZonedDateTimeISO('Asia/Seoul');

test('day and time match the time zone Asia/Seoul', () => {
  fc.assert(
    fc.property(anyInstant, (instant) => {
      const there = inSeoul(instant);
      const clock = there.toPlainTime().toString({ smallestUnit: 'minute' });
      expect(koreanDay(instant)).toBe(there.toPlainDate().toString());
      expect(koreanClock(instant)).toBe(clock);
      const minute = there.round({ smallestUnit: 'minute', roundingMode: 'floor' });
      expect(koreanInstant(koreanDay(instant), clock).getTime()).toBe(minute.epochMilliseconds);
    }),
  );
});

test('adding months matches the calendar in Seoul', () => {
  fc.assert(
    fc.property(anyInstant, fc.integer({ min: -36, max: 36 }), (instant, months) => {
      const there = inSeoul(instant).add({ months });
      // Seoul kept summer time until 1988.
      fc.pre(there.year > 1988);
      expect(addKoreanMonths(instant, months).getTime()).toBe(there.epochMilliseconds);
    }),
  );
});

test('a day begins when the previous day ends', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const start = startOfKoreanDay(day);
      expect(koreanDay(start)).toBe(day);
      expect(koreanDay(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
    }),
  );
});
