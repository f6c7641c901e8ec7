import Fraction from 'fraction.js';
import { applies } from '../amendments.ts';
import type { CalendarDate, Status } from '../family.ts';
import { because, type ShareReason } from './reasons.ts';

/** A place in the division: of an heir, or of someone represented. */
export interface Place {
  person: string;
  /** In halves, so that they are whole: 3 for a spouse, 2 for everyone else (민법 1009). */
  weight: 2 | 3;
  reasons: ShareReason[];
  /** Who inherits instead of the person; never empty. */
  representatives?: Place[];
  /** Some of those who represent renounced. */
  renouncedWithin?: boolean;
  /** Not born yet: everyone's share depends on the birth. */
  unborn?: boolean;
}

/** One heir's statutory share. */
export interface Share {
  /** Id of the person. */
  person: string;
  fraction: Fraction;
  /** The id of whom the person represents, nearest first; null: inherits in one's own right. */
  represents: string | null;
  /** The chain of rules that led here, from the rank to the fraction. */
  reasons: ShareReason[];
}

interface Heir {
  id: string;
  status?: Status;
  relation?: string;
  blood?: 'half';
}

/** The place of someone who inherits in person: why the person is called, and what is particular to them. */
export function placeOf(
  person: Heir,
  weight: Place['weight'],
  why: readonly ShareReason[],
  death: CalendarDate,
): Place {
  const reasons = [...why, ...personalReasons(person, death)];
  return { person: person.id, weight, reasons, unborn: person.status === 'unborn' };
}

/** Divides the estate among the places, and a represented one again within itself (민법 1009, 1010). */
export function divideAmong(places: readonly Place[]): Share[] {
  return divide(places, new Fraction(1), null, []);
}

/** Everyone who is represented. */
export function represented(places: readonly Place[]): string[] {
  return places.flatMap(({ person, representatives }) =>
    representatives ? [person, ...represented(representatives)] : [],
  );
}

/** Whether it matters to whom a renouncing representative's share goes: there are others beside. */
export function isContested(places: readonly Place[]): boolean {
  return places.some(
    ({ representatives = [], renouncedWithin }) =>
      (renouncedWithin && places.length > 1) || isContested(representatives),
  );
}

/** Whether one of the heirs is not born yet. */
export function awaitsBirth(places: readonly Place[]): boolean {
  return places.some(({ unborn, representatives = [] }) => unborn || awaitsBirth(representatives));
}

/** A tie by adoption, half blood, birth after the death, a forfeiture that the law did not know yet. */
function personalReasons({ status, relation, blood }: Heir, death: CalendarDate): ShareReason[] {
  const reasons: ShareReason[] = [];
  if (relation === 'nonmarital_recognized') reasons.push(because({ code: 'nonmarital' }));
  if (relation === 'adopted_out') reasons.push(because({ code: 'adopted-out' }));
  if (relation === 'adoptive') reasons.push(because({ code: 'adoptive-parent' }));
  if (relation === 'adopted') reasons.push(because({ code: 'adopted' }));
  if (relation === 'full_adopted') reasons.push(because({ code: 'full-adopted' }));
  if (blood === 'half') reasons.push(because({ code: 'half-blood' }));
  if (status === 'missing') reasons.push(because({ code: 'missing' }));
  if (status === 'unborn') reasons.push(because({ code: 'unborn' }));
  if (status === 'born_alive') reasons.push(because({ code: 'born-alive' }));
  if (status === 'forfeited' && !applies('forfeiture', death)) {
    reasons.push(because({ code: 'no-forfeiture-yet' }));
  }
  return reasons;
}

function divide(
  places: readonly Place[],
  whole: Fraction,
  represents: string | null,
  above: readonly ShareReason[],
): Share[] {
  const total = places.reduce((sum, { weight }) => sum + weight, 0);
  return places.flatMap(({ person, weight, reasons, representatives }) => {
    const fraction = whole.mul(weight, total);
    const chain = [...above, ...reasons];
    if (representatives) {
      const share = because({ code: 'represented-share', fraction });
      return divide(representatives, fraction, person, [...chain, share]);
    }
    const split = reasonForSplit(places, weight, whole, fraction, represents !== null);
    return [{ person, fraction, represents, reasons: [...chain, split] }];
  });
}

/** @param within the split is among those who represent someone */
function reasonForSplit(
  places: readonly Place[],
  weight: number,
  whole: Fraction,
  fraction: Fraction,
  within: boolean,
): ShareReason {
  if (places.length === 1) {
    return because(within ? { code: 'only-representative', fraction } : { code: 'only-heir' });
  }
  if (places.some((place) => place.weight === 3)) {
    const total = places.reduce((sum, place) => sum + place.weight, 0);
    const values = { total: total / 2, weight: weight / 2, fraction };
    return because(
      within
        ? { code: 'shares-with-spouse-within', whole, ...values }
        : { code: 'shares-with-spouse', ...values },
    );
  }
  const count = places.length;
  return because(
    within
      ? { code: 'equal-shares-within', count, whole, fraction }
      : { code: 'equal-shares', count, fraction },
  );
}
