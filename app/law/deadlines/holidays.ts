import * as gazette from '@hyunbinseo/holidays-kr/all';
import type { CalendarDate } from '../family.ts';
import { addDays, weekdayOf } from './calendar.ts';

/** Whose days off: the tax laws knew May 1 before it became a public holiday (국세기본법 5). */
export type DaysOff = 'civil' | 'tax';

/** A day on which no period ends, and what it is. */
export interface DayOff {
  day: CalendarDate;
  name: string;
}

/**
 * 임시공휴일 that the government has set since the package was made, each as '2026-10-02': '임시공휴일'.
 * Nothing computes them; an entry goes once the package has it.
 */
const temporary: Record<CalendarDate, string> = {};

const published = new Map<CalendarDate, string>([
  ...Object.values(gazette).flatMap((year) =>
    Object.entries(year).map(([day, names]): [CalendarDate, string] => [day, names.join(', ')]),
  ),
  ...Object.entries(temporary),
]);
const years = new Set([...published.keys()].map((day) => day.slice(0, 4)));

// What cuts the typeface reads the names here (vite/fonts.ts): 설날 추석 전날 다음 날, 부처님 오신 날, 어린이날,
// 현충일, 제헌절, 광복절, 개천절, 한글날, 노동절, 기독탄신일, 대체공휴일, 임시공휴일, 전국동시지방선거, 대통령선거, 국회의원선거.

/** Whether the holidays of this day's year are published; else only its Saturdays and Sundays are known. */
export function holidaysKnown(day: CalendarDate): boolean {
  return years.has(day.slice(0, 4));
}

/** The years whose holidays are published. */
export function knownYears(): { first: number; last: number } {
  const all = [...years].map(Number);
  return { first: Math.min(...all), last: Math.max(...all) };
}

/**
 * The Saturdays and holidays from this day on, up to the next working day: none if this is one.
 * Sundays are public holidays (공휴일에 관한 법률).
 */
export function daysOffFrom(day: CalendarDate, whose: DaysOff): DayOff[] {
  const name = nameOfDayOff(day, whose);
  return name ? [{ day, name }, ...daysOffFrom(addDays(day, 1), whose)] : [];
}

function nameOfDayOff(day: CalendarDate, whose: DaysOff): string | undefined {
  const holiday = published.get(day);
  // The gazette's own dot (U+318D) is not in the site's typeface.
  if (holiday) return holiday.replaceAll('ㆍ', '·');
  if (whose === 'tax' && day.endsWith('-05-01')) return '근로자의 날';
  const weekday = weekdayOf(day);
  if (weekday === 0) return '일요일';
  return weekday === 6 ? '토요일' : undefined;
}
