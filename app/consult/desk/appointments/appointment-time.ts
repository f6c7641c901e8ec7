import { addDays } from '#app/law/calendar.ts';
import { koreanClock, koreanDay, koreanInstant } from '#app/law/korean-time.ts';

/** The time of day in Korea at which visitors are written to: nobody is woken (정보통신망법 제50조 names 21 to 8). */
const DAY = { from: '08:00', to: '21:00' };
/** When a reminder goes out on the day before. */
const REMINDER = { from: '10:00', to: '20:00' };

/** Whether visitors may be written to now. */
export function isDaytime(now: Date): boolean {
  return isWithin(now, DAY);
}

/** Seconds until visitors may be written to; 0: now. */
export function secondsToDaytime(now: Date): number {
  if (isDaytime(now)) return 0;
  const today = koreanDay(now);
  const day = koreanClock(now) < DAY.from ? today : addDays(today, 1);
  const morning = koreanInstant(day, DAY.from);
  return Math.ceil((morning.getTime() - now.getTime()) / 1000);
}

/**
 * Whether a reminder is due: on the day before the appointment, unless it was made on that day or later.
 *
 * @param at of the appointment, ISO 8601
 * @param madeAt when it was booked, ISO 8601
 */
export function isReminderDue(now: Date, at: string, madeAt: string): boolean {
  const isEarlier = koreanDay(new Date(madeAt)) < koreanDay(now);
  return isEve(now, at) && isWithin(now, REMINDER) && isEarlier;
}

/** Whether this is the day before an appointment. */
export function isEve(now: Date, at: string | null): boolean {
  return at !== null && koreanDay(now) === addDays(koreanDay(new Date(at)), -1);
}

function isWithin(now: Date, { from, to }: { from: string; to: string }): boolean {
  const clock = koreanClock(now);
  return clock >= from && clock < to;
}
