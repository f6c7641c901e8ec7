import { type shareDoubts, shareReasons, successionReasons } from '#app/content/share-reasons.ts';
import { applies } from '../amendments.ts';
import { explain } from '../explain.ts';
import type { Reason } from '../explanation.ts';
import type { CalendarDate, Family, Partner } from '../family.ts';
import { isKin } from './kin.ts';
import { ownPlace } from './own-place.ts';
import { awaitsBirth, isContested, type Place } from './place.ts';
import { callAscendants, callCollaterals, callDescendants, callSiblings } from './ranks.ts';
import { standing } from './standing.ts';

/** Where the search for heirs ended. */
export interface Outcome {
  rank: 1 | 2 | 3 | 4 | null;
  /** Of the spouse and whoever is called beside; empty: there is no heir. */
  places: Place[];
  /** Why the spouse takes alone although there are relatives of the first two ranks. */
  renounced?: 'childrenRenounced' | 'parentsRenounced';
  reasons: Reason[];
  doubts: Set<keyof typeof shareDoubts>;
}

/** Searches rank by rank until there are heirs (민법 1000, 1003), and says what is doubtful on the way. */
export function settle(family: Family): Outcome {
  const outcome = search(family);
  if (awaitsBirth(outcome.places)) outcome.reasons.push(explain(shareReasons.unborn));
  if (isContested(outcome.places)) outcome.doubts.add('representativeRenounced');
  if (!applies('shares-of-today', family.death)) outcome.doubts.add('lawBefore1991');
  return outcome;
}

function search(family: Family): Outcome {
  const { death, children = [] } = family;
  const spouse = takes(family.spouse, death) ? family.spouse : undefined;
  const doubts: Outcome['doubts'] = new Set();

  const first = callDescendants(family, spouse !== undefined);
  for (const doubt of first.doubts) doubts.add(doubt);
  if (first.places.length > 0) {
    const places = [...beside('직계비속', spouse, death), ...first.places];
    const reasons = [explain(successionReasons.rank[1]), ...first.inOwnRight];
    return { rank: 1, places, reasons, doubts };
  }
  if (spouse && first.renounced) {
    const aChild = children.some((child) => isKin(child) && child.status === 'renounced');
    if (!aChild) doubts.add('onlyRepresentativesRenounced');
    return alone(spouse, death, doubts, 'childrenRenounced');
  }

  const second = callAscendants(family, spouse !== undefined);
  if (second.places.length > 0) {
    const places = [...beside('직계존속', spouse, death), ...second.places];
    return { rank: 2, places, reasons: [explain(successionReasons.rank[2])], doubts };
  }
  if (spouse) {
    if (second.further) doubts.add('ascendantsRenounced');
    return alone(spouse, death, doubts, second.renounced ? 'parentsRenounced' : undefined);
  }

  const third = callSiblings(family);
  for (const doubt of third.doubts) doubts.add(doubt);
  const { places } = third;
  if (places.length > 0) {
    return { rank: 3, places, reasons: [explain(successionReasons.rank[3])], doubts };
  }
  const fourth = callCollaterals(family).places;
  if (fourth.length > 0) {
    return { rank: 4, places: fourth, reasons: [explain(successionReasons.rank[4])], doubts };
  }
  return { rank: null, places: [], reasons: [explain(successionReasons.noHeir)], doubts };
}

function takes(spouse: Partner | undefined, death: CalendarDate): boolean {
  return spouse !== undefined && standing(spouse.status, death) === 'takes';
}

function beside(rank: string, spouse: Partner | undefined, death: CalendarDate): Place[] {
  return spouse
    ? [ownPlace(spouse, 3, [explain(shareReasons.spouseBesides, { rank })], death)]
    : [];
}

function alone(
  spouse: Partner,
  death: CalendarDate,
  doubts: Outcome['doubts'],
  renounced: Outcome['renounced'],
): Outcome {
  const reason = explain(renounced ? successionReasons[renounced] : shareReasons.spouseAlone);
  const reasons = [reason];
  if (renounced === 'childrenRenounced' && death < decisionOnChildren) {
    reasons.push(explain(successionReasons.childrenRenouncedEarlier));
  }
  const places = [ownPlace(spouse, 3, [reason], death)];
  return { rank: null, places, reasons, doubts, ...(renounced && { renounced }) };
}

/** 대법원 2020그42. It says what the law has been: deaths before it follow it, too. */
const decisionOnChildren: CalendarDate = '2023-03-23';
