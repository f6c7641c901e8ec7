import { isCalendarDate } from './calendar.ts';
import type { CalendarDate } from './family.ts';

/** Content of the fields of a day. */
export interface TypedDay {
  year: string;
  month: string;
  day: string;
}

/** Reason why a typed day is invalid. */
export type DayFault =
  /** A part is missing. */
  | 'incomplete'
  /** A year of two digits may belong to either century. */
  | 'short-year'
  /** The calendar has no such day from 1900 to 2199. */
  | 'impossible'
  /** Words next to the digits mean another day, or several. */
  | 'unclear';

/** Words and signs that make the digits mean another day, or several. */
const otherDays = [
  // The lunar calendar and its leap months.
  /음력|陰|(?<![가-힣])음(?![가-힣])|윤\s*(?:달|\d|[가-힣]월)/,
  // An approximate day. 9시쯤 is still that day.
  /(?<=(?:(?<!:\d?)\d|[일월년.)])\s*)(?:경(?:에|(?![가-힣]))|쯤|께|무렵|즈음|정도|가량|전후|(?:전|뒤|후)(?:에|(?![가-힣])))/,
  /대략|추정|약\s*\d|이[전후]|다음|이튿|전날/,
  // A range, or a choice.
  /[~∼〜]|부터|까지|사이|일이나|또는|혹은|내지|아니면/,
  /^\D*\d{4}\D+\d{1,2}\D+\d{1,2}\D{0,3}[-–—,·/]\s*\d{1,2}(?!\d|\s*[:시])/,
  /(?:19|20)\d\d\D.*(?<!\d)(?:19|20)\d\d\D*\d{1,2}\D+\d/,
];

/**
 * Reads a day from its three fields.
 *
 * @returns the day, an empty text if nothing was typed, or the fault
 */
export function readDay({ year, month, day }: TypedDay): CalendarDate | '' | { fault: DayFault } {
  if (isUnclear([year, month, day].join('.'))) return { fault: 'unclear' };
  const parts = [year, month, day].map(digitsOf);
  const [yyyy = '', mm = '', dd = ''] = parts;
  if (parts.every((part) => part === '')) return '';
  if (parts.includes('') || yyyy.length === 3) return { fault: 'incomplete' };
  if (yyyy.length < 3) return { fault: 'short-year' };
  const date = `${yyyy}-${mm.padStart(2, '0')}-${dd.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : { fault: 'impossible' };
}

/** Parts of a day as people type them: 2026, 6, 1. */
export function typedDayOf(date: CalendarDate | ''): TypedDay {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: withoutZero(month), day: withoutZero(day) };
}

/**
 * Reads a whole day from one pasted text: 2026-06-01, 20260601, 2026년 6월 1일, 2026. 6. 1.(월).
 *
 * @returns null if the text holds only a part of a day, or may mean another day
 */
export function wholeDayIn(text: string): TypedDay | null {
  const typed = text.normalize('NFKC');
  const [, year, month, day] =
    /^\D*(\d{4})(\d{2})(\d{2})\D*$/.exec(typed) ??
    /^\D*(\d{4})\D+(\d{1,2})\D+(\d{1,2})(?:\D.*)?$/.exec(typed) ??
    [];
  if (!year || !month || !day || isUnclear(typed)) return null;
  return { year, month: withoutZero(month), day: withoutZero(day) };
}

function isUnclear(text: string): boolean {
  const typed = text.normalize('NFKC');
  return otherDays.some((words) => words.test(typed));
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

function withoutZero(part: string): string {
  return part.replace(/^0/, '');
}
