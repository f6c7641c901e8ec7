import type { FormId } from '../schema/forms-schema.ts';
import type { Task } from '../schema/task-schema.ts';

/** The core tasks, by file name. The list is shown only if all of them are. */
export const coreTasks = [
  'death-report',
  'renounce',
  'limited',
  'special-limited',
  'extend',
  'tax',
  'acq-tax',
  'forced-share',
  'recovery',
] as const;

/** A task with what decides whether it is shown. */
type Needs = Pick<Task, 'id' | 'core' | 'papers' | 'morePapers' | 'after' | 'form'>;

/** The ids of all papers that a task may need. */
function papersOf({ papers = [], morePapers = [] }: Needs): string[] {
  return [...papers, ...morePapers.flatMap((more) => more.papers)];
}

/**
 * Returns the tasks that are shown: reviewed, with all their papers. A task that follows others is shown with one of
 * them.
 */
export function shownTasks<One extends Needs>(
  tasks: readonly One[],
  isReviewed: (task: One) => boolean,
  papers: ReadonlySet<string>,
): One[] {
  const complete = tasks.filter(
    (task) => isReviewed(task) && papersOf(task).every((id) => papers.has(id)),
  );
  const ids = new Set(complete.map(({ id }) => id));
  return complete.filter(({ after }) => !after || after.some((id) => ids.has(id)));
}

/** Returns the forms that are shown: reviewed, with all papers of the tasks that need the form. */
export function shownForms<One extends { id: FormId }>(
  forms: readonly One[],
  isReviewed: (form: One) => boolean,
  tasks: readonly Needs[],
  papers: ReadonlySet<string>,
): One[] {
  return forms.filter(
    (form) =>
      isReviewed(form) &&
      tasks
        .filter((task) => task.form === form.id)
        .flatMap(papersOf)
        .every((id) => papers.has(id)),
  );
}

/** Whether every core task is shown. If not, the site has no list of tasks. A task file joins the core with `core: true`. */
export function hasWholeCore(tasks: readonly Needs[], shown: readonly Needs[]): boolean {
  const ids = new Set(shown.map(({ id }) => id));
  const core = tasks.filter((task) => task.core).map(({ id }) => id);
  return [...coreTasks, ...core].every((id) => ids.has(id));
}

/** Pages that exist only with reviewed texts. */
export type ReviewedPath = '/checklist' | '/papers' | '/courts' | '/may-i' | '/forms';

/** Whether each page exists, by what is shown. */
export function standingWith(shown: {
  wholeCore: boolean;
  papers: number;
  courts: boolean;
  mayI: number;
  forms: number;
}): Record<ReviewedPath, boolean> {
  return {
    '/checklist': shown.wholeCore,
    '/papers': shown.papers > 0,
    '/courts': shown.courts,
    '/may-i': shown.mayI > 0,
    '/forms': shown.forms > 0,
  };
}
