import * as v from 'valibot';
import { DaySchema } from '../parts/day-schema.ts';
import { WonSchema } from '../parts/won-schema.ts';

/** Limits beyond any visitor's family. */
export const MAX_COUNT = { children: 15, grandchildren: 15, parents: 2, siblings: 15 } as const;
export const MAX_BENEFITS = 8;

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

const BenefitSchema = v.object({
  kind: v.picklist(['gift', 'legacy']),
  /** Id of a person of the family, or `OUTSIDER`; empty where nobody is chosen yet. */
  to: v.pipe(v.string(), v.maxLength(20)),
  amount: WonSchema,
  /**
   * Whether an heir who represents someone got a gift before or after that person died; null: not answered.
   * Older links do not have it.
   */
  representation: v.optional(v.nullable(v.picklist(['before', 'after'])), null),
  /** When an outsider got a gift: in the last year before the death, or before it. */
  when: v.picklist(['year', 'before']),
  /** Both knew that a gift before the last year would do harm (민법 1114). */
  knownHarm: v.boolean(),
  /** What of it rewards an heir's care (민법 1008 단서). */
  reward: WonSchema,
});

/** The input, as a link holds it. */
export const InputSchema = v.object({
  /** Empty where none is put in yet. */
  death: v.union([v.literal(''), DaySchema]),
  me: v.picklist(['spouse', 'child', 'grandchild', 'parent', 'sibling']),
  spouse: v.boolean(),
  /** Of the deceased; the visitor, or the visitor's late parent, is one of them. */
  children: count(MAX_COUNT.children),
  parents: count(MAX_COUNT.parents),
  siblings: count(MAX_COUNT.siblings),
  /** Children of the child who died before, the visitor among them. */
  grandchildren: count(MAX_COUNT.grandchildren),
  /** Whether that child's spouse lives. */
  childSpouse: v.boolean(),
  estate: WonSchema,
  debts: WonSchema,
  benefits: v.pipe(v.array(BenefitSchema), v.maxLength(MAX_BENEFITS)),
  /** The visitor said that nobody got anything; older links do not have it. */
  noGifts: v.optional(v.boolean(), false),
});

export type Input = v.InferOutput<typeof InputSchema>;
export type BenefitInput = v.InferOutput<typeof BenefitSchema>;

export const OUTSIDER = 'outsider';

export const initial: Input = {
  death: '',
  me: 'child',
  spouse: true,
  children: 2,
  parents: 1,
  siblings: 1,
  grandchildren: 1,
  childSpouse: true,
  estate: null,
  debts: null,
  benefits: [],
  noGifts: false,
};

export const emptyBenefit: BenefitInput = {
  kind: 'gift',
  to: '',
  amount: null,
  representation: null,
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
