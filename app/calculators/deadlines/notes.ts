import { deadlineCalculator as copy } from '#app/content/deadline-calculator.ts';
import type { Deadline } from '#app/law/deadlines/deadlines.ts';
import { knownYears } from '#app/law/deadlines/holidays.ts';

/** Every term that names nobody else is theirs. */
const heirs = '상속인';

interface Note {
  text: string;
  /** Said beside the drawing too. */
  always: boolean;
}

/** What is to be said to a term: whom it concerns, why its end moved, what is unsettled, what is possible. */
export function notesOf(deadline: Deadline, passed: boolean): Note[] {
  const { rule, moved, holidaysKnown, unsettled } = deadline;
  const note = (always: boolean) => (text: string) => ({ text, always });
  const days = moved.map(({ day, name }) => `${monthAndDay(day)}(${name})`).join(', ');
  const after = rule.daysOff === 'tax' ? copy.taxAfter : copy.after;
  return [
    ...(passed ? [rule.after] : []).map(note(true)),
    ...(days ? [after(days)] : []).map(note(true)),
    ...(holidaysKnown ? [] : [unknownHolidays(deadline)]).map(note(true)),
    ...unsettled.map(({ text, articles }) => `${text} (${articles.join(', ')})`).map(note(true)),
    ...(rule.who === heirs ? [] : [`${copy.who} ${rule.who}`]).map(note(false)),
    ...(rule.hint && !passed ? [rule.hint] : []).map(note(false)),
  ];
}

function unknownHolidays({ raw }: Deadline): string {
  const { first, last } = knownYears();
  return Number(raw.slice(0, 4)) < first
    ? copy.unknownHolidaysBefore(first)
    : copy.unknownHolidays(last);
}

function monthAndDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${month}. ${date}.`;
}
