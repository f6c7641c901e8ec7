import Fraction from 'fraction.js';
import {
  forcedShareDoubts as doubts,
  forcedShareReasons as say,
} from '#app/content/forced-share-reasons.ts';
import { applies } from '../amendments.ts';
import type { Reason, Unsettled } from '../explanation.ts';
import type { CalendarDate } from '../family.ts';
import type { HeirClass, LostRight } from './situation.ts';

export interface ForcedRatio {
  /** Of the base; 0: no forced share. */
  ratio: Fraction;
  reasons: Reason[];
  unsettled: Unsettled[];
}

/**
 * What part of the base is an heir's forced share (민법 1112): half of the statutory share for
 * descendants and the spouse, a third for ascendants, and for siblings a third until that was struck down.
 *
 * @param statutory the statutory share; 0 for those who do not inherit
 */
export function forcedShareRatio(
  heirClass: HeirClass,
  statutory: Fraction,
  death: CalendarDate,
): ForcedRatio {
  const ratio = statutory.mul(partOf(heirClass, death));
  if (statutory.equals(0)) return { ratio, reasons: [say.noHeir], unsettled: [] };
  if (ratio.equals(0)) {
    const none = heirClass === 'sibling' ? say.siblingNoMore : say.collateral;
    return { ratio, reasons: [none], unsettled: [] };
  }
  return {
    ratio,
    reasons: [say[heirClass]],
    unsettled: [
      ...(heirClass === 'sibling' ? [doubts.oldSiblings] : []),
      ...(inGap(death) ? [doubts.gapOfTheLaw] : []),
    ],
  };
}

/** The ratio of someone who has lost the right to inherit: 0, and why. */
export function lostRatio(why: LostRight): ForcedRatio {
  return { ratio: new Fraction(0), reasons: [say[why]], unsettled: [] };
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
function inGap(death: CalendarDate): boolean {
  return applies('term-for-forced-share-over', death) && !applies('forced-share-in-value', death);
}
