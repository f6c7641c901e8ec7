import type { CalendarDate, Family, Partner } from '../family.ts';
import { isKin } from './kin.ts';
import { awaitsBirth, isContested, type Place, placeOf } from './place.ts';
import { callAscendants, callCollaterals, callDescendants, callSiblings } from './ranks.ts';
import { because, type ShareDoubt, type ShareReason } from './reasons.ts';
import { effectOf } from './status.ts';

/** Result of the search for heirs. */
export interface Outcome {
  rank: 1 | 2 | 3 | 4 | null;
  /** Places of the spouse and of the relatives called with the spouse. Empty without heirs. */
  places: Place[];
  /** Reason why the spouse inherits alone despite relatives of the first two ranks. */
  renounced?: 'children-renounced' | 'parents-renounced';
  reasons: ShareReason[];
  doubts: Set<ShareDoubt['code']>;
}

/** Searches rank by rank until it finds heirs under the law since 1991 (민법 1000, 1003), and collects doubts. */
export function findHeirs(family: Family): Outcome {
  const outcome = search(family);
  if (awaitsBirth(outcome.places)) outcome.reasons.push(because({ code: 'unborn' }));
  if (isContested(outcome.places)) outcome.doubts.add('representative-renounced');
  return outcome;
}

function search(family: Family): Outcome {
  const { death, children = [] } = family;
  const spouse = inherits(family.spouse, death) ? family.spouse : undefined;
  const doubts: Outcome['doubts'] = new Set();

  const first = callDescendants(family, spouse !== undefined);
  for (const doubt of first.doubts) doubts.add(doubt);
  if (first.places.length > 0) {
    const places = [...beside(1, spouse, death), ...first.places];
    return {
      rank: 1,
      places,
      reasons: [because({ code: 'first-rank' }), ...first.inOwnRight],
      doubts,
    };
  }
  if (spouse && first.renounced) {
    const aChild = children.some((child) => isKin(child) && child.status === 'renounced');
    if (!aChild) doubts.add('only-representatives-renounced');
    return alone(spouse, death, doubts, 'children-renounced');
  }

  const second = callAscendants(family, spouse !== undefined);
  if (second.places.length > 0) {
    const places = [...beside(2, spouse, death), ...second.places];
    return { rank: 2, places, reasons: [because({ code: 'second-rank' })], doubts };
  }
  if (spouse) {
    if (second.further) doubts.add('ascendants-renounced');
    return alone(spouse, death, doubts, second.renounced ? 'parents-renounced' : undefined);
  }

  const third = callSiblings(family);
  for (const doubt of third.doubts) doubts.add(doubt);
  const { places } = third;
  if (places.length > 0) {
    return { rank: 3, places, reasons: [because({ code: 'third-rank' })], doubts };
  }
  const fourth = callCollaterals(family).places;
  if (fourth.length > 0) {
    return { rank: 4, places: fourth, reasons: [because({ code: 'fourth-rank' })], doubts };
  }
  return { rank: null, places: [], reasons: [because({ code: 'no-heir' })], doubts };
}

function inherits(spouse: Partner | undefined, death: CalendarDate): boolean {
  return spouse !== undefined && !spouse.relation && effectOf(spouse.status, death) === 'inherits';
}

function beside(rank: 1 | 2, spouse: Partner | undefined, death: CalendarDate): Place[] {
  return spouse ? [placeOf(spouse, 3, [because({ code: 'beside-rank', rank })], death)] : [];
}

function alone(
  spouse: Partner,
  death: CalendarDate,
  doubts: Outcome['doubts'],
  renounced: Outcome['renounced'],
): Outcome {
  const reason = because({ code: renounced ?? 'spouse-alone' });
  const reasons = [reason];
  if (renounced === 'children-renounced' && death < decisionOnChildren) {
    reasons.push(because({ code: 'children-renounced-earlier' }));
  }
  const places = [placeOf(spouse, 3, [reason], death)];
  return { rank: null, places, reasons, doubts, ...(renounced && { renounced }) };
}

/** 대법원 2020그42. The decision states existing law, so it applies to earlier deaths, too. */
const decisionOnChildren: CalendarDate = '2023-03-23';
