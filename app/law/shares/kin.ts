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

/** What each generation is called, from the nearest on. */
export const generations = {
  descendants: ['자녀', '손자녀', '증손자녀', '고손자녀'],
  siblings: ['형제자매', '조카', '조카의 자녀', '조카의 손자녀'],
  ascendants: ['부모', '조부모', '증조부모', '고조부모'],
} as const;

/** The generation's name; beyond the named ones a word that fits any. */
export function generationName(names: readonly string[], generation: number): string {
  return names[generation] ?? '그다음 세대';
}

/** Whether the law sees a kinship: not to a stepchild, no longer to one given up in full adoption. */
export function isKin({ relation }: Kin): boolean {
  return relation !== 'stepchild' && relation !== 'given_up_full_adoption';
}

/** Their children who are kin of the deceased through them. */
export function nextGeneration(people: readonly Kin[]): Kin[] {
  return people.filter(isKin).flatMap(({ children = [] }) => children);
}
