import type { ChildRelation, ParentRelation, PartnerRelation } from '#app/law/family.ts';
import type { Benefits } from '../division/benefits.ts';

/** A person of the deceased's family, as the visitor describes them. relative-path.ts locates the person. */
export interface Relative {
  /** Status that may bar the person from inheriting; undefined for a person who is alive and inherits. */
  status?: RelativeStatus;
  /** Tie by adoption and the like, or a spouse's lack of a marriage; undefined for birth or marriage. */
  tie?: ChildRelation | PartnerRelation | ParentRelation;
  /** Set for siblings only. */
  halfBlood?: true;
  /** Gifts and legacies to the person, and the person's contribution. */
  benefits?: Benefits;
  spouse?: Relative;
  /** Children by age. */
  children?: Relative[];
}

export type RelativeStatus = (typeof grown)[number] | 'unborn' | 'remarried';

/** Statuses of anyone who was born. */
export const grown = [
  'predeceased',
  'simultaneous',
  'renounced',
  'disqualified',
  'forfeited',
  'missing',
] as const;

export const childRelations = [
  'nonmarital_recognized',
  'unrecognized',
  'adopted',
  'full_adopted',
  'adopted_out',
  'given_up_full_adoption',
  'stepchild',
] as const satisfies ChildRelation[];
export const partnerRelations = ['de_facto', 'divorced'] as const satisfies PartnerRelation[];
export const parentRelations = [
  'adoptive',
  'lost_by_full_adoption',
] as const satisfies ParentRelation[];

/** Removes the spouse and children of an unborn person. */
export function withoutIssueOfUnborn(person: Relative): Relative {
  if (person.status !== 'unborn') return person;
  const { spouse: _, children: __, ...alone } = person;
  return alone;
}
