import { daysBetween, isCalendarDate } from '#app/law/calendar.ts';
import type { CaseFacts } from '#app/law/case-facts.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { applies } from './applies.ts';
import type { ListTask } from './list-task.ts';
import { type Asked, type FoundTerm, type Term, type TermId, termFinder } from './terms.ts';

/** A task of a case. */
export interface ListedTask {
  task: ListTask;
  /** Undefined if the task has no date, or a day is missing. */
  term?: Term;
  /** Days until the last day, negative after it; undefined without a term, or while today is unknown. */
  daysLeft?: number;
  /** Sentences that this case adds to the task's own: what is still possible, and for whom the task is. */
  says: readonly string[];
  /** Whether a task that is done makes this one unnecessary for most. It never becomes the title. */
  settled: boolean;
  /** The day that the visitor has to name. */
  asks?: Asked;
}

export interface Checklist {
  /** Undefined without a day of death, and if it does not exist or has not come. */
  death: CalendarDate | undefined;
  /** Whether the day of death has not come yet. */
  future: boolean;
  today: CalendarDate;
  /** Missed tasks for which something can still be done. The earliest comes first, as in `coming`. */
  past: readonly ListedTask[];
  coming: readonly ListedTask[];
  undated: readonly ListedTask[];
  done: readonly ListedTask[];
}

/**
 * Returns the tasks of a case. A task stays while a fact of its condition is unknown. Without a usable day of death
 * every task is undated.
 *
 * @param tasks in their order
 * @param today in Korea; empty until the browser knows it, and nothing has passed then
 */
export function tasksFor(
  facts: CaseFacts,
  tasks: readonly ListTask[],
  today: CalendarDate,
): Checklist {
  const given = facts.death && isCalendarDate(facts.death) ? facts.death : undefined;
  const future = Boolean(given && today && given > today);
  const death = future ? undefined : given;
  const find = death && termFinder(facts, death, today);
  const finished = new Set(facts.done);
  const listed = tasks.flatMap((task) => listedTask(task, facts, find || undefined, today));
  const open = listed.filter(({ task }) => !finished.has(task.id));
  const dated = open.filter(({ term }) => term);
  const hasPassed = ({ daysLeft = 0 }: ListedTask) => daysLeft < 0;
  return {
    death,
    future,
    today,
    past: byEnd(dated.filter((one) => hasPassed(one) && one.task.past)),
    coming: byEnd(dated.filter((one) => !hasPassed(one))),
    undated: open
      .filter(({ term }) => !term)
      .sort((one, other) => Number(Boolean(other.asks)) - Number(Boolean(one.asks))),
    done: byEnd(listed.filter(({ task }) => finished.has(task.id))),
  };
}

/** Tasks of one line of the list. */
export interface Row {
  title: string;
  tasks: readonly [ListedTask, ...ListedTask[]];
}

/** Joins tasks that share the title of a row and the last day. The row takes the place of its first task. */
export function inRows(tasks: readonly ListedTask[]): Row[] {
  const rows: { title: string; tasks: [ListedTask, ...ListedTask[]] }[] = [];
  for (const one of tasks) {
    const { row, title } = one.task;
    const same = rows.find(
      ({ tasks: [first] }) => row && first.task.row === row && first.term?.end === one.term?.end,
    );
    if (same) same.tasks.push(one);
    else rows.push({ title: row ?? title, tasks: [one] });
  }
  return rows;
}

/** @returns the task, or nothing if it does not concern this case */
function listedTask(
  task: ListTask,
  facts: CaseFacts,
  find: ((id: TermId) => FoundTerm) | undefined,
  today: CalendarDate,
): ListedTask[] {
  const isDone = (id: string) => facts.done?.includes(id) ?? false;
  const holds = applies(task.condition, facts);
  const found = find && task.term !== 'undated' ? find(task.term) : {};
  const isOut =
    holds === false ||
    found === 'over' ||
    (task.after && !task.after.some(isDone)) ||
    task.closedBy?.some(isDone);
  if (isOut && !isDone(task.id)) return [];
  const term = typeof found === 'object' && 'id' in found ? found : undefined;
  const asks = typeof found === 'object' && 'asks' in found ? found.asks : undefined;
  const daysLeft = term && today ? daysBetween(today, term.end) : undefined;
  const once = (task.once ?? []).filter(({ done }) => isDone(done)).map(({ says }) => says);
  const says = [
    daysLeft !== undefined && daysLeft < 0 ? task.past : undefined,
    ...once,
    holds === undefined ? task.ifUnknown : undefined,
  ].filter((text) => text !== undefined);
  return [
    {
      task,
      ...(term && { term }),
      ...(daysLeft !== undefined && { daysLeft }),
      says,
      settled: once.length > 0,
      ...(asks && { asks }),
    },
  ];
}

/** Sorts by the last day. Tasks without one come last, and those of one day keep their order. */
function byEnd(tasks: readonly ListedTask[]): ListedTask[] {
  const end = ({ term }: ListedTask) => term?.end ?? '9999';
  return [...tasks].sort((one, other) => end(one).localeCompare(end(other)));
}
