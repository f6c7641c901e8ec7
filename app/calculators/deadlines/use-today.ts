import { useSyncExternalStore } from 'react';
import { koreanDay } from '#app/law/deadlines/calendar.ts';
import type { CalendarDate } from '#app/law/family.ts';

/** The day that it is in Korea; empty on the server and before the island lives: nothing has passed then. */
export function useToday(): CalendarDate {
  return useSyncExternalStore(
    () => () => {},
    () => koreanDay(new Date()),
    () => '',
  );
}
