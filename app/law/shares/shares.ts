import { checkFamily } from '../check-family.ts';
import type { Family } from '../family.ts';
import { type Excluded, exclude } from './excluded.ts';
import { findHeirs } from './find-heirs.ts';
import { divideAmong, type Share } from './place.ts';
import { type ShareDoubt, type ShareReason, shareDoubt } from './reasons.ts';

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
 * @throws InputError for a family that cannot be
 */
export function statutoryShares(family: Family): Succession {
  checkFamily(family);
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
