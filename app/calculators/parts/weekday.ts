import { weekdayOf } from '#app/law/calendar.ts';
import { copy } from './copy.ts';

/** 월, 화 and so on. */
export function weekdayName(date: string): string {
  return copy.weekdays.charAt(weekdayOf(date));
}
