import { endOfMonth, sameDayAfter } from './calendar.ts';
import type { CalendarDate } from './family.ts';

/** Korea is nine hours ahead of UTC, without summer time. */
const AHEAD_MS = 9 * 3_600_000;

/** Day in Korea at an instant, whatever the time zone of the machine. */
export function koreanDay(instant: Date): CalendarDate {
  return new Date(instant.getTime() + AHEAD_MS).toISOString().slice(0, 10);
}

/** Time of day in Korea at an instant, such as 08:30. */
export function koreanClock(instant: Date): string {
  return new Date(instant.getTime() + AHEAD_MS).toISOString().slice(11, 16);
}

/** Instant at which a day begins in Korea. */
export function startOfKoreanDay(day: CalendarDate): Date {
  return new Date(Date.parse(day) - AHEAD_MS);
}

/**
 * Instant of a day and time in Korea.
 *
 * @param clock time of day such as 08:30
 */
export function koreanInstant(day: CalendarDate, clock: string): Date {
  return new Date(`${day}T${clock}:00+09:00`);
}

/**
 * Adds calendar months in Korea, keeping the time of day; negative months go back. Uses the last day of a month that
 * lacks the day.
 */
export function addKoreanMonths(instant: Date, months: number): Date {
  const day = koreanDay(instant);
  const there = sameDayAfter(day, months) ?? endOfMonth(day, months);
  const shift = Date.parse(there) - Date.parse(day);
  return new Date(instant.getTime() + shift);
}
