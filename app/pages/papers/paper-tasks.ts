import { tasks } from '#app/firm/view/tasks.ts';

/** A task that needs a paper. */
export interface PaperTask {
  id: string;
  title: string;
  /** The case in which it does; left out if it always does. */
  who?: string;
}

/** Returns the tasks that need a paper, first those that always do. */
export function tasksOf(paper: string): PaperTask[] {
  const always = tasks.filter(({ papers = [] }) => papers.includes(paper));
  const atTimes = tasks.flatMap((task) => {
    const more = always.includes(task)
      ? undefined
      : task.morePapers?.find(({ papers }) => papers.includes(paper));
    return more ? [{ id: task.id, title: task.title, who: more.who }] : [];
  });
  return [...always.map(({ id, title }) => ({ id, title })), ...atTimes];
}
