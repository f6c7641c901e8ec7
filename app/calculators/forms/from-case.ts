import { hasDied } from '#app/case/count.ts';
import type { Facts } from '#app/case/facts.ts';
import type { Relative } from '#app/case/family.ts';
import { copy } from './copy.ts';
import { type Claimant, MOST_CLAIMANTS, newClaimant, type RelationId } from './model.ts';

/** The visitor's relation as the forms name it. */
const relations = {
  spouse: 'spouse',
  child: 'child',
  grandchild: 'grandchild',
  parent: 'parent',
  sibling: 'sibling',
  other: 'other',
} as const satisfies Record<NonNullable<Facts['me']>, RelationId>;

/** The visitor, with the relation of the case. */
export function firstClaimant({ me }: Readonly<Facts>): Claimant {
  return newClaimant(me ? { relation: relations[me], relationFromCase: true } : {});
}

/** Persons of the case's family who may file together: a label and a relation, and no name. */
export function peopleOf({ family }: Readonly<Facts>): Pick<Claimant, 'label' | 'relation'>[] {
  if (!family) return [];
  const { spouse, children = [], parents = [], siblings = [] } = family;
  const row = (people: readonly Relative[], relation: RelationId, labels: (at: number) => string) =>
    people.flatMap((one, at) => (isHeir(one) ? [{ label: labels(at), relation }] : []));
  const relationName = (relation: RelationId) => copy.claimant.relations[relation];
  return [
    ...(spouse && isHeir(spouse)
      ? [{ label: relationName('spouse'), relation: 'spouse' as const }]
      : []),
    ...row(children, 'child', (at) => ordinal(at, relationName('child'))),
    ...row(parents, 'parent', (at) => `${relationName('parent')} ${at + 1}`),
    ...row(siblings, 'sibling', (at) => `${relationName('sibling')} ${at + 1}`),
  ].slice(0, MOST_CLAIMANTS);
}

function isHeir(one: Relative): boolean {
  return (
    !hasDied(one) && one.status !== 'unborn' && one.tie !== 'divorced' && one.tie !== 'de_facto'
  );
}

function ordinal(at: number, relation: string): string {
  return copy.claimant.ordinals[at] ?? `${relation} ${at + 1}`;
}
