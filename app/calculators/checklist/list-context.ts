import { createContext } from 'react';
import type { Facts } from '#app/case/facts.ts';
import type { FactsChange } from '#app/case/store.ts';
import type { CourtTable } from '#app/firm/view/court-table.ts';
import type { CourtKind, ListPaper } from './list-task.ts';

/** Data of the list that the server provides. */
export interface ListData {
  papers: Readonly<Record<string, ListPaper>>;
  courts: CourtTable;
  /** The court for a last address abroad or unknown. */
  abroad: { court: string; says: string };
  /** Courts by the address that decides which of them is competent. */
  courtKinds: Readonly<Record<CourtKind, string>>;
  /** Whether the site has each page that a task links to. */
  stands: Readonly<Record<'papers' | 'mayI' | 'forms', boolean>>;
  /** Sentence on the fee of the first consultation. */
  consultation: string;
}

/** The case and the data, for the parts of a task. */
export interface ListState extends ListData {
  facts: Readonly<Facts>;
  /** Empty until the browser knows it. */
  today: string;
  /** Changes with each change of the facts that does not come from the fields. */
  revision: number;
  change: (part: FactsChange<Facts>) => void;
  /** Marks a task as done, or takes the mark away. */
  finish: (id: string, done: boolean) => void;
  /** Offers the case to the consultation request. */
  offer: () => void;
}

export const ListContext = createContext<ListState | null>(null);
