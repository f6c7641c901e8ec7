import type { CalendarDate } from '#app/law/family.ts';
import type { Relative } from './relative.ts';

/**
 * Maximum number of people in each row. No visitor has more, and each has a name. `MAX_PEOPLE` limits the whole family.
 * A drawing that is too wide for its frame scrolls.
 */
export const MAX_IN_ROW = {
  children: 15,
  /** Two by birth and two by adoption. */
  parents: 4,
  grandparents: 4,
  siblings: 15,
  third: 15,
  fourth: 15,
} as const;

/** A row of people in a family. */
export type Row = keyof typeof MAX_IN_ROW;

/** Maximum number of children of anyone but the deceased. */
export const MAX_ISSUE = 15;

/** Generations under the deceased that can be entered: children, grandchildren, great-grandchildren. */
export const DEEPEST = 3;

/** The questions without whose answers nothing is computed. */
export const questions = ['spouse', 'children'] as const;
export type Question = (typeof questions)[number];

/** Input of the calculator. family-code.ts writes it to a link. */
export interface ShareInput extends Record<Row, Relative[]> {
  /** Whether the sender of a link left out what makes the persons inherit or not. */
  isPartial: boolean;
  /** The questions without an answer. The family has nobody there. */
  unanswered: readonly Question[];
  spouse: Relative | null;
  /** Amount in won; null if not entered. */
  estate: bigint | null;
  /** Legacies to persons who do not inherit. */
  elsewhere: bigint | null;
  /** Property to divide on the day of the division, without legacies; null if not entered. */
  estateAtDivision: bigint | null;
  /** Date of death; if empty, today's law applies. */
  death: CalendarDate | '';
}

/** A family in which every question is answered: there is nobody. */
export const nobody: ShareInput = {
  isPartial: false,
  unanswered: [],
  spouse: null,
  children: [],
  parents: [],
  grandparents: [],
  siblings: [],
  third: [],
  fourth: [],
  estate: null,
  elsewhere: null,
  estateAtDivision: null,
  death: '',
};

/** Input before the visitor has answered anything. */
export const initial: ShareInput = { ...nobody, unanswered: questions };

/** The family on show before the visitor has answered the questions, with nine hundred million won. */
export const example: ShareInput = {
  ...nobody,
  spouse: {},
  children: [{}, {}, { status: 'predeceased', children: [{}, {}] }],
  estate: 900_000_000n,
};
