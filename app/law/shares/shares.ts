import { checkFamily } from '../check-family.ts';
import type { Family } from '../family.ts';
import { type EarlierLaw, earlierLaw } from '../governing-law.ts';
import { type Excluded, exclude } from './excluded.ts';
import { findHeirs } from './find-heirs.ts';
import { divideAmong, type Share } from './place.ts';
import { type ShareDoubt, type ShareReason, shareDoubt } from './reasons.ts';

export interface Succession {
  /** Shares of the spouse first, then by branch and age. Empty without heirs. */
  shares: Share[];
  /** 1 descendants, 2 ascendants, 3 siblings, 4 other collaterals; null for the spouse alone, or without heirs. */
  rank: 1 | 2 | 3 | 4 | null;
  /** Everyone else in the family, each with the first reason that keeps the person from inheriting. */
  excluded: Excluded[];
  /** Reasons for the whole succession: its rank, and why not an earlier one. */
  reasons: ShareReason[];
  unsettled: ShareDoubt[];
}

/** Result instead of a succession if a law before 1991 governs. */
export interface UnderEarlierLaw {
  earlierLaw: EarlierLaw;
}

/**
 * Determines the heirs and their shares under the law in force on the date of death (민법 1000–1010, 1042–1043).
 *
 * @returns shares that sum to exactly 1, or none without heirs; no succession for a death before 1991
 * @throws InputError for an impossible family
 */
export function statutoryShares(family: Family): Succession | UnderEarlierLaw {
  checkFamily(family);
  const law = earlierLaw(family);
  return law ? { earlierLaw: law } : successionOf(family);
}

/**
 * Determines heirs and shares of a family that the law since 1991 is known to govern, such as an example.
 *
 * @throws Error if another law governs
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
    // Sorted, so that the order does not depend on which relative was examined first.
    unsettled: [...outcome.doubts].sort().map(shareDoubt),
  };
}
