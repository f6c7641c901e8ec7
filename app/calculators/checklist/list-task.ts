import type { Task } from '#app/firm/schema/task-schema.ts';

/** A task without what only a lawyer reads. */
export type ListTask = Omit<Task, 'doubts' | 'source' | 'facts' | 'checkedOn' | 'dont'> & {
  dont?: Omit<NonNullable<Task['dont']>, 'facts'> | undefined;
};

export type CourtKind = NonNullable<Task['court']>;

/** A paper as far as the list shows it. */
export interface ListPaper {
  name: string;
  /** The offices that issue it, and their fees. */
  line: string;
  copies: number;
  /** The fee at the counter; undefined if it is not known. */
  won?: number;
  /** The day of a fee that was not read in the law. */
  asOf?: string;
}
