import { endOfMonth, sameDayAfter } from './calendar.ts';
import type { CalendarDate } from './family.ts';

/** Korea is nine hours ahead of UTC and keeps no summer time. */
const AHEAD_MS = 9 * 3_600_000;

/** The day that Korea's calendar shows at an instant, wherever the machine is. */
export function koreanDay(instant: Date): CalendarDate {
  return new Date(instant.getTime() + AHEAD_MS).toISOString().slice(0, 10);
}

/** Hours and minutes that a clock in Korea shows at an instant, as 08:30. */
export function koreanClock(instant: Date): string {
  return new Date(instant.getTime() + AHEAD_MS).toISOString().slice(11, 16);
}

/** The instant at which a day begins in Korea. */
export function startOfKoreanDay(day: CalendarDate): Date {
  return new Date(Date.parse(day) - AHEAD_MS);
}

/**
 * The instant at which it is this day and this time in Korea.
 *
 * @param clock as 08:30
 */
export function koreanInstant(day: CalendarDate, clock: string): Date {
  return new Date(`${day}T${clock}:00+09:00`);
}

/**
 * The same time of day in Korea so many calendar months later, or earlier where they are below 0. A month that lacks
 * the day gives its last.
 */
export function addKoreanMonths(instant: Date, months: number): Date {
  const day = koreanDay(instant);
  const there = sameDayAfter(day, months) ?? endOfMonth(day, months);
  const shift = Date.parse(there) - Date.parse(day);
  return new Date(instant.getTime() + shift);
}
