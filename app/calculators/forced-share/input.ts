import * as v from 'valibot';
import { countSchema, DaySchema, rowsSchema, WonSchema } from '../fields/input-schemas.ts';
import { copy } from './copy.ts';

const { family, facts } = copy;

/** Limits beyond any visitor's family. */
export const MAX_COUNT = { children: 15, grandchildren: 15, parents: 2, siblings: 15 } as const;
export const MAX_BENEFITS = 8;
export const MAX_RELATIVES = 8;
/** The largest denominator of a fraction in a will. */
export const MAX_PART_OF = 99;

/** Of a person's id; empty: nobody. */
const PersonSchema = v.pipe(v.string(), v.maxLength(20));

const BenefitSchema = v.object({
  /** Insurance: its money, paid at the death. */
  kind: v.picklist(['gift', 'legacy', 'insurance']),
  /** Id of a person of the family, or `OUTSIDER`; empty where nobody is chosen yet. */
  to: PersonSchema,
  amount: WonSchema,
  /**
   * What is left by will: a thing or a sum; everything; a fraction; null: not answered. Only of a thing the amount
   * is asked.
   */
  scope: v.optional(v.nullable(v.picklist(['specific', 'whole', 'fraction'])), null),
  /** The fraction: so many parts of so many. */
  partOf: v.optional(countSchema(copy.gifts.scopes.fraction, MAX_PART_OF, { min: 1, unit: '' }), 2),
  parts: v.optional(countSchema(copy.gifts.scopes.fraction, MAX_PART_OF, { min: 1, unit: '' }), 1),
  /** Debts taken over with it. */
  burden: v.optional(WonSchema, null),
  /** What the recipient's own work added to its value. */
  improvement: v.optional(WonSchema, null),
  /** At the end of the trial; only where things are given back in kind. */
  valueAtTrial: v.optional(WonSchema, null),
  /** Of insurance: whether the deceased paid all the premiums, and how much where it was a part. */
  paid: v.optional(v.picklist(['all', 'part']), 'all'),
  premiums: v.optional(WonSchema, null),
  premiumsByDeceased: v.optional(WonSchema, null),
  /** Id of the heir who was in truth given what someone near the heir got (대법원 2006스3); empty: nobody. */
  inTruthTo: v.optional(PersonSchema, ''),
  /**
   * Whether an heir who represents someone got a gift before or after that person died; null: not answered.
   * Older links do not have it.
   */
  representation: v.optional(v.nullable(v.picklist(['before', 'after'])), null),
  /** An heir got it before forced shares began in 1979 (대법원 2017다278422). Older links do not have it. */
  before1979: v.optional(v.boolean(), false),
  /** When an outsider got a gift: in the last year before the death, or before it. */
  when: v.picklist(['year', 'before']),
  /** Both knew that a gift before the last year would do harm (민법 1114). */
  knownHarm: v.boolean(),
  /** What of it rewards an heir's care (민법 1008 단서). */
  reward: WonSchema,
});

/** Someone of whom more is known than to live and to inherit. */
const RelativeSchema = v.object({
  /** Id of a person of the family; empty: nobody is chosen yet. */
  who: PersonSchema,
  /** Null: not answered. */
  status: v.nullable(v.picklist(['predeceased', 'renounced', 'disqualified', 'forfeited'])),
  /** Whether the person's spouse lives, and how many children there are: who may stand in the place. */
  spouse: v.boolean(),
  children: countSchema(family.grandchildren, MAX_COUNT.grandchildren),
});

/** The input, as a link holds it. */
export const InputSchema = v.object({
  /** Empty where none is put in yet. */
  death: v.union([v.literal(''), DaySchema]),
  me: v.picklist(['spouse', 'child', 'grandchild', 'parent', 'sibling']),
  /** Whether the visitor stands in the place of a late child or sibling as that person's child or spouse. */
  standsAs: v.optional(v.picklist(['own', 'child', 'spouse']), 'own'),
  spouse: v.boolean(),
  /** Of the deceased; the visitor, or the visitor's late parent, is one of them. */
  children: countSchema(family.children, MAX_COUNT.children),
  parents: countSchema(family.parents, MAX_COUNT.parents),
  siblings: countSchema(family.siblings, MAX_COUNT.siblings),
  /** Children of the one in whose place the visitor stands, the visitor among them unless that was the spouse. */
  grandchildren: countSchema(family.grandchildren, MAX_COUNT.grandchildren),
  /** Whether that person's spouse lives. */
  childSpouse: v.boolean(),
  /** Who died before or does not inherit, besides the one in whose place the visitor stands. */
  relatives: v.optional(rowsSchema(RelativeSchema, facts.relatives, MAX_RELATIVES, '명'), []),
  /** The visitor said that there is nobody of that kind. */
  noRelatives: v.optional(v.boolean(), false),
  estate: WonSchema,
  debts: WonSchema,
  /** 한정승인; null: not answered. */
  limitedAcceptance: v.optional(v.nullable(v.boolean()), null),
  benefits: rowsSchema(BenefitSchema, facts.benefits, MAX_BENEFITS),
  /** The visitor said that nobody got anything; older links do not have it. */
  noGifts: v.optional(v.boolean(), false),
});

export type Input = v.InferOutput<typeof InputSchema>;
export type RelativeInput = v.InferOutput<typeof RelativeSchema>;
export type BenefitInput = v.InferOutput<typeof BenefitSchema>;

export const OUTSIDER = 'outsider';

export const initial: Input = {
  death: '',
  me: 'child',
  standsAs: 'own',
  spouse: true,
  children: 2,
  parents: 1,
  siblings: 1,
  grandchildren: 1,
  childSpouse: true,
  relatives: [],
  noRelatives: false,
  estate: null,
  debts: null,
  limitedAcceptance: null,
  benefits: [],
  noGifts: false,
};

export const emptyBenefit: BenefitInput = {
  kind: 'gift',
  to: '',
  amount: null,
  scope: null,
  partOf: 2,
  parts: 1,
  burden: null,
  improvement: null,
  valueAtTrial: null,
  paid: 'all',
  premiums: null,
  premiumsByDeceased: null,
  inTruthTo: '',
  representation: null,
  before1979: false,
  when: 'year',
  knownHarm: false,
  reward: null,
};

/** Two children: nearly everything was given to the other one while the deceased lived. */
export const example: Input = {
  ...initial,
  death: '2026-06-01',
  spouse: false,
  estate: 500_000_000n,
  debts: 100_000_000n,
  benefits: [{ ...emptyBenefit, to: 'child-1', amount: 2_000_000_000n }],
};

export const emptyRelative: RelativeInput = {
  who: '',
  status: null,
  spouse: false,
  children: 0,
};
