import type { CalendarDate } from '../family.ts';
import { isKin, type Kin } from './kin.ts';
import { type Place, placeOf } from './place.ts';
import { because, type Generation, type ShareReason } from './reasons.ts';
import { effectOf, spouseOf } from './status.ts';

/** Outcome for the people of one generation. */
export interface Called {
  places: Place[];
  /** Whether one of them, or a representative of one, would have been an heir and renounced. */
  renounced: boolean;
  /** Doubts about spouses of represented people, for whom the law of the date is our reading. */
  doubts: Set<'spouse-of-disqualified' | 'spouse-of-forfeited'>;
}

/**
 * Gives a place to each heir and to each represented person (민법 1001, 1003②).
 *
 * @param generation generation of `people`
 * @param why reasons for calling those who inherit themselves
 */
export function call(
  people: readonly Kin[],
  generation: Generation,
  death: CalendarDate,
  why: readonly ShareReason[],
): Called {
  const called: Called = { places: [], renounced: false, doubts: new Set() };
  for (const person of people.filter(isKin)) {
    const effect = effectOf(person.status, death);
    if (effect === 'inherits') called.places.push(placeOf(person, 2, why, death));
    if (effect === 'renounced') called.renounced = true;
    if (effect === 'died' || effect === 'barred') represent(person, generation, death, called);
  }
  return called;
}

function represent(person: Kin, who: Generation, death: CalendarDate, into: Called): void {
  const below: Generation = { line: who.line, step: who.step + 1 };
  const descendant = because({ code: 'representing-descendant', who: below });
  const within = call(person.children ?? [], below, death, [descendant]);
  callSpouse(person, death, within);
  into.renounced ||= within.renounced;
  for (const doubt of within.doubts) into.doubts.add(doubt);
  if (within.places.length === 0) return;
  into.places.push({
    person: person.id,
    weight: 2,
    reasons: [because({ code: `represented-${causeOf(person)}`, who })],
    representatives: within.places,
    renouncedWithin: within.renounced,
  });
}

function callSpouse(of: Kin, death: CalendarDate, into: Called): void {
  const effect = of.spouse && effectOf(of.spouse.status, death);
  if (!of.spouse || of.spouse.relation || (effect !== 'inherits' && effect !== 'renounced')) return;
  const place = spouseOf(of, death);
  if (place === 'forfeited-before-2026') into.doubts.add('spouse-of-forfeited');
  if (place !== 'represents') return;
  if (of.status === 'disqualified') into.doubts.add('spouse-of-disqualified');
  if (effect === 'renounced') {
    into.renounced = true;
    return;
  }
  into.places.unshift(placeOf(of.spouse, 3, [because({ code: 'representing-spouse' })], death));
}

function causeOf({ status }: Kin): 'predeceased' | 'simultaneous' | 'disqualified' | 'forfeited' {
  if (status === 'simultaneous' || status === 'disqualified' || status === 'forfeited')
    return status;
  return 'predeceased';
}
