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

/** Whether the law sees a kinship: not to a stepchild, no longer to one given up in full adoption. */
export function isKin({ relation }: Kin): boolean {
  return relation !== 'stepchild' && relation !== 'given_up_full_adoption';
}

/** Their children who are kin of the deceased through them. */
export function nextGeneration(people: readonly Kin[]): Kin[] {
  return people.filter(isKin).flatMap(({ children = [] }) => children);
}
