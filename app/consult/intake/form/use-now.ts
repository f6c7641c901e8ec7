import { useEffect, useState } from 'react';
import { type CallPlan, timeFor } from '#app/consult/requests/call-plan.ts';

/** Milliseconds. */
const STEP = 60_000;

/**
 * Returns the time, or null on the server and during hydration. It follows a page that stays open, that returns from the
 * back-forward cache, or that Back shows again.
 */
export function useNow(plan: CallPlan): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const tell = () => setNow(timeFor(plan, new Date()));
    tell();
    const timer = setInterval(tell, STEP);
    document.addEventListener('visibilitychange', tell, { signal });
    document.addEventListener('page:returned', tell, { signal });
    addEventListener('pageshow', tell, { signal });
    return () => {
      clearInterval(timer);
      end.abort();
    };
  }, [plan]);
  return now;
}
