import type { Relative as CaseRelative } from '#app/case/family.ts';
import type { Benefits } from '../division/benefits.ts';

/** A person of the deceased's family with gifts and legacies. relative-path.ts locates the person. */
export interface Relative extends Omit<CaseRelative, 'spouse' | 'children'> {
  /** Gifts and legacies to the person, and the person's contribution. */
  benefits?: Benefits;
  spouse?: Relative;
  /** Children by age. */
  children?: Relative[];
}

/** Removes the spouse and children of an unborn person. */
export function withoutIssueOfUnborn(person: Relative): Relative {
  if (person.status !== 'unborn') return person;
  const { spouse: _, children: __, ...alone } = person;
  return alone;
}
