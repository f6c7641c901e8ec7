import type { Ascendant, CalendarDate, Partner, Status } from '../family.ts';
import { type ExclusionReason, excludedBy, representedDespite } from './exclusion-reasons.ts';
import type { Outcome } from './find-heirs.ts';
import { isKin, type Kin, noKinshipBy } from './kin.ts';
import { effectOf, spouseOf } from './status.ts';

/** Context from which the reasons are found. */
export interface Inquiry {
  death: CalendarDate;
  outcome: Outcome;
  heirs: ReadonlySet<string>;
  represented: ReadonlySet<string>;
}

/** Position of a person in a line of descent. */
export interface Position {
  /** Rank in which the line would be called. */
  rank: 1 | 3 | 4;
  /** Degree of kinship to the deceased. */
  degree: number;
  /** Whether someone above inherits, renounced, could be represented, or is not kin. */
  above: 'open' | 'inherits' | 'renounced' | 'represented' | 'not-kin';
}

/** Returns why the spouse of the deceased does not inherit: only the lack of a marriage or the status can exclude. */
export function whyNotSpouse({ relation, status }: Partner, { death }: Inquiry): ExclusionReason {
  if (relation) return excludedBy(relation);
  const byStatus = becauseOf(status, death);
  if (!byStatus) throw new Error('A spouse whom no status excludes is an heir.');
  return byStatus;
}

export function whyNotAscendant(person: Ascendant, inquiry: Inquiry): ExclusionReason {
  if (person.relation === 'lost_by_full_adoption') return excludedBy(person.relation);
  return (
    becauseOf(person.status, inquiry.death) ??
    (inquiry.outcome.rank === 2 ? excludedBy('nearer-relative') : earlier(inquiry))
  );
}

export function whyNotKin(
  person: Kin,
  { rank, degree, above }: Position,
  inquiry: Inquiry,
): ExclusionReason {
  const { outcome, represented, death } = inquiry;
  if (above === 'not-kin') return excludedBy('not-kin');
  const noKin = noKinshipBy(person);
  if (noKin) return excludedBy(noKin);
  const byStatus = becauseOf(person.status, death);
  if (byStatus) return represented.has(person.id) ? representedDespite(byStatus) : byStatus;
  if (outcome.rank === rank && rank !== 4) {
    return excludedBy(above === 'inherits' ? 'nearer-relative' : 'parent-renounced');
  }
  if (rank !== 1 && degree > 4) return excludedBy('beyond-fourth-degree');
  if (outcome.rank !== 4) return earlier(inquiry);
  return excludedBy(
    above === 'represented' ? 'no-representation-in-fourth-rank' : 'nearer-relative',
  );
}

/** Returns why the spouse of someone in a line does not represent that person. */
export function whyNotSpouseOf(
  of: Kin,
  spouse: Partner,
  { rank, above }: Position,
  inquiry: Inquiry,
): ExclusionReason {
  const { death, heirs, outcome } = inquiry;
  if (spouse.relation) return excludedBy(spouse.relation);
  const byStatus = becauseOf(spouse.status, death);
  if (byStatus) return byStatus;
  if (heirs.has(of.id)) return excludedBy('spouse-of-heir');
  const never = rank === 4 || above === 'not-kin' || above === 'inherits' || !isKin(of);
  if (never) return excludedBy('in-law');
  const effect = effectOf(of.status, death);
  if (effect === 'renounced') return excludedBy('spouse-of-renouncer');
  if (effect === 'inherits' || effect === 'stillborn') return excludedBy('in-law');
  const place = spouseOf(of, death);
  if (place === 'remarried') return excludedBy('spouse-remarried');
  if (place !== 'represents') return excludedBy(`spouse-of-${place}`);
  const called = outcome.rank === rank || outcome.rank === 4;
  return called ? excludedBy('in-law') : earlier(inquiry);
}

function becauseOf(status: Status | undefined, death: CalendarDate): ExclusionReason | null {
  if (!status || status === 'missing' || status === 'unborn' || status === 'born_alive')
    return null;
  return effectOf(status, death) === 'inherits' ? null : excludedBy(status);
}

/** Returns the reason that others were called earlier, which ended the search. */
function earlier({ outcome }: Inquiry): ExclusionReason {
  if (outcome.places.length === 0) return excludedBy('beyond-fourth-degree');
  if (outcome.renounced) return excludedBy(outcome.renounced);
  switch (outcome.rank) {
    case 1:
      return excludedBy('after-descendants');
    case 2:
      return excludedBy('after-ascendants');
    case 3:
      return excludedBy('after-siblings');
    default:
      return excludedBy('spouse-alone');
  }
}
