import { deadlineCalculator as copy } from '#app/content/deadline-calculator.ts';
import { koreanDate, koreanWeekday } from '#app/law/deadlines/calendar.ts';
import type { Deadline } from '#app/law/deadlines/deadlines.ts';
import type { DeadlineFacts } from '#app/law/deadlines/starts.ts';
import type { CalendarDate } from '#app/law/family.ts';

/** As it is read: 2027. 2. 10. 수. */
export function dayInWords(day: CalendarDate): string {
  return `${koreanDate(day)} ${koreanWeekday(day)}`;
}

/** The two days and every deadline, a line each. */
export function linesOf({ death, knew }: DeadlineFacts, deadlines: readonly Deadline[]): string[] {
  return [
    `${copy.death} ${dayInWords(death)}`,
    `${copy.knew} ${dayInWords(knew)}`,
    ...deadlines.map(
      ({ rule, end, basis }) =>
        `${dayInWords(end)} ${rule.name} (${basis}, ${rule.articles.join(', ')})`,
    ),
  ];
}
