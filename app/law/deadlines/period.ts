import { addDays, endOfMonth, sameDayAfter } from '../calendar.ts';
import type { CalendarDate } from '../family.ts';

/** Length of a period in whole months (a year is twelve) or days. */
export type Length = { months: number } | { days: number };

/** Day from which a period runs. */
export interface Start {
  day: CalendarDate;
  /** Whether the day itself counts, because the period begins at midnight (민법 157 단서) or a law says so. */
  counted?: boolean;
}

/**
 * Returns the last day of a period before Saturdays and holidays are considered (민법 157, 159, 160). The day of the
 * event does not count. Months run by the calendar: the period ends on the day before the date that matches its first
 * day, or on the last day of a month without such a date. A period that begins on the first of a month therefore ends
 * with a month: three months from April 30 end on July 31.
 */
export function periodEnd({ day, counted }: Start, length: Length): CalendarDate {
  const first = counted ? day : addDays(day, 1);
  if ('days' in length) return addDays(first, length.days - 1);
  const same = sameDayAfter(first, length.months);
  return same ? addDays(same, -1) : endOfMonth(first, length.months);
}
