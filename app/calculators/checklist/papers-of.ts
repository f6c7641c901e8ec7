import type { CaseFacts } from '#app/law/case-facts.ts';
import { applies } from './applies.ts';
import type { ListPaper, ListTask } from './list-task.ts';

/** A paper that a task needs in this case. */
export interface NeededPaper {
  id: string;
  /** The case in which it is needed, as long as that is unknown. */
  who?: string;
}

/** Returns the papers of a task, with those for particular cases that are not ruled out. */
export function papersOf(task: ListTask, facts: CaseFacts): NeededPaper[] {
  const own: NeededPaper[] = (task.papers ?? []).map((id) => ({ id }));
  for (const { who, condition, papers } of task.morePapers ?? []) {
    const holds = condition ? applies(condition, facts) : undefined;
    if (holds === false) continue;
    for (const id of papers) {
      if (own.some((one) => one.id === id)) continue;
      own.push(holds ? { id } : { id, who });
    }
  }
  return own;
}

interface FeeSum {
  copies: number;
  won: number;
  /** The oldest day of a fee that was not read in the law. */
  asOf: string | undefined;
}

/** Adds up the fees at the counter; null if one is not known. A paper for another case does not count. */
export function feesOf(
  needed: readonly NeededPaper[],
  papers: Readonly<Record<string, ListPaper>>,
): FeeSum | null {
  const sum: FeeSum = { copies: 0, won: 0, asOf: undefined };
  for (const { id, who } of needed) {
    if (who) continue;
    const { won, copies = 1, asOf } = papers[id] ?? {};
    if (won === undefined) return null;
    sum.copies += copies;
    sum.won += won * copies;
    if (asOf && (!sum.asOf || asOf < sum.asOf)) sum.asOf = asOf;
  }
  return sum.copies > 0 ? sum : null;
}
