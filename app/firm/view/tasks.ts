import { writtenTasks } from '../data/tasks.data.ts';
import type { Task } from '../schema/task-schema.ts';
import { isShown } from './gate.ts';
import { shownPapers } from './papers.ts';

/** The tasks that are shown, in their order: reviewed, with all their papers. */
export const tasks: readonly Task[] = writtenTasks.filter(
  (task) => isShown(task) && papersOf(task).every((id) => shownPapers.has(id)),
);

/** Whether the site has the list of tasks: every task of its core is shown. */
export const checklistStands = writtenTasks.every((task) => !task.core || tasks.includes(task));

/** The ids of all papers that a task may need. */
function papersOf({ papers = [], morePapers = [] }: Task): string[] {
  return [...papers, ...morePapers.flatMap((more) => more.papers)];
}
