import type { Deadline } from '#app/law/deadlines/deadlines.ts';
import { knownYears } from '#app/law/deadlines/holidays.ts';
import { dottedMonthDay } from '#app/law/dotted-date.ts';
import { copy } from './copy.ts';
import { dayOffName, explainDeadlineDoubt } from './phrases.ts';
import { rulePhrases } from './rule-phrases.ts';

interface Note {
  text: string;
  /** Whether the list keeps the term visible for this note under the drawing. */
  always: boolean;
}

/** The notes to a term: whom it concerns, why its end moved, what is unsettled, what is possible. */
export function notesOf(deadline: Deadline, passed: boolean): Note[] {
  const { rule, moved, holidaysKnown, unsettled, endedBy } = deadline;
  const { who, hint, after: afterwards } = rulePhrases[rule.id];
  const note = (always: boolean) => (text: string) => ({ text, always });
  const days = moved.map((off) => `${dottedMonthDay(off.day)}(${dayOffName(off)})`).join(', ');
  const after = rule.daysOff === 'tax' ? copy.taxAfter : copy.after;
  return [
    ...(passed ? [afterwards] : []).map(note(true)),
    ...(endedBy ? [copy.tenYearsFirst] : []).map(note(true)),
    ...(days ? [after(days)] : []).map(note(true)),
    ...(holidaysKnown ? [] : [unknownHolidays(deadline)]).map(note(true)),
    ...unsettled
      .map(explainDeadlineDoubt)
      .map(({ text, articles }) => `${text} (${articles.join(', ')})`)
      .map(note(true)),
    ...(who ? [`${copy.who} ${who}`] : []).map(note(false)),
    ...(hint && !passed ? [hint] : []).map(note(false)),
  ];
}

function unknownHolidays({ raw }: Deadline): string {
  const { first, last } = knownYears();
  return Number(raw.slice(0, 4)) < first
    ? copy.unknownHolidaysBefore(first)
    : copy.unknownHolidays(last);
}
