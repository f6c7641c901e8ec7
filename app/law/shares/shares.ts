import { checkFamily } from '../check-family.ts';
import type { Family } from '../family.ts';
import { type EarlierLaw, earlierLaw } from '../governing-law.ts';
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

/** In the place of a succession that another law governs than those from 1991 on. */
export interface UnderEarlierLaw {
  earlierLaw: EarlierLaw;
}

/**
 * Who inherits, and in what shares, by the law in force on the day of the death (민법 1000–1010, 1042–1043).
 *
 * @returns shares that sum to exactly 1, or no share when there is no heir; no succession for a death before 1991
 * @throws InputError for a family that cannot be
 */
export function statutoryShares(family: Family): Succession | UnderEarlierLaw {
  checkFamily(family);
  const law = earlierLaw(family);
  return law ? { earlierLaw: law } : successionOf(family);
}

/**
 * The same, for a family that is known to be governed by the law since 1991, such as an example.
 *
 * @throws Error where another law governs
 */
export function successionSince1991(family: Family): Succession {
  const found = statutoryShares(family);
  if ('earlierLaw' in found) throw new Error(`Another law governs a death on ${family.death}.`);
  return found;
}

function successionOf(family: Family): Succession {
  const outcome = findHeirs(family);
  const shares = divideAmong(outcome.places);
  return {
    shares,
    rank: outcome.rank,
    excluded: exclude(family, outcome, new Set(shares.map(({ person }) => person))),
    reasons: outcome.reasons,
    // The same for the same doubts, whichever relative was looked at first.
    unsettled: [...outcome.doubts].sort().map(shareDoubt),
  };
}
