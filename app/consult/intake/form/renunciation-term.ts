import { holidayName } from '#app/calculators/checklist/phrases.ts';
import { rulePhrases } from '#app/calculators/deadlines/rule-phrases.ts';
import { safeDay } from '#app/calculators/forms/time-limit.ts';
import { daysBetween } from '#app/law/calendar.ts';
import { deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import { daysOffBefore } from '#app/law/deadlines/holidays.ts';
import type { CalendarDate } from '#app/law/family.ts';

/** The term in which heirs renounce or accept with limits (민법 제1019조 제1항). */
export interface RenunciationTerm {
  name: string;
  end: CalendarDate;
  /** Negative: the term has passed. */
  daysLeft: number;
  /** The last working day before holidays that end on the last day. */
  safe: { day: CalendarDate; why: string } | null;
  /** Steps that remain to the visitor afterwards. */
  after: string;
}

/** Returns the term of a death, counted from the day on which it became known; null if no such term runs. */
export function renunciationTerm(
  death: CalendarDate,
  knew: CalendarDate,
  today: CalendarDate,
): RenunciationTerm | null {
  if (death > today) return null;
  const found = deadlinesOf({ death, knew }).find(({ rule }) => rule.id === 'renunciation');
  if (!found) return null;
  const { end } = found;
  const day = safeDay(end);
  const { name, after } = rulePhrases.renunciation;
  return {
    name,
    end,
    daysLeft: daysBetween(today, end),
    safe: day < end && day >= today ? { day, why: holidayName(daysOffBefore(end, 'civil')) } : null,
    after,
  };
}
