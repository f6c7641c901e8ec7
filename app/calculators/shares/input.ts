import * as v from 'valibot';
import { type Benefits, BenefitsSchema } from '../division/benefits.ts';
import { DaySchema } from '../parts/day-schema.ts';
import { WonSchema } from '../parts/won-schema.ts';

/** Limits of what the tree can show. */
export const MAX = {
  children: 10,
  grandchildren: 6,
  parents: 2,
  grandparents: 4,
  side: 10,
} as const;

/** Generations under the deceased that can be put in: children, grandchildren, great-grandchildren. */
const DEEPEST = 3;

/** A person in an address: short, as it is long already. */
export interface Kin {
  /** What keeps the person from inheriting. */
  s?: KinStatus;
  /** Tie by adoption and the like. */
  r?: v.InferOutput<typeof RelationSchema>;
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

const StatusSchema = v.picklist([
  'predeceased',
  'simultaneous',
  'renounced',
  'disqualified',
  'forfeited',
  'unborn',
  'remarried',
]);

const RelationSchema = v.picklist([
  'nonmarital_recognized',
  'adopted',
  'full_adopted',
  'given_up_full_adoption',
  'stepchild',
]);

const Own = {
  s: v.exactOptional(StatusSchema),
  r: v.exactOptional(RelationSchema),
  h: v.exactOptional(v.literal(true)),
  b: v.exactOptional(BenefitsSchema),
};

function kin(below: number): v.GenericSchema<unknown, Kin> {
  if (below === 0) return v.object(Own);
  return v.object({
    ...Own,
    w: v.exactOptional(v.object(Own)),
    c: v.exactOptional(v.pipe(v.array(kin(below - 1)), v.maxLength(MAX.grandchildren))),
  });
}

function row(most: number, below: number) {
  return v.pipe(v.array(kin(below)), v.maxLength(most));
}

/** The input, as a link holds it. */
export const InputSchema = v.object({
  spouse: v.nullable(v.object(Own)),
  children: row(MAX.children, DEEPEST - 1),
  parents: row(MAX.parents, 0),
  grandparents: row(MAX.grandparents, 0),
  siblings: row(MAX.side, DEEPEST - 1),
  third: row(MAX.side, 0),
  fourth: row(MAX.side, 0),
  estate: WonSchema,
  /** Legacies to those who do not inherit; older links do not have it. */
  elsewhere: v.optional(WonSchema, null),
  /** Empty: the law of today. */
  death: v.union([v.literal(''), DaySchema]),
});

export type ShareInput = v.InferOutput<typeof InputSchema>;

/** The family of the drawing at the top of the page, and nine hundred million won. */
export const initial: ShareInput = {
  spouse: {},
  children: [{}, {}, { s: 'predeceased', c: [{}, {}] }],
  parents: [],
  grandparents: [],
  siblings: [],
  third: [],
  fourth: [],
  estate: 900_000_000n,
  elsewhere: null,
  death: '',
};
