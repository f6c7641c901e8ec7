import Fraction from 'fraction.js';
import { applies } from '../amendments.ts';
import type { CalendarDate, Status } from '../family.ts';
import { because, type ShareReason } from './reasons.ts';

/** Place in the division, of an heir or of a represented person. */
export interface Place {
  person: string;
  /** Weight in halves, to keep it whole: 3 for a spouse, 2 for everyone else (민법 1009). */
  weight: 2 | 3;
  reasons: ShareReason[];
  /** Places of the heirs who represent the person; never empty. */
  representatives?: Place[];
  /** Whether some of the representatives renounced. */
  renouncedWithin?: boolean;
  /** Whether the heir is not yet born, so that everyone's share depends on the birth. */
  unborn?: boolean;
}

/** Statutory share of an heir. */
export interface Share {
  /** Id of the person. */
  person: string;
  fraction: Fraction;
  /** Id of the represented person nearest to the heir; null if the heir inherits in their own right. */
  represents: string | null;
  /** Chain of rules that led to the share, from the rank to the fraction. */
  reasons: ShareReason[];
}

interface Heir {
  id: string;
  status?: Status;
  relation?: string;
  blood?: 'half';
}

/** Creates the place of an heir, with the reasons for the call and those of the heir's own situation. */
export function placeOf(
  person: Heir,
  weight: Place['weight'],
  why: readonly ShareReason[],
  death: CalendarDate,
): Place {
  const reasons = [...why, ...personalReasons(person, death)];
  return { person: person.id, weight, reasons, unborn: person.status === 'unborn' };
}

/** Divides the estate among the places, and a represented place among its representatives (민법 1009, 1010). */
export function divideAmong(places: readonly Place[]): Share[] {
  return divide(places, new Fraction(1), null, []);
}

/** Lists the ids of all represented people. */
export function represented(places: readonly Place[]): string[] {
  return places.flatMap(({ person, representatives }) =>
    representatives ? [person, ...represented(representatives)] : [],
  );
}

/** Whether it matters who takes the share of a renouncing representative, because the branch is not alone. */
export function isContested(places: readonly Place[]): boolean {
  return places.some(
    ({ representatives = [], renouncedWithin }) =>
      (renouncedWithin && places.length > 1) || isContested(representatives),
  );
}

/** Whether an heir is not yet born. */
export function awaitsBirth(places: readonly Place[]): boolean {
  return places.some(({ unborn, representatives = [] }) => unborn || awaitsBirth(representatives));
}

/** Reasons of the heir's own situation, such as adoption, half blood, or a forfeiture before the law knew it. */
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

/** @param within whether the split is among representatives of one person */
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
