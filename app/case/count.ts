import type { CaseFamily, Relative } from './family.ts';

/** Whether the deceased left a lawful spouse. */
export function hasSpouse({ spouse }: CaseFamily): boolean {
  return spouse !== undefined && spouse !== null && !spouse.tie && !hasDied(spouse);
}

/** Returns the spouse of a family in which the deceased left one, or left none. Keeps what is known of the spouse. */
export function spouseIf(left: boolean, family: CaseFamily): Relative | null {
  if (left === hasSpouse(family)) return family.spouse ?? null;
  return left ? {} : null;
}

/** Whether a person is a child of the deceased by law. */
export function isChild({ tie }: Relative): boolean {
  return tie !== 'unrecognized' && tie !== 'given_up_full_adoption' && tie !== 'stepchild';
}

/** Whether a person lives, or others represent the person (민법 1001, 1003②). */
export function counts(person: Relative): boolean {
  return !hasDied(person) || (person.children ?? []).length > 0 || person.spouse !== undefined;
}

export function hasDied({ status }: Relative): boolean {
  return status === 'predeceased' || status === 'simultaneous';
}

/**
 * Returns a row in which `count` people pass a test: removes the last of them or adds living people. Others stay.
 *
 * @param test holds for a person of whom nothing is known
 */
export function withCount(
  row: readonly Relative[] = [],
  count: number,
  test: (person: Relative) => boolean,
): Relative[] {
  const next = [...row];
  for (let now = next.filter(test).length; now > count; now--) {
    next.splice(next.findLastIndex(test), 1);
  }
  while (next.filter(test).length < count) next.push({});
  return next;
}
