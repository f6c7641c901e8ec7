import type Fraction from 'fraction.js';
import type { Reason, Unsettled } from '../explanation.ts';
import type { Family } from '../family.ts';

/** One heir's statutory share. */
export interface Share {
  /** Id of the person. */
  person: string;
  fraction: Fraction;
  /** The id of whom the person represents, nearest first; null: inherits in the own right. */
  represents: string | null;
  /** The chain of rules that led here, from the rank to the fraction. */
  reasons: Reason[];
}

/** Someone who might have been expected to inherit and does not. */
export interface Excluded {
  person: string;
  reason: Reason;
}

export interface Succession {
  /** In the order of drawing: spouse, then by branch and age. Empty: there is no heir. */
  shares: Share[];
  /** 1 descendants, 2 ascendants, 3 siblings, 4 other collaterals; null: the spouse alone, or no heir. */
  rank: 1 | 2 | 3 | 4 | null;
  excluded: Excluded[];
  /** What explains the whole: which rank, why not an earlier one. */
  reasons: Reason[];
  unsettled: Unsettled[];
}

/**
 * Who inherits, and in what shares, by the law in force on the day of the death (민법 1000–1010, 1042–1043).
 *
 * @returns shares that sum to exactly 1, or no share when there is no heir
 */
export declare function statutoryShares(family: Family): Succession;
