import { addDays } from '#app/law/calendar.ts';
import { koreanClock, koreanDay, startOfKoreanDay } from '#app/law/korean-time.ts';
import { isWorkingDay, type OfficeHours, officeHours } from '../calls/call-due.ts';

/** When a digest that was missed is not sent any more. */
const TOO_LATE = '12:00';
/** The longest run of days off is ten; beyond this, the firm's closures are wrong. */
const MAX_DAYS = 90;

/**
 * The day whose digest is to be sent now: from the set time of a working day until noon.
 *
 * @param at Korean time, as 08:30
 * @returns null: none
 */
export function digestDay(now: Date, at: string, office = officeHours): string | null {
  const day = koreanDay(now);
  const clock = koreanClock(now);
  return clock >= at && clock < TOO_LATE && isWorkingDay(day, office) ? day : null;
}

/** The next day on which the firm works, after this one. */
export function nextWorkingDay(day: string, office: OfficeHours = officeHours): string {
  for (let next = addDays(day, 1); next < addDays(day, MAX_DAYS); next = addDays(next, 1)) {
    if (isWorkingDay(next, office)) return next;
  }
  return addDays(day, 1);
}

/** When a day begins in Korea, ISO 8601. */
export function startOf(day: string): string {
  return startOfKoreanDay(day).toISOString();
}
