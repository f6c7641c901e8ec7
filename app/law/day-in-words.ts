import { dottedDate } from './dotted-date.ts';
import type { CalendarDate } from './family.ts';
import { weekdayName } from './korean-words.ts';

/** 2027. 2. 10. 수. */
export function dayInWords(day: CalendarDate): string {
  return `${dottedDate(day)} ${weekdayName(day)}`;
}
