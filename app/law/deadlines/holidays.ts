import * as gazette from '@hyunbinseo/holidays-kr/all';
import { addDays, weekdayOf } from '../calendar.ts';
import type { CalendarDate } from '../family.ts';

/** Set of days off. The tax laws included May 1 before it became a public holiday (국세기본법 5). */
export type DaysOff = 'civil' | 'tax';

/** Day on which no period ends, with the reason. */
export type DayOff = { day: CalendarDate } & Why;

type Why =
  /** Holiday with its name as published by the government. */
  | { kind: 'holiday'; name: string }
  | { kind: 'temporary-holiday' | 'workers-day' | 'sunday' | 'saturday' };

/**
 * Temporary holidays that the government has declared since the package was released, such as '2026-10-02'. They cannot
 * be computed. Remove an entry once the package includes it.
 */
const temporary: readonly CalendarDate[] = [];

const published = new Map<CalendarDate, string>(
  Object.values(gazette).flatMap((year) =>
    Object.entries(year).map(([day, names]): [CalendarDate, string] => [day, names.join(', ')]),
  ),
);
const years = new Set([...published.keys()].map((day) => day.slice(0, 4)));

/** Whether the holidays of this day's year are published. Otherwise only its Saturdays and Sundays are known. */
export function holidaysKnown(day: CalendarDate): boolean {
  return years.has(day.slice(0, 4));
}

/** First and last year with published holidays. */
export function knownYears(): { first: number; last: number } {
  const all = [...years].map(Number);
  return { first: Math.min(...all), last: Math.max(...all) };
}

/**
 * Returns the Saturdays and holidays from this day up to the next working day; empty if this day is one. Sundays are
 * public holidays (공휴일에 관한 법률).
 */
export function daysOffFrom(day: CalendarDate, whose: DaysOff): DayOff[] {
  const why = whyOff(day, whose);
  return why ? [{ day, ...why }, ...daysOffFrom(addDays(day, 1), whose)] : [];
}

/** Returns the Saturdays and holidays directly before this day, the earliest first. */
export function daysOffBefore(day: CalendarDate, whose: DaysOff): DayOff[] {
  const before = addDays(day, -1);
  const why = whyOff(before, whose);
  return why ? [...daysOffBefore(before, whose), { day: before, ...why }] : [];
}

function whyOff(day: CalendarDate, whose: DaysOff): Why | null {
  if (temporary.includes(day)) return { kind: 'temporary-holiday' };
  const name = published.get(day);
  if (name) return { kind: 'holiday', name };
  if (whose === 'tax' && day.endsWith('-05-01')) return { kind: 'workers-day' };
  const weekday = weekdayOf(day);
  if (weekday === 0) return { kind: 'sunday' };
  return weekday === 6 ? { kind: 'saturday' } : null;
}
