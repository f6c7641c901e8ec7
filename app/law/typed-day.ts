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
  | 'impossible'
  /** Words beside the digits make it another day, or one of several. */
  | 'unclear';

/** What makes the digits another day, or one of several. */
const otherDays = [
  // The lunar calendar and its leap months.
  /음력|陰|(?<![가-힣])음(?![가-힣])|윤\s*(?:달|\d|[가-힣]월)/,
  // About that day; 9시쯤 is still that day.
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
 * @returns the day; empty where nothing was typed; or what is wrong
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

/** The parts of a day as they are typed: 2026, 6, 1. */
export function typedDayOf(date: CalendarDate | ''): TypedDay {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: withoutZero(month), day: withoutZero(day) };
}

/**
 * A whole day in one text, as it is pasted: 2026-06-01, 20260601, 2026년 6월 1일, 2026. 6. 1.(월).
 *
 * @returns null where the text is no more than a part of one, or may mean another
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
