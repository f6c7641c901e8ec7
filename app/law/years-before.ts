import type { CalendarDate } from './family.ts';

/**
 * The first day of the years before a day, as '상속개시 전 1년' counts them: the same day of that year.
 * For 29 February in a year without one, the 28th.
 */
export function yearsBefore(day: CalendarDate, years: number): CalendarDate {
  const year = Number(day.slice(0, 4)) - years;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const rest = day.slice(4) === '-02-29' && !leap ? '-02-28' : day.slice(4);
  return `${String(year).padStart(4, '0')}${rest}`;
}
