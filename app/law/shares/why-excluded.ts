import { exclusionReasons } from '#app/content/share-exclusions.ts';
import { explain } from '../explain.ts';
import type { Reason } from '../explanation.ts';
import type { Ascendant, CalendarDate, Partner, Status } from '../family.ts';
import { isKin, type Kin } from './kin.ts';
import type { Outcome } from './settle.ts';
import { placeOfSpouse } from './spouse-of-represented.ts';
import { standing } from './standing.ts';

/** What is known when the reasons are asked for. */
export interface Inquiry {
  death: CalendarDate;
  outcome: Outcome;
  heirs: ReadonlySet<string>;
  /** Whose places others took. */
  replaced: ReadonlySet<string>;
}

/** A person's position in a line of descent. */
export interface Above {
  /** In which the line would be called. */
  rank: 1 | 3 | 4;
  /** Of kinship to the deceased. */
  degree: number;
  /** Whether someone above takes, renounced, is replaced, or is no kin. */
  above: 'open' | 'taken' | 'renounced' | 'replaced' | 'beyond';
}

/** Why the spouse of the deceased does not inherit: never but for the status. */
export function whyNotSpouse(status: Status | undefined, { death }: Inquiry): Reason {
  return explain(statusWords(status, death) ?? exclusionReasons.status.predeceased);
}

export function whyNotAscendant(person: Ascendant, inquiry: Inquiry): Reason {
  if (person.relation) return explain(exclusionReasons.relation[person.relation]);
  const byStatus = statusWords(person.status, inquiry.death);
  if (byStatus) return explain(byStatus);
  return explain(inquiry.outcome.rank === 2 ? exclusionReasons.nearer : earlier(inquiry));
}

export function whyNotKin(person: Kin, { rank, degree, above }: Above, inquiry: Inquiry): Reason {
  const { outcome, replaced, death } = inquiry;
  if (above === 'beyond') return explain(exclusionReasons.beyondRelation);
  if (person.relation === 'stepchild' || person.relation === 'given_up_full_adoption') {
    return explain(exclusionReasons.relation[person.relation]);
  }
  const byStatus = statusWords(person.status, death);
  if (byStatus) {
    return replaced.has(person.id)
      ? both(byStatus, exclusionReasons.placeTaken)
      : explain(byStatus);
  }
  if (outcome.rank === rank && rank !== 4) {
    return explain(above === 'taken' ? exclusionReasons.nearer : exclusionReasons.parentRenounced);
  }
  if (rank !== 1 && degree > 4) return explain(exclusionReasons.tooFar);
  if (outcome.rank !== 4) return explain(earlier(inquiry));
  return explain(above === 'replaced' ? exclusionReasons.notRepresented : exclusionReasons.nearer);
}

/** Why the spouse of someone in a line does not represent that person. */
export function whyNotSpouseOf(
  of: Kin,
  spouse: Partner,
  { rank, above }: Above,
  inquiry: Inquiry,
): Reason {
  const { death, heirs, outcome } = inquiry;
  const byStatus = statusWords(spouse.status, death);
  if (byStatus) return explain(byStatus);
  const { inLaw } = exclusionReasons;
  if (heirs.has(of.id)) return explain(inLaw.heir);
  const never = rank === 4 || above === 'beyond' || above === 'taken' || !isKin(of);
  if (never) return explain(inLaw.none);
  const stands = standing(of.status, death);
  if (stands === 'renounced') return explain(inLaw.renounced);
  if (stands === 'takes' || stands === 'never') return explain(inLaw.none);
  const place = placeOfSpouse(of, death);
  if (place !== 'represents') return explain(inLaw[place]);
  return explain(outcome.rank === rank || outcome.rank === 4 ? inLaw.none : earlier(inquiry));
}

function statusWords(status: Status | undefined, death: CalendarDate): Reason | null {
  if (standing(status, death) === 'takes') return null;
  const words: Partial<Record<Status, Reason>> = exclusionReasons.status;
  return (status && words[status]) ?? null;
}

/** Whoever was called before, and so ended the search. */
function earlier({ outcome }: Inquiry): Reason {
  if (outcome.places.length === 0) return exclusionReasons.tooFar;
  if (outcome.renounced) return exclusionReasons[outcome.renounced];
  if (outcome.rank === null || outcome.rank === 4) return exclusionReasons.spouseAlone;
  return exclusionReasons.earlierRank[outcome.rank];
}

function both(one: Reason, other: Reason): Reason {
  return {
    text: `${one.text} ${other.text}`,
    articles: [...new Set([...one.articles, ...other.articles])],
  };
}
