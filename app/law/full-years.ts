import type { CalendarDate } from './family.ts';

/** Full years of age on a day (민법 158); 0 for someone who is born later. */
export function fullYears(born: CalendarDate, on: CalendarDate): number {
  const years = Number(on.slice(0, 4)) - Number(born.slice(0, 4));
  return Math.max(on.slice(5) < born.slice(5) ? years - 1 : years, 0);
}
