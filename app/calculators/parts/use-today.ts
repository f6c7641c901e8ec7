import { useSyncExternalStore } from 'react';
import { addDays } from '#app/law/calendar.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { koreanDay, startOfKoreanDay } from '#app/law/korean-time.ts';

/** Milliseconds: timers stand still while a device sleeps, so that one to midnight alone could ring hours late. */
const LONGEST_WAIT = 60_000;

/**
 * Today in Korea, also in a page that stays open past midnight or comes back from the back-forward cache; empty on the
 * server and before hydration: nothing has passed then.
 */
export function useToday(): CalendarDate {
  return useSyncExternalStore(watchDay, today, () => '');
}

/** Whether a day is still to come; never where today is not known. */
export function isFuture(day: CalendarDate | undefined, today: CalendarDate): boolean {
  return today !== '' && day !== undefined && day > today;
}

function today(): CalendarDate {
  return koreanDay(new Date());
}

/** Calls `onChange` whenever another day may have begun. */
function watchDay(onChange: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const midnight = startOfKoreanDay(addDays(today(), 1)).getTime();
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      Math.min(midnight - Date.now(), LONGEST_WAIT),
    );
  };
  wait();
  document.addEventListener('visibilitychange', onChange, { signal });
  addEventListener('pageshow', onChange, { signal });
  addEventListener('focus', onChange, { signal });
  return () => {
    end.abort();
    clearTimeout(timer);
  };
}
