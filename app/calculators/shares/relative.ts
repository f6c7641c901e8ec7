import type { ChildRelation, ParentRelation, PartnerRelation } from '#app/law/family.ts';
import type { Benefits } from '../division/benefits.ts';

/** Someone of the deceased's family, as the visitor describes the person; where the person stands: relative-path.ts. */
export interface Relative {
  /** What the person's inheriting depends on; without one the person is alive and inherits. */
  status?: RelativeStatus;
  /** Tie by adoption and the like; of a spouse, that there is no marriage. Without one, by birth or by marriage. */
  tie?: ChildRelation | PartnerRelation | ParentRelation;
  /** Of a sibling. */
  halfBlood?: true;
  /** What the person was given, and contributed. */
  benefits?: Benefits;
  spouse?: Relative;
  /** By age. */
  children?: Relative[];
}

export type RelativeStatus = (typeof grown)[number] | 'unborn' | 'remarried';

/** What can be said of anyone who was born. */
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

/** Someone unborn has neither spouse nor children. */
export function withoutIssueOfUnborn(person: Relative): Relative {
  if (person.status !== 'unborn') return person;
  const { spouse: _, children: __, ...alone } = person;
  return alone;
}
