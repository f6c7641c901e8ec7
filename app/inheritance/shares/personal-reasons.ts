import { shareReasons } from '#app/content/share-reasons.ts';
import { applies } from '../amendments.ts';
import { explain } from '../explain.ts';
import type { Reason } from '../explanation.ts';
import type { CalendarDate, Status } from '../family.ts';

/** What there is to say of an heir's own situation: a tie by adoption, half blood, birth after the death. */
export function personalReasons(
  person: { status?: Status; relation?: string; blood?: 'half' },
  death: CalendarDate,
): Reason[] {
  const reasons: Reason[] = [];
  const { relation } = person;
  if (relation && isToldOf(relation)) reasons.push(explain(shareReasons.relation[relation]));
  if (person.blood === 'half') reasons.push(explain(shareReasons.halfBlood));
  if (person.status === 'unborn') reasons.push(explain(shareReasons.unborn));
  if (person.status === 'born_alive') reasons.push(explain(shareReasons.bornAlive));
  if (person.status === 'forfeited' && !applies('forfeiture', death)) {
    reasons.push(explain(shareReasons.noForfeitureYet));
  }
  return reasons;
}

function isToldOf(relation: string): relation is keyof typeof shareReasons.relation {
  return Object.hasOwn(shareReasons.relation, relation);
}
