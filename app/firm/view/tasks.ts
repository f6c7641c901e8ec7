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
