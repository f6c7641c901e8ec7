import { daysBetween } from '#app/law/calendar.ts';
import type { Day, FormId } from './model.ts';
import { isLate, lastDay } from './time-limit.ts';

/** Answers before the first field. */
export interface Answers {
  spent: boolean | null;
  minor: boolean | null;
  /** Whether the parents of the minors file the same paper. */
  together: boolean | null;
}

export type Stop = 'late' | 'soon' | 'spent' | 'minor';

/** Days before the last day in which a request for more time needs another petition as well. */
const SOON = 14;

/** Whether all questions are answered, so that the stops are known. */
export function areAnswered({ spent, minor, together }: Answers, knew: Day): boolean {
  return knew !== '' && spent !== null && minor !== null && (!minor || together !== null);
}

/** Reasons to ask a lawyer before the first field. */
export function stopsOf(form: FormId, answers: Answers, knew: Day, today: Day): Stop[] {
  const late = isLate(knew, today);
  const end = lastDay(knew);
  const soon = form === 'extend' && !late && end && today && daysBetween(today, end) < SOON;
  const apart = answers.minor === true && answers.together === false;
  const stops: [Stop, boolean][] = [
    ['late', late],
    ['soon', Boolean(soon)],
    ['spent', answers.spent === true],
    ['minor', apart],
  ];
  return stops.flatMap(([stop, holds]) => (holds ? [stop] : []));
}
