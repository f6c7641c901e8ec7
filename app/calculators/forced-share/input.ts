import * as v from 'valibot';
import { copy as calculators } from '../copy.ts';
import { countSchema, DaySchema, rowsSchema, WonSchema } from '../fields/input-schemas.ts';
import type { ActionsProps } from '../result/actions.tsx';
import { copy } from './copy.ts';

const { family, facts } = copy;

/** Limits beyond any visitor's family. */
export const MAX_COUNT = { children: 15, grandchildren: 15, parents: 2, siblings: 15 } as const;
export const MAX_BENEFITS = 8;
export const MAX_RELATIVES = 8;
/** The largest denominator of a fraction in a will. */
export const MAX_PART_OF = 99;

/** Id of a person; empty: nobody. */
const PersonSchema = v.pipe(v.string(), v.maxLength(20));

const BenefitSchema = v.object({
  /** `insurance` is money that a life insurance pays at the death. */
  kind: v.picklist(['gift', 'legacy', 'insurance']),
  /** Id of a member of the family, or `OUTSIDER`; empty: nobody is chosen yet. */
  to: PersonSchema,
  amount: WonSchema,
  /**
   * Object of a legacy: a thing or a sum, everything, or a fraction; null: not answered. The amount is not asked for
   * everything or a fraction.
   */
  scope: v.optional(v.nullable(v.picklist(['specific', 'whole', 'fraction'])), null),
  /** Denominator of the fraction; `parts` is its numerator. */
  partOf: v.optional(countSchema(copy.gifts.scopes.fraction, MAX_PART_OF, { min: 1, unit: '' }), 2),
  parts: v.optional(countSchema(copy.gifts.scopes.fraction, MAX_PART_OF, { min: 1, unit: '' }), 1),
  /** Debts taken over with the thing. */
  burden: v.optional(WonSchema, null),
  /** Value that the recipient's own work added. */
  improvement: v.optional(WonSchema, null),
  /** Value at the end of the trial; asked only if things are given back in kind. */
  valueAtTrial: v.optional(WonSchema, null),
  /** Whether the deceased paid all premiums of an insurance. If not, the next two fields hold the amounts. */
  paid: v.optional(v.picklist(['all', 'part']), 'all'),
  premiums: v.optional(WonSchema, null),
  premiumsByDeceased: v.optional(WonSchema, null),
  /** Id of the person for whom a gift to someone close was in truth meant (대법원 2006스3); empty: nobody. */
  inTruthTo: v.optional(PersonSchema, ''),
  /**
   * Whether a representative got a gift before or after the representation arose; null: not answered. Older links do
   * not have it.
   */
  representation: v.optional(v.nullable(v.picklist(['before', 'after'])), null),
  /** Whether an heir got it before forced shares began in 1979 (대법원 2017다278422). Older links do not have it. */
  before1979: v.optional(v.boolean(), false),
  /** Time of a gift to an outsider: in the last year before the death, or earlier. */
  when: v.picklist(['year', 'before']),
  /** Whether both sides knew that a gift from before the last year would do harm (민법 1114). */
  knownHarm: v.boolean(),
  /** Part that rewards an heir's care (민법 1008 단서). */
  reward: WonSchema,
});

/** A relative who died before or does not inherit. */
const RelativeSchema = v.object({
  /** Id of a member of the family; empty: nobody is chosen yet. */
  who: PersonSchema,
  /** Null: not answered. */
  status: v.nullable(v.picklist(['predeceased', 'renounced', 'disqualified', 'forfeited'])),
  /** Whether the person's spouse lives. The spouse and the children may represent the person. */
  spouse: v.boolean(),
  children: countSchema(family.grandchildren, MAX_COUNT.grandchildren),
});

/** Questions about the family, in the order of the form. */
export const familyNames = [
  'me',
  'standsAs',
  'spouse',
  'children',
  'childSpouse',
  'grandchildren',
  'parents',
  'siblings',
] as const;
export type FamilyName = (typeof familyNames)[number];

/** Schema of the input in a link. */
export const InputSchema = v.object({
  /** Empty if not entered yet. */
  death: v.union([v.literal(''), DaySchema]),
  /** Whether the sender of a link left out the statuses of the family. */
  isPartial: v.optional(v.boolean(), false),
  /** Questions about the family without an answer; their fields hold what is usual. Older links do not have it. */
  unanswered: v.optional(v.array(v.picklist(familyNames)), []),
  me: v.picklist(['spouse', 'child', 'grandchild', 'parent', 'sibling']),
  /** Whether the visitor represents a late child or sibling, as that person's child or spouse; `own`: does not. */
  standsAs: v.optional(v.picklist(['own', 'child', 'spouse']), 'own'),
  spouse: v.boolean(),
  /** Children of the deceased, including the visitor or the late child whom the visitor represents. */
  children: countSchema(family.children, MAX_COUNT.children),
  parents: countSchema(family.parents, MAX_COUNT.parents),
  siblings: countSchema(family.siblings, MAX_COUNT.siblings),
  /** Children of the person whom the visitor represents, including the visitor unless the visitor is the spouse. */
  grandchildren: countSchema(family.grandchildren, MAX_COUNT.grandchildren),
  /** Whether that person's spouse lives. */
  childSpouse: v.boolean(),
  /** People who died before or do not inherit, except the person whom the visitor represents. */
  relatives: v.optional(rowsSchema(RelativeSchema, facts.relatives, MAX_RELATIVES, '명'), []),
  /** Whether the visitor answered that no such relative exists. */
  noRelatives: v.optional(v.boolean(), false),
  estate: WonSchema,
  debts: WonSchema,
  /** 한정승인; null: not answered. */
  limitedAcceptance: v.optional(v.nullable(v.boolean()), null),
  benefits: rowsSchema(BenefitSchema, facts.benefits, MAX_BENEFITS),
  /** Whether the visitor answered that nobody got anything. Older links do not have it. */
  noGifts: v.optional(v.boolean(), false),
});

export type Input = v.InferOutput<typeof InputSchema>;
export type RelativeInput = v.InferOutput<typeof RelativeSchema>;
export type BenefitInput = v.InferOutput<typeof BenefitSchema>;

/** Returns the values of the links to an input: one without the family's statuses, and one with them if there are any. */
export function linksTo(input: Input): Pick<ActionsProps, 'code' | 'withStatus'> {
  if (input.relatives.length === 0) return { code: input };
  return {
    code: { ...input, relatives: [], isPartial: true },
    withStatus: { ...calculators.status, code: input },
  };
}

/** Returns the questions that are open once this one is answered. */
export function without(answered: FamilyName, { unanswered }: Input): FamilyName[] {
  return unanswered.filter((name) => name !== answered);
}

export const OUTSIDER = 'outsider';

/** A child's family as it usually is. */
export const usual: Input = {
  death: '',
  isPartial: false,
  unanswered: [],
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

/** Input before the visitor has answered anything. */
export const initial: Input = { ...usual, unanswered: [...familyNames] };

/** A gift with the answers that the oldest links have too; the schema has the others. */
export const emptyBenefit = v.parse(BenefitSchema, {
  kind: 'gift',
  to: '',
  amount: null,
  when: 'year',
  knownHarm: false,
  reward: null,
});

/** Two children: the visitor, and a sibling who received nearly everything as a gift. */
export const example: Input = {
  ...usual,
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
