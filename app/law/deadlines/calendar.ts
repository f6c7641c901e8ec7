import type { CalendarDate } from '../family.ts';

/** Sunday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const DAY = 86_400_000;
const KOREA_OFFSET = 9 * 3_600_000;
const pattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a day that the calendar has, from 1900 to 2199. */
export function isCalendarDate(text: string): boolean {
  if (!pattern.test(text) || text < '1900' || text >= '2200') return false;
  const at = Date.parse(text);
  return !Number.isNaN(at) && format(at) === text;
}

/** The day on which this instant falls in Korea, wherever the visitor is: Korea keeps no summer time. */
export function koreanDay(now: Date): CalendarDate {
  return format(now.getTime() + KOREA_OFFSET);
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return format(Date.parse(date) + days * DAY);
}

/** @returns days from the first to the second, negative if that lies before */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

export function weekdayOf(date: CalendarDate): Weekday {
  // getUTCDay gives nothing else.
  return new Date(date).getUTCDay() as Weekday;
}

/** The last day of its month. */
export function endOfMonth(date: CalendarDate): CalendarDate {
  return lastDay(yearOf(date), monthOf(date));
}

/**
 * The day of the same number some months later.
 *
 * @returns null where that month has no such day
 */
export function sameDayAfter(date: CalendarDate, months: number): CalendarDate | null {
  const day = Number(date.slice(8));
  const last = lastDay(yearOf(date), monthOf(date) + months);
  return day > Number(last.slice(8)) ? null : addDays(last, day - Number(last.slice(8)));
}

/** The last day of the month that lies some months after this day's. */
export function endOfMonthAfter(date: CalendarDate, months: number): CalendarDate {
  return lastDay(yearOf(date), monthOf(date) + months);
}

function lastDay(year: number, month: number): CalendarDate {
  return format(Date.UTC(year, month, 0));
}

function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}

function monthOf(date: CalendarDate): number {
  return Number(date.slice(5, 7));
}

function format(at: number): CalendarDate {
  return new Date(at).toISOString().slice(0, 10);
}
