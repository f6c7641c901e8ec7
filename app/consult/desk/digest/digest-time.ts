import { isWorkingDay, officeHours } from '#app/consult/requests/call-due.ts';
import { koreanClock, koreanDay, startOfKoreanDay } from '#app/law/korean-time.ts';

/** From this time on, a missed digest is not sent. */
const TOO_LATE = '12:00';

/**
 * The day whose digest is due: today, if it is a working day, from the configured time until noon.
 *
 * @param at Korean time, such as 08:30
 * @returns null if no digest is due
 */
export function digestDay(now: Date, at: string, office = officeHours): string | null {
  const day = koreanDay(now);
  const clock = koreanClock(now);
  return clock >= at && clock < TOO_LATE && isWorkingDay(day, office) ? day : null;
}

/** The instant at which a day begins in Korea, ISO 8601. */
export function startOf(day: string): string {
  return startOfKoreanDay(day).toISOString();
}
