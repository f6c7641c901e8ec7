import type { ChildRelation, Partner, Status } from '../family.ts';

/** A child, a sibling or a descendant of either: who can be represented (민법 1001). */
export interface Kin {
  id: string;
  status?: Status;
  relation?: ChildRelation;
  blood?: 'half';
  spouse?: Partner;
  children?: readonly Kin[];
}

/** Relations in which the law sees no kinship. */
const noKinship = ['stepchild', 'given_up_full_adoption', 'unrecognized'] as const;

/** @returns null where the law sees a kinship */
export function noKinshipBy({ relation }: Kin): (typeof noKinship)[number] | null {
  return noKinship.find((one) => one === relation) ?? null;
}

export function isKin(person: Kin): boolean {
  return noKinshipBy(person) === null;
}

/** Their children who are kin of the deceased through them. */
export function nextGeneration(people: readonly Kin[]): Kin[] {
  return people.filter(isKin).flatMap(({ children = [] }) => children);
}
