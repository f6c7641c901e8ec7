import type { Facts } from '#app/case/facts.ts';
import { dayInWords } from '#app/law/day-in-words.ts';
import { copy as deadlines } from '../deadlines/copy.ts';
import { answersOf } from './case-words.ts';
import { type Checklist, inRows } from './list.ts';
import { words } from './list-copy.ts';
import { termInWords } from './term-words.ts';

const { said } = words;
const days: readonly string[] = [said.death, said.knew, said.becameHeir, said.knewDebts];

/**
 * Lists the days from which the terms of a case run, and the last day of each task, one per line; one that has passed says
 * so. Says nothing else of the case, because the lines are sent to others.
 *
 * @returns nothing if no task has a date
 */
export function datesInWords({ past, coming }: Checklist, facts: Readonly<Facts>): string[] {
  const rows = [past, coming].flatMap((tasks) =>
    inRows(tasks).flatMap(({ title, tasks: [{ task, term }] }) => {
      if (!term) return [];
      const passed = tasks === past ? ` ${deadlines.passed}` : '';
      const counted = [termInWords(task), ...term.articles].filter(Boolean).join(', ');
      return [`${dayInWords(term.end)}${passed} ${title} (${counted})`];
    }),
  );
  if (rows.length === 0) return [];
  const starts = answersOf(facts).filter(({ term }) => days.includes(term));
  return [...starts.map(({ term, text }) => `${term} ${text}`), ...rows];
}
