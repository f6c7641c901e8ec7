import { writtenTasks } from '../data/tasks.data.ts';
import type { Task } from '../schema/task-schema.ts';
import { shownFormIds } from './forms.ts';
import { isShown } from './gate.ts';
import { shownPapers } from './papers.ts';
import { hasWholeCore, shownTasks } from './shown.ts';

/** The tasks that are shown, in their order: reviewed, with all their papers. A form that is not shown is left out. */
export const tasks: readonly Task[] = shownTasks(writtenTasks, isShown, shownPapers).map(
  ({ form, ...task }) => ({ ...task, ...(form && shownFormIds.has(form) && { form }) }),
);

/** Whether there is a list of tasks: every task of its core is shown. */
export const checklistStands = hasWholeCore(writtenTasks, tasks);

/** The tasks that the list shows before any is done, and whose anchors a link may name. */
export const firstTasks: readonly Task[] = tasks.filter(({ after }) => !after);

/** Whether a link may lead to a task in the list. */
export function hasAnchor(id: string): boolean {
  return checklistStands && firstTasks.some((task) => task.id === id);
}
