import type { Ascendant, Family, Partner } from '../family.ts';
import { isKin, type Kin } from './kin.ts';
import { represented } from './place.ts';
import type { Outcome } from './settle.ts';
import type { Excluded } from './shares.ts';
import { standing } from './standing.ts';
import {
  type Above,
  type Inquiry,
  whyNotAscendant,
  whyNotKin,
  whyNotSpouse,
  whyNotSpouseOf,
} from './why-excluded.ts';

/**
 * Everyone who does not inherit, in the order of drawing, each with the first reason that holds.
 *
 * @param heirs the ids of those who do
 */
export function exclude(family: Family, outcome: Outcome, heirs: ReadonlySet<string>): Excluded[] {
  const { death, spouse, children = [], parents = [], grandparents = [] } = family;
  const replaced = new Set(represented(outcome.places));
  const inquiry: Inquiry = { death, outcome, heirs, replaced };
  const { siblings = [], collateral = [] } = family;
  const everyone = [
    ...(spouse ? [ofSpouse(spouse, inquiry)] : []),
    ...children.flatMap((child) => ofLine(child, { rank: 1, degree: 1, above: 'open' }, inquiry)),
    ...[...parents, ...grandparents].map((person) => ofAscendant(person, inquiry)),
    ...siblings.flatMap((person) => ofLine(person, { rank: 3, degree: 2, above: 'open' }, inquiry)),
    ...collateral.flatMap((person) =>
      ofLine(person, { rank: 4, degree: person.degree, above: 'open' }, inquiry),
    ),
  ];
  return everyone.filter(({ person }) => !heirs.has(person));
}

function ofSpouse({ id, status }: Partner, inquiry: Inquiry): Excluded {
  return { person: id, reason: whyNotSpouse(status, inquiry) };
}

function ofAscendant(person: Ascendant, inquiry: Inquiry): Excluded {
  return { person: person.id, reason: whyNotAscendant(person, inquiry) };
}

function ofLine(person: Kin, above: Above, inquiry: Inquiry): Excluded[] {
  const below: Above = {
    rank: above.rank,
    degree: above.degree + 1,
    above: passedOn(person, above, inquiry),
  };
  return [
    { person: person.id, reason: whyNotKin(person, above, inquiry) },
    ...(person.spouse
      ? [
          {
            person: person.spouse.id,
            reason: whyNotSpouseOf(person, person.spouse, above, inquiry),
          },
        ]
      : []),
    ...(person.children ?? []).flatMap((child) => ofLine(child, below, inquiry)),
  ];
}

/** What a person's standing means for the children. */
function passedOn(person: Kin, { above }: Above, { death, heirs }: Inquiry): Above['above'] {
  if (above === 'beyond' || !isKin(person)) return 'beyond';
  if (above === 'taken' || heirs.has(person.id)) return 'taken';
  const stands = standing(person.status, death);
  if (above === 'renounced' || stands === 'renounced') return 'renounced';
  return stands === 'takes' ? 'open' : 'replaced';
}
