import { type CallPlan, nextEnd } from '#app/consult/requests/call-plan.ts';
import { dayWithWeekday, monthDay, untilWords } from '#app/consult/requests/call-words.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { callWords as copy } from './copy.ts';

/** Words about the next call, which are true only for a time. */
export interface CallLead {
  /** 오늘 오후 6시까지. */
  until: string;
  /** Begins the sentence about who calls. */
  begin: string;
}

/**
 * Says when the firm calls whoever sends a request now.
 *
 * @param now null where the text may be read on another day: it then has dates
 */
export function callLead(plan: CallPlan, now: Date | null): CallLead {
  const at = now ?? new Date(plan.madeAt);
  const end = nextEnd(plan, at) ?? plan.madeAt;
  const today = koreanDay(at);
  const due = koreanDay(new Date(end));
  const closed = plan.days.find(({ day }) => day === today)?.closed;
  return {
    until: untilWords(end, now),
    begin: closed
      ? copy.closed(now ? '오늘' : monthDay(today), closed, dayWithWeekday(due))
      : copy.begin,
  };
}
