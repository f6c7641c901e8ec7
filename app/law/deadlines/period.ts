import { addDays, endOfMonth, sameDayAfter } from '../calendar.ts';
import type { CalendarDate } from '../family.ts';

/** How long a period is: whole months (a year is twelve) or days. */
export type Length = { months: number } | { days: number };

/** The day from which a period runs. */
export interface Start {
  day: CalendarDate;
  /** The day itself counts, as the period begins at its midnight (민법 157 단서) or a law says so. */
  counted?: boolean;
}

/**
 * The last day of a period, before Saturdays and holidays are considered (민법 157, 159, 160). The day of
 * the event does not count. Months run by the calendar: the period ends on the day before the one that
 * has the number of its first day, and where the last month lacks that day, on the month's last. So what
 * begins on the first of a month ends with a month: April 30 and three months is July 31.
 */
export function periodEnd({ day, counted }: Start, length: Length): CalendarDate {
  const first = counted ? day : addDays(day, 1);
  if ('days' in length) return addDays(first, length.days - 1);
  const same = sameDayAfter(first, length.months);
  return same ? addDays(same, -1) : endOfMonth(first, length.months);
}
