import { koreanDay } from '#app/law/deadlines/calendar.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { useInBrowser } from './use-in-browser.ts';

/** Today in Korea; empty on the server and before hydration: nothing has passed then. */
export function useToday(): CalendarDate {
  return useInBrowser(() => koreanDay(new Date()), '');
}

/** Whether a day is still to come; never where today is not known. */
export function isFuture(day: CalendarDate | undefined, today: CalendarDate): boolean {
  return today !== '' && day !== undefined && day > today;
}
