import { dottedDate } from '#app/law/dotted-date.ts';

/** Formats a day as 2026. 3. 17. and keeps it on one line. */
export function wholeDay(date: string): string {
  return dottedDate(date).replaceAll(' ', '\u00a0');
}
