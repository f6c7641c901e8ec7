import { shareReasons } from '#app/content/share-reasons.ts';
import { applies } from '../amendments.ts';
import { explain } from '../explain.ts';
import type { Reason } from '../explanation.ts';
import type { CalendarDate, Status } from '../family.ts';
import type { Place } from './place.ts';

interface Taker {
  id: string;
  status?: Status;
  relation?: string;
  blood?: 'half';
}

/** The place of someone who takes in person: why the person is called, and what is to be said of them alone. */
export function ownPlace(
  person: Taker,
  weight: Place['weight'],
  why: readonly Reason[],
  death: CalendarDate,
): Place {
  const reasons = [...why, ...personalReasons(person, death)];
  return { person: person.id, weight, reasons, unborn: person.status === 'unborn' };
}

/** A tie by adoption, half blood, birth after the death, a forfeiture that the law did not know yet. */
function personalReasons({ status, relation, blood }: Taker, death: CalendarDate): Reason[] {
  const reasons: Reason[] = [];
  if (relation && isToldOf(relation)) reasons.push(explain(shareReasons.relation[relation]));
  if (blood === 'half') reasons.push(explain(shareReasons.halfBlood));
  if (status === 'unborn') reasons.push(explain(shareReasons.unborn));
  if (status === 'born_alive') reasons.push(explain(shareReasons.bornAlive));
  if (status === 'forfeited' && !applies('forfeiture', death)) {
    reasons.push(explain(shareReasons.noForfeitureYet));
  }
  return reasons;
}

function isToldOf(relation: string): relation is keyof typeof shareReasons.relation {
  return Object.hasOwn(shareReasons.relation, relation);
}
