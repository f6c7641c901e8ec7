import { dottedDate } from '#app/content/dotted-date.ts';
import type { Deadline } from '#app/law/deadlines/deadlines.ts';
import type { DeadlineFacts } from '#app/law/deadlines/starts.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { weekdayName } from '../parts/weekday.ts';
import { copy } from './copy.ts';
import { basisText } from './phrases.ts';
import { rulePhrases } from './rule-phrases.ts';

/** 2027. 2. 10. 수. */
export function dayInWords(day: CalendarDate): string {
  return `${dottedDate(day)} ${weekdayName(day)}`;
}

/** The two days and every deadline, a line each. */
export function linesOf({ death, knew }: DeadlineFacts, deadlines: readonly Deadline[]): string[] {
  return [
    `${copy.death} ${dayInWords(death)}`,
    `${copy.knew} ${dayInWords(knew)}`,
    ...deadlines.map(({ rule: { id, articles }, end, basis }) => {
      const { name } = rulePhrases[id];
      return `${dayInWords(end)} ${name} (${basisText(basis)}, ${articles.join(', ')})`;
    }),
  ];
}
