import type { Facts } from '#app/case/facts.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { applies } from './applies.ts';
import { sentAnswers } from './case-words.ts';
import { type ListedTask, tasksFor } from './list.ts';
import { words } from './list-copy.ts';
import type { ListTask } from './list-task.ts';

/**
 * The case in words, for the consultation request. Leaves out the answer about the health of an heir, and the tasks that
 * only this answer brings about.
 */
export function offeredLines(
  facts: Readonly<Facts>,
  tasks: readonly ListTask[],
  today: CalendarDate,
): string[] {
  const told = { ...facts, incapable: 'no' } as const;
  const { done, past } = tasksFor(told, tasks, today);
  const mayTell = ({ task }: ListedTask) => applies(task.condition, told) !== false;
  return [
    ...sentAnswers(facts).map(({ term, text }) => `${term} ${text}`),
    ...done.filter(mayTell).map(({ task }) => `${words.isDone}: ${task.title}`),
    ...past.map(({ task, term }) => `${words.passed}: ${task.title}${term ? ` ${term.end}` : ''}`),
  ];
}
