import { shareReasons } from '#app/content/share-reasons.ts';
import { explain } from '../explain.ts';
import type { Reason } from '../explanation.ts';
import type { CalendarDate } from '../family.ts';
import { generationName, isKin, type Kin } from './kin.ts';
import { ownPlace } from './own-place.ts';
import type { Place } from './place.ts';
import { placeOfSpouse } from './spouse-of-represented.ts';
import { standing } from './standing.ts';

/** What a list of equals yields. */
export interface Called {
  places: Place[];
  /** Somebody among them, or representing one of them, would have been heir and renounced. */
  renounced: boolean;
  /** Spouses of represented people about whom the law by date is our reading. */
  doubts: Set<'spouseOfDisqualified' | 'spouseOfForfeited'>;
}

/**
 * Gives a place to each who takes, and to each whom others represent (민법 1001, 1003②).
 *
 * @param names of the generations, from theirs on
 * @param why they are called, where they take themselves
 */
export function call(
  people: readonly Kin[],
  names: readonly string[],
  death: CalendarDate,
  why: readonly Reason[],
): Called {
  const called: Called = { places: [], renounced: false, doubts: new Set() };
  for (const person of people.filter(isKin)) {
    const stands = standing(person.status, death);
    if (stands === 'takes') called.places.push(ownPlace(person, 2, why, death));
    if (stands === 'renounced') called.renounced = true;
    if (stands === 'died' || stands === 'barred') represent(person, names, death, called);
  }
  return called;
}

function represent(person: Kin, names: readonly string[], death: CalendarDate, into: Called): void {
  const below = names.slice(1);
  const descendant = explain(shareReasons.representingDescendant, {
    who: generationName(below, 0),
  });
  const within = call(person.children ?? [], below, death, [descendant]);
  callSpouse(person, death, within);
  into.renounced ||= within.renounced;
  for (const doubt of within.doubts) into.doubts.add(doubt);
  if (within.places.length === 0) return;
  const cause = shareReasons.represented[causeOf(person)];
  into.places.push({
    person: person.id,
    weight: 2,
    reasons: [explain(cause, { who: generationName(names, 0) })],
    representatives: within.places,
    renouncedWithin: within.renounced,
  });
}

function callSpouse(of: Kin, death: CalendarDate, into: Called): void {
  const stands = of.spouse && standing(of.spouse.status, death);
  if (!of.spouse || (stands !== 'takes' && stands !== 'renounced')) return;
  const place = placeOfSpouse(of, death);
  if (place === 'forfeitedBefore') into.doubts.add('spouseOfForfeited');
  if (place !== 'represents') return;
  if (of.status === 'disqualified') into.doubts.add('spouseOfDisqualified');
  if (stands === 'renounced') {
    into.renounced = true;
    return;
  }
  into.places.unshift(ownPlace(of.spouse, 3, [explain(shareReasons.representingSpouse)], death));
}

function causeOf({ status }: Kin): keyof typeof shareReasons.represented {
  if (status === 'simultaneous' || status === 'disqualified' || status === 'forfeited')
    return status;
  return 'predeceased';
}
