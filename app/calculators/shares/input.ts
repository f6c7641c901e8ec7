import * as v from 'valibot';
import type { ChildRelation, ParentRelation, PartnerRelation } from '#app/law/family.ts';
import { type Benefits, BenefitsSchema } from '../division/benefits.ts';
import { DaySchema } from '../parts/day-schema.ts';
import { WonSchema } from '../parts/won-schema.ts';

/** How many the tree can show in each row of a family. */
export const MAX_IN_ROW = {
  children: 10,
  /** Two by birth and two by adoption. */
  parents: 4,
  grandparents: 4,
  siblings: 10,
  third: 10,
  fourth: 10,
} as const;

/** How many children anyone but the deceased may have. */
export const MAX_ISSUE = 6;

/** Generations under the deceased that can be put in: children, grandchildren, great-grandchildren. */
export const DEEPEST = 3;

/** A person in an address: short, as it is long already. */
export interface Kin {
  /** What the person's inheriting depends on. */
  s?: KinStatus;
  /** Tie by adoption and the like; of a spouse, that there is no marriage. */
  r?: ChildRelation | PartnerRelation | ParentRelation;
  /** Half blood. */
  h?: true;
  /** What the person was given, and contributed. */
  b?: Benefits;
  /** Spouse. */
  w?: Kin;
  /** Children, by age. */
  c?: Kin[];
}

export type KinStatus = v.InferOutput<typeof StatusSchema>;

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

export const grown = [
  'predeceased',
  'simultaneous',
  'renounced',
  'disqualified',
  'forfeited',
  'missing',
] as const;

const StatusSchema = v.picklist([...grown, 'unborn', 'remarried']);

const Own = { b: v.exactOptional(BenefitsSchema) };
const Partner = {
  ...Own,
  s: v.exactOptional(v.picklist(grown)),
  r: v.exactOptional(v.picklist(partnerRelations)),
};
const spouse: v.GenericSchema<unknown, Kin> = v.object(Partner);
/** Of someone in a line of descent: the tie ends with another marriage. */
const InLaw = { ...Partner, s: v.exactOptional(v.picklist([...grown, 'remarried'])) };
const Parent = { ...Partner, r: v.exactOptional(v.picklist(parentRelations)) };
const Relative = { ...Own, s: v.exactOptional(v.picklist(grown)) };
const Descendant = {
  ...Own,
  s: v.exactOptional(v.picklist([...grown, 'unborn'])),
  r: v.exactOptional(v.picklist(childRelations)),
  h: v.exactOptional(v.literal(true)),
};

function kin(below: number): v.GenericSchema<unknown, Kin> {
  if (below === 0) return v.object(Descendant);
  const schema = v.object({
    ...Descendant,
    w: v.exactOptional(v.object(InLaw)),
    c: v.exactOptional(v.pipe(v.array(kin(below - 1)), v.maxLength(MAX_ISSUE))),
  });
  return v.pipe(
    schema,
    v.transform((person) => withoutIssueOfUnborn(person)),
  );
}

/** Someone unborn has neither spouse nor children. */
export function withoutIssueOfUnborn(person: Kin): Kin {
  if (person.s !== 'unborn') return person;
  const { w: _, c: __, ...alone } = person;
  return alone;
}

function row(name: keyof typeof MAX_IN_ROW, person: v.GenericSchema<unknown, Kin>) {
  return v.pipe(v.array(person), v.maxLength(MAX_IN_ROW[name]));
}

/** The input, field by field; whether the family is possible as a whole: possible.ts. */
export const FieldsSchema = v.object({
  spouse: v.nullable(spouse),
  children: row('children', kin(DEEPEST - 1)),
  parents: row('parents', v.object(Parent)),
  grandparents: row('grandparents', v.object(Relative)),
  siblings: row('siblings', kin(DEEPEST - 1)),
  third: row('third', v.object(Relative)),
  fourth: row('fourth', v.object(Relative)),
  estate: WonSchema,
  /** Legacies to those who do not inherit; older links do not have it. */
  elsewhere: v.optional(WonSchema, null),
  /** Empty: the law of today. */
  death: v.union([v.literal(''), DaySchema]),
});

export type ShareInput = v.InferOutput<typeof FieldsSchema>;

export const nobody: ShareInput = {
  spouse: null,
  children: [],
  parents: [],
  grandparents: [],
  siblings: [],
  third: [],
  fourth: [],
  estate: null,
  elsewhere: null,
  death: '',
};

/** The family of the drawing at the top of the page, and nine hundred million won. */
export const initial: ShareInput = {
  ...nobody,
  spouse: {},
  children: [{}, {}, { s: 'predeceased', c: [{}, {}] }],
  estate: 900_000_000n,
};
