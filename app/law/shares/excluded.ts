import type { Family } from '../family.ts';
import type { ExclusionReason } from './exclusion-reasons.ts';
import type { Outcome } from './find-heirs.ts';
import { isKin, type Kin } from './kin.ts';
import { represented } from './place.ts';
import { effectOf } from './status.ts';
import {
  type Inquiry,
  type Position,
  whyNotAscendant,
  whyNotKin,
  whyNotSpouse,
  whyNotSpouseOf,
} from './why-excluded.ts';

/** Person who might be expected to inherit, but does not. */
export interface Excluded {
  person: string;
  reason: ExclusionReason;
}

/**
 * Lists everyone who does not inherit, each with the first reason: the spouse first, then by branch and age.
 *
 * @param heirs ids of the heirs
 */
export function exclude(family: Family, outcome: Outcome, heirs: ReadonlySet<string>): Excluded[] {
  const { death, spouse, children = [], parents = [], grandparents = [] } = family;
  const { siblings = [], collateral = [] } = family;
  const inquiry: Inquiry = {
    death,
    outcome,
    heirs,
    represented: new Set(represented(outcome.places)),
  };
  const everyone = [
    ...(spouse ? [{ person: spouse.id, why: () => whyNotSpouse(spouse, inquiry) }] : []),
    ...children.flatMap((one) => ofLine(one, { rank: 1, degree: 1, above: 'open' }, inquiry)),
    ...[...parents, ...grandparents].map((one) => ({
      person: one.id,
      why: () => whyNotAscendant(one, inquiry),
    })),
    ...siblings.flatMap((one) => ofLine(one, { rank: 3, degree: 2, above: 'open' }, inquiry)),
    ...collateral.flatMap((one) =>
      ofLine(one, { rank: 4, degree: one.degree, above: 'open' }, inquiry),
    ),
  ];
  return everyone
    .filter(({ person }) => !heirs.has(person))
    .map(({ person, why }) => ({ person, reason: why() }));
}

interface Candidate {
  person: string;
  why: () => ExclusionReason;
}

function ofLine(person: Kin, position: Position, inquiry: Inquiry): Candidate[] {
  const { spouse, children = [] } = person;
  const below: Position = {
    rank: position.rank,
    degree: position.degree + 1,
    above: forChildrenOf(person, position, inquiry),
  };
  return [
    { person: person.id, why: () => whyNotKin(person, position, inquiry) },
    ...(spouse
      ? [{ person: spouse.id, why: () => whyNotSpouseOf(person, spouse, position, inquiry) }]
      : []),
    ...children.flatMap((child) => ofLine(child, below, inquiry)),
  ];
}

/** Effect of a person's status on the children. */
function forChildrenOf(
  person: Kin,
  { above }: Position,
  { death, heirs }: Inquiry,
): Position['above'] {
  if (above === 'not-kin' || !isKin(person)) return 'not-kin';
  if (above === 'inherits' || heirs.has(person.id)) return 'inherits';
  const effect = effectOf(person.status, death);
  if (above === 'renounced' || effect === 'renounced') return 'renounced';
  return effect === 'inherits' ? 'open' : 'represented';
}
