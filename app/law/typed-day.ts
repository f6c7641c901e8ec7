import { isCalendarDate } from './calendar.ts';
import type { CalendarDate } from './family.ts';

/** What stands in the fields of a day. */
export interface TypedDay {
  year: string;
  month: string;
  day: string;
}

/** What of a typed day keeps it from being one. */
export type DayFault =
  /** A part is missing. */
  | 'incomplete'
  /** A year of two digits may be of either century. */
  | 'short-year'
  /** The calendar has no such day, or it is not of 1900 to 2199. */
  | 'impossible';

/**
 * Reads a day from its three fields.
 *
 * @returns the day; empty where nothing was typed; or what is wrong
 */
export function readDay({ year, month, day }: TypedDay): CalendarDate | '' | { fault: DayFault } {
  const parts = [year, month, day].map(digitsOf);
  const [yyyy = '', mm = '', dd = ''] = parts;
  if (parts.every((part) => part === '')) return '';
  if (parts.includes('') || yyyy.length === 3) return { fault: 'incomplete' };
  if (yyyy.length < 3) return { fault: 'short-year' };
  const date = `${yyyy}-${mm.padStart(2, '0')}-${dd.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : { fault: 'impossible' };
}

/** The parts of a day as they are typed: 2026, 6, 1. */
export function typedDayOf(date: CalendarDate | ''): TypedDay {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: withoutZero(month), day: withoutZero(day) };
}

/**
 * A whole day in one text, as it is pasted: 2026-06-01, 20260601, 2026년 6월 1일, 2026. 6. 1.(월).
 *
 * @returns null where the text is no more than a part of one
 */
export function wholeDayIn(text: string): TypedDay | null {
  const [, year, month, day] =
    /^\D*(\d{4})(\d{2})(\d{2})\D*$/.exec(text.normalize('NFKC')) ??
    /^\D*(\d{4})\D+(\d{1,2})\D+(\d{1,2})(?:\D.*)?$/.exec(text.normalize('NFKC')) ??
    [];
  if (!year || !month || !day) return null;
  return { year, month: withoutZero(month), day: withoutZero(day) };
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

function withoutZero(part: string): string {
  return part.replace(/^0/, '');
}
