import Fraction from 'fraction.js';
import { applies } from '../amendments.ts';
import type { CalendarDate } from '../family.ts';
import { because, type ForcedShareDoubt, type ForcedShareReason } from './reasons.ts';
import type { HeirClass, LostRight } from './situation.ts';

export interface ForcedRatio {
  /** Of the base; 0: no forced share. */
  ratio: Fraction;
  reasons: ForcedShareReason[];
  doubts: ForcedShareDoubt['code'][];
}

/**
 * What part of the base is an heir's forced share (민법 1112): half of the statutory share for
 * descendants and the spouse, a third for ascendants, and for siblings a third until that was held unconstitutional.
 * For deaths before 1979-01-01 there is none.
 *
 * @param statutory the statutory share; 0 for those who do not inherit
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

/** The ratio of someone who has lost the right to inherit: 0. */
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

/** Between the day the court had set for the amendment and the amendment. */
function isBetweenTermAndAmendment(death: CalendarDate): boolean {
  return applies('term-for-forced-share-over', death) && !applies('forced-share-in-value', death);
}
