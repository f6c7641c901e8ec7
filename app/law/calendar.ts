import type { CalendarDate } from './family.ts';

const DAY = 86_400_000;
const pattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is an existing day from 1900 to 2199. */
export function isCalendarDate(text: string): boolean {
  if (!pattern.test(text) || text < '1900' || text >= '2200') return false;
  const at = Date.parse(text);
  return !Number.isNaN(at) && format(at) === text;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return format(Date.parse(date) + days * DAY);
}

/** @returns days from `from` to `to`, negative if `to` is earlier */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

/** Day of the week. Sunday is 0. */
export function weekdayOf(date: CalendarDate): number {
  return new Date(date).getUTCDay();
}

/** Last day of the month that is `months` after the month of this day. */
export function endOfMonth(date: CalendarDate, months = 0): CalendarDate {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return format(Date.UTC(year, month + months, 0));
}

/**
 * Same day of the month, `months` later, or earlier if negative.
 *
 * @returns null if that month has no such day
 */
export function sameDayAfter(date: CalendarDate, months: number): CalendarDate | null {
  const last = endOfMonth(date, months);
  return date.slice(8) > last.slice(8) ? null : last.slice(0, 8) + date.slice(8);
}

/**
 * First day of the years before a day, as in '상속개시 전 1년': the same day of that year, or 28 February if the year has
 * no 29 February.
 */
export function yearsBefore(day: CalendarDate, years: number): CalendarDate {
  return sameDayAfter(day, -12 * years) ?? endOfMonth(day, -12 * years);
}

/** Full years of age on a day (민법 158); 0 before the birth. */
export function fullYears(born: CalendarDate, on: CalendarDate): number {
  const years = Number(on.slice(0, 4)) - Number(born.slice(0, 4));
  return Math.max(on.slice(5) < born.slice(5) ? years - 1 : years, 0);
}

function format(at: number): CalendarDate {
  return new Date(at).toISOString().slice(0, 10);
}
