import { useCallback, useSyncExternalStore } from 'react';
import { addDays } from '#app/law/calendar.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { koreanDay, startOfKoreanDay } from '#app/law/korean-time.ts';
import { type ChapterId, chapters } from './calculator-id.ts';

/** Milliseconds. Timers pause while a device sleeps, so a single timer to midnight could fire hours late. */
const LONGEST_WAIT = 60_000;

/**
 * Returns today in Korea, and updates it in a page that stays open past midnight or returns from the back-forward
 * cache. Empty on the server and before hydration, so no term has passed there. No timer runs while the calculator's
 * page is kept for Back.
 */
export function useToday(chapter: ChapterId): CalendarDate {
  const subscribe = useCallback(
    (onChange: () => void) => watchDay(chapters[chapter], onChange),
    [chapter],
  );
  return useSyncExternalStore(subscribe, today, () => '');
}

/** Whether a day is in the future; false while today is unknown. */
export function isFuture(day: CalendarDate | undefined, today: CalendarDate): boolean {
  return today !== '' && day !== undefined && day > today;
}

function today(): CalendarDate {
  return koreanDay(new Date());
}

/** Calls `onChange` whenever a new day may have begun. */
function watchDay(id: string, onChange: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    if (!document.getElementById(id)) return;
    const midnight = startOfKoreanDay(addDays(today(), 1)).getTime();
    timer = setTimeout(check, Math.min(midnight - Date.now(), LONGEST_WAIT));
  };
  const check = () => {
    onChange();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', onChange, { signal });
  document.addEventListener('page:shown', check, { signal });
  addEventListener('pageshow', onChange, { signal });
  addEventListener('focus', onChange, { signal });
  return () => {
    end.abort();
    clearTimeout(timer);
  };
}
