import type Fraction from 'fraction.js';
import type { Family } from '../family.ts';
import { exclude } from './excluded.ts';
import type { ExclusionReason } from './exclusion-reasons.ts';
import { findHeirs } from './find-heirs.ts';
import { divideAmong } from './place.ts';
import { type ShareDoubt, type ShareReason, shareDoubt } from './reasons.ts';

/** One heir's statutory share. */
export interface Share {
  /** Id of the person. */
  person: string;
  fraction: Fraction;
  /** The id of whom the person represents, nearest first; null: inherits in one's own right. */
  represents: string | null;
  /** The chain of rules that led here, from the rank to the fraction. */
  reasons: ShareReason[];
}

/** Someone who might have been expected to inherit and does not. */
export interface Excluded {
  person: string;
  reason: ExclusionReason;
}

export interface Succession {
  /** The spouse first, then by branch and age. Empty: there is no heir. */
  shares: Share[];
  /** 1 descendants, 2 ascendants, 3 siblings, 4 other collaterals; null: the spouse alone, or no heir. */
  rank: 1 | 2 | 3 | 4 | null;
  /** Everyone else in the family, each with the first reason that keeps the person from inheriting. */
  excluded: Excluded[];
  /** What explains the whole: which rank, why not an earlier one. */
  reasons: ShareReason[];
  unsettled: ShareDoubt[];
}

/**
 * Who inherits, and in what shares, by the law in force on the day of the death (민법 1000–1010, 1042–1043).
 *
 * @returns shares that sum to exactly 1, or no share when there is no heir
 */
export function statutoryShares(family: Family): Succession {
  const outcome = findHeirs(family);
  const shares = divideAmong(outcome.places);
  return {
    shares,
    rank: outcome.rank,
    excluded: exclude(family, outcome, new Set(shares.map(({ person }) => person))),
    reasons: outcome.reasons,
    unsettled: [...outcome.doubts].map(shareDoubt),
  };
}
