import { addDays } from '#app/law/calendar.ts';
import { koreanClock, koreanDay, koreanInstant } from '#app/law/korean-time.ts';

/** The site writes to visitors only at this time of day in Korea (정보통신망법 제50조 names the night from 21 to 8). */
const DAY = { from: '08:00', to: '21:00' };
/** How long a notice to the visitor about a booking, a move or a cancellation waits in the outbox, so that it can be undone. */
export const WAIT_MS = 5 * 60_000;
/** Hours in which a reminder is sent on the day before the appointment. */
const REMINDER = { from: '10:00', to: '20:00' };

/** Whether the site may write to visitors now. */
export function isDaytime(now: Date): boolean {
  return isWithin(now, DAY);
}

/** Seconds until the site may write to visitors; 0 if it may now. */
export function secondsToDaytime(now: Date): number {
  if (isDaytime(now)) return 0;
  const today = koreanDay(now);
  const day = koreanClock(now) < DAY.from ? today : addDays(today, 1);
  const morning = koreanInstant(day, DAY.from);
  return Math.ceil((morning.getTime() - now.getTime()) / 1000);
}

/**
 * Whether a reminder is due. It is due on the day before the appointment, unless the firm booked it on that day.
 *
 * @param at time of the appointment, ISO 8601
 * @param bookedAt time at which the firm booked it, ISO 8601
 */
export function isReminderDue(now: Date, at: string, bookedAt: string): boolean {
  const isBookedEarlier = koreanDay(new Date(bookedAt)) < koreanDay(now);
  return isEve(now, at) && isWithin(now, REMINDER) && isBookedEarlier;
}

/** Whether this is the day before an appointment. */
export function isEve(now: Date, at: string | null): boolean {
  return at !== null && koreanDay(now) === addDays(koreanDay(new Date(at)), -1);
}

function isWithin(now: Date, { from, to }: { from: string; to: string }): boolean {
  const clock = koreanClock(now);
  return clock >= from && clock < to;
}
