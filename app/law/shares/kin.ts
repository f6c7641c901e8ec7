import type { ChildRelation, Partner, Status } from '../family.ts';

/** Child, sibling, or descendant of either, who can be represented (민법 1001). */
export interface Kin {
  id: string;
  status?: Status;
  relation?: ChildRelation;
  blood?: 'half';
  spouse?: Partner;
  children?: readonly Kin[];
}

/** Relations without kinship in law. */
const noKinship = ['stepchild', 'given_up_full_adoption', 'unrecognized'] as const;

/** @returns null for kinship in law */
export function noKinshipBy({ relation }: Kin): (typeof noKinship)[number] | null {
  return noKinship.find((one) => one === relation) ?? null;
}

export function isKin(person: Kin): boolean {
  return noKinshipBy(person) === null;
}

/** Returns the children of those who are kin of the deceased. */
export function nextGeneration(people: readonly Kin[]): Kin[] {
  return people.filter(isKin).flatMap(({ children = [] }) => children);
}
