import { addDays, fullYears } from '#app/law/calendar.ts';
import { daysOffBefore, daysOffFrom } from '#app/law/deadlines/holidays.ts';
import { periodEnd } from '#app/law/deadlines/period.ts';
import type { CalendarDate } from '#app/law/family.ts';
import type { Claimant, Day } from './model.ts';

/** Age of majority (민법 4). */
const ADULT = 19;

/** Last day of the three months of 민법 1019①; empty while the day is not known. */
export function lastDay(knew: Day): Day {
  if (!knew) return '';
  const raw = periodEnd({ day: knew }, { months: 3 });
  return addDays(raw, daysOffFrom(raw, 'civil').length);
}

/**
 * Last working day before a last day that follows holidays; the last day itself if none precedes it. A weekend alone does
 * not count: everybody knows that courts are closed on it.
 */
export function safeDay(end: CalendarDate): CalendarDate {
  const off = daysOffBefore(end, 'civil');
  const ordinary = off.every(({ kind }) => kind === 'saturday' || kind === 'sunday');
  return ordinary ? end : addDays(end, -off.length - 1);
}

/** Whether the three months are over on a day. */
export function isLate(knew: Day, today: Day): boolean {
  const end = lastDay(knew);
  return end !== '' && today !== '' && today > end;
}

/** Whether a claimant is a minor on a day: by the date of birth, or by the visitor's answer. */
export function isMinor({ birth, minor }: Pick<Claimant, 'birth' | 'minor'>, on: Day): boolean {
  return birth && on ? fullYears(birth, on) < ADULT : minor;
}
