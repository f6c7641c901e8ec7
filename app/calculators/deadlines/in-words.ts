import { dayInWords } from '#app/law/day-in-words.ts';
import type { Deadline } from '#app/law/deadlines/deadlines.ts';
import type { DeadlineFacts } from '#app/law/deadlines/starts.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { copy } from './copy.ts';
import { basisText } from './phrases.ts';
import { rulePhrases } from './rule-phrases.ts';

/**
 * Lists the dates from which terms run, and every deadline, one per line.
 *
 * @param today marks the deadlines before it as past; empty marks none
 */
export function linesOf(
  facts: DeadlineFacts,
  deadlines: readonly Deadline[],
  today: CalendarDate | '' = '',
): string[] {
  const { death, knew, absenceDeclared } = facts;
  const declared = copy.dates.absenceDeclared;
  return [
    `${copy.death} ${dayInWords(death)}`,
    ...(absenceDeclared ? [`${declared} ${dayInWords(absenceDeclared)}`] : []),
    `${copy.knew} ${dayInWords(knew)}`,
    ...deadlines.map(({ rule: { id, articles }, end, basis }) => {
      const { name } = rulePhrases[id];
      const past = end < today ? ` ${copy.passed}` : '';
      return `${dayInWords(end)}${past} ${name} (${basisText(basis)}, ${articles.join(', ')})`;
    }),
  ];
}
