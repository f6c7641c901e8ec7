import type { CalendarDate } from '#app/law/family.ts';
import type { Relative } from './relative.ts';

/**
 * How many there may be in each row: no visitor has more, and each has a name. `MAX_PEOPLE` limits the whole family; a
 * drawing that is too wide for its frame scrolls.
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

/** The rows of a family in which people stand. */
export type Row = keyof typeof MAX_IN_ROW;

/** How many children anyone but the deceased may have. */
export const MAX_ISSUE = 15;

/** Generations under the deceased that can be put in: children, grandchildren, great-grandchildren. */
export const DEEPEST = 3;

/** What the calculator computes from. A link holds it as family-code.ts writes it. */
export interface ShareInput extends Record<Row, Relative[]> {
  spouse: Relative | null;
  /** In won; null where none was put in. */
  estate: bigint | null;
  /** Legacies to those who do not inherit. */
  elsewhere: bigint | null;
  /** What there is to divide on the day of the division, legacies left out; null where none was put in. */
  estateAtDivision: bigint | null;
  /** Empty: the law of today. */
  death: CalendarDate | '';
}

export const nobody: ShareInput = {
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

/** The family of the drawing at the top of the page, and nine hundred million won. */
export const initial: ShareInput = {
  ...nobody,
  spouse: {},
  children: [{}, {}, { status: 'predeceased', children: [{}, {}] }],
  estate: 900_000_000n,
};
