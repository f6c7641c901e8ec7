import type { CalendarDate } from './family.ts';

/** Korea is nine hours ahead of UTC and keeps no summer time. */
const AHEAD_MS = 9 * 3_600_000;

/** The day that Korea's calendar shows at an instant, wherever the machine is. */
export function koreanDay(instant: Date): CalendarDate {
  return new Date(instant.getTime() + AHEAD_MS).toISOString().slice(0, 10);
}

/** The instant at which a day begins in Korea. */
export function startOfKoreanDay(day: CalendarDate): Date {
  return new Date(Date.parse(day) - AHEAD_MS);
}
