import Fraction from 'fraction.js';
import { applies } from '../amendments.ts';
import type { CalendarDate } from '../family.ts';
import { because, type ForcedShareDoubt, type ForcedShareReason } from './reasons.ts';
import type { HeirClass, LostRight } from './situation.ts';

export interface ForcedRatio {
  /** Fraction of the base; 0: no forced share. */
  ratio: Fraction;
  reasons: ForcedShareReason[];
  doubts: ForcedShareDoubt['code'][];
}

/**
 * Returns an heir's forced share as a fraction of the base (민법 1112): half of the statutory share for descendants
 * and the spouse, a third for ascendants, and a third for siblings until that was held unconstitutional. Deaths before
 * 1979-01-01 give no forced share.
 *
 * @param statutory the statutory share; 0 for people who do not inherit
 */
export function forcedShareRatio(
  heirClass: HeirClass,
  statutory: Fraction,
  death: CalendarDate,
): ForcedRatio {
  const ratio = statutory.mul(partOf(heirClass, death));
  if (statutory.equals(0)) return { ratio, reasons: [because('no-heir')], doubts: [] };
  if (!applies('forced-shares', death)) {
    return { ratio: parts.none, reasons: [because('before-forced-shares')], doubts: [] };
  }
  if (ratio.equals(0)) {
    const none = heirClass === 'sibling' ? 'no-siblings' : 'collateral';
    return { ratio, reasons: [because(none)], doubts: [] };
  }
  return {
    ratio,
    reasons: [because(heirClass)],
    doubts: [
      ...(heirClass === 'sibling' ? (['siblings-before-decision'] as const) : []),
      ...(isBetweenTermAndAmendment(death) ? (['between-term-and-amendment'] as const) : []),
    ],
  };
}

/** Returns the ratio 0 for a person who lost the right to inherit. */
export function lostRatio(why: LostRight): ForcedRatio {
  return { ratio: new Fraction(0), reasons: [because(why)], doubts: [] };
}

function partOf(heirClass: HeirClass, death: CalendarDate): Fraction {
  if (heirClass === 'sibling' && applies('siblings-without-forced-share', death)) return parts.none;
  return parts[ofClass[heirClass]];
}

const parts = { half: new Fraction(1, 2), third: new Fraction(1, 3), none: new Fraction(0) };

const ofClass = {
  descendant: 'half',
  spouse: 'half',
  ascendant: 'third',
  sibling: 'third',
  collateral: 'none',
} as const;

/** Whether the death falls between the end of the term that the court set for the amendment and the amendment. */
function isBetweenTermAndAmendment(death: CalendarDate): boolean {
  return applies('term-for-forced-share-over', death) && !applies('forced-share-in-value', death);
}
