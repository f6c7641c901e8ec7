import * as v from 'valibot';
import type { ChildRelation, ParentRelation, PartnerRelation } from '#app/law/family.ts';

/**
 * A person of the deceased's family. Persons have places and no names: the first child, the second child. The visitor
 * may give them labels.
 */
export interface Relative {
  /** The visitor's own word for the person: 큰오빠. */
  label?: string;
  /** Set for the person who is the visitor. A mark that contradicts the relation in the case (`me`) does not count. */
  mine?: true;
  /** Status that may bar the person from inheriting; undefined for a person who is alive and inherits. */
  status?: RelativeStatus;
  /** Tie by adoption and the like, or a spouse's lack of a marriage; undefined for birth or marriage. */
  tie?: ChildRelation | PartnerRelation | ParentRelation;
  /** Set for siblings only. */
  halfBlood?: true;
  spouse?: Relative;
  /** Children by age. */
  children?: Relative[];
}

export type RelativeStatus = (typeof statuses)[number];

/** Statuses of anyone who was born. */
export const grown = [
  'predeceased',
  'simultaneous',
  'renounced',
  'disqualified',
  'forfeited',
  'missing',
] as const;
const statuses = [...grown, 'unborn', 'remarried'] as const;

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

/** Maximum number of people in a row. No visitor has more. */
const MAX_IN_ROW = 15;
/** Generations from a row down. */
const GENERATIONS = 3;

/** Maximum length of a label in characters. */
export const MAX_LABEL = 8;

const own = {
  label: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_LABEL))),
  mine: v.exactOptional(v.literal(true)),
  status: v.exactOptional(v.picklist(statuses)),
  tie: v.exactOptional(v.picklist([...childRelations, ...partnerRelations, ...parentRelations])),
  halfBlood: v.exactOptional(v.literal(true)),
};

/** @param below generations that may follow the person's */
function relativeSchema(below: number): v.GenericSchema<unknown, Relative> {
  if (below === 0) return v.object(own);
  return v.object({
    ...own,
    spouse: v.exactOptional(relativeSchema(0)),
    children: v.exactOptional(rowSchema(below - 1)),
  });
}

function rowSchema(below: number) {
  return v.pipe(v.array(relativeSchema(below)), v.maxLength(MAX_IN_ROW));
}

/** The family of the deceased. A row that nobody has asked about is absent. */
export const FamilySchema = v.object({
  /** Null without a spouse. */
  spouse: v.exactOptional(v.nullable(relativeSchema(0))),
  children: v.exactOptional(rowSchema(GENERATIONS - 1)),
  parents: v.exactOptional(rowSchema(0)),
  grandparents: v.exactOptional(rowSchema(0)),
  siblings: v.exactOptional(rowSchema(GENERATIONS - 1)),
  third: v.exactOptional(rowSchema(0)),
  fourth: v.exactOptional(rowSchema(0)),
});

export type CaseFamily = v.InferOutput<typeof FamilySchema>;
