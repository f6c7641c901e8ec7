import * as v from 'valibot';
import { DaySchema } from '../parts/day-schema.ts';
import { WonSchema } from '../parts/won-schema.ts';

/** Limits beyond any visitor's family. */
export const MAX = { children: 15, parents: 4, seniors: 15, lifeYears: 400 } as const;

export const recipients = ['spouse', 'heir', 'other'] as const;

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
/** Empty where none is put in yet. */
const Day = v.union([v.literal(''), DaySchema]);

const GiftSchema = v.object({
  amount: WonSchema,
  /** What was deducted from it for the gift tax. */
  deducted: WonSchema,
});

/** The input, as a link holds it. */
export const InputSchema = v.object({
  estate: WonSchema,
  debts: WonSchema,
  death: Day,
  spouse: v.boolean(),
  children: count(MAX.children),
  /** Living ones; asked for where they inherit beside the spouse. */
  parents: count(MAX.parents),
  /** Whether the spouse takes the statutory share, or `spouseGets`. */
  division: v.picklist(['statutory', 'other']),
  spouseGets: WonSchema,
  funeral: WonSchema,
  restingPlace: WonSchema,
  financial: WonSchema,
  house: WonSchema,
  /** By who got them, within the years of the act. */
  gifts: v.object({ spouse: GiftSchema, heir: GiftSchema, other: GiftSchema }),
  /** Birthdays of the heirs who are under age. */
  minors: v.pipe(v.array(Day), v.maxLength(MAX.children)),
  seniors: count(MAX.seniors),
  /** Of all who are disabled: years of life expectancy together. */
  lifeYears: count(MAX.lifeYears),
  /** Heirs whose address is abroad. */
  abroad: v.picklist(['none', 'some', 'all']),
  inTime: v.boolean(),
});

export type Input = v.InferOutput<typeof InputSchema>;

/** What every group of fields takes. */
export interface FieldsProps {
  input: Input;
  change: (part: Partial<Input>) => void;
}

const noGift = { amount: null, deducted: null };

export const initial: Input = {
  estate: null,
  debts: null,
  death: '',
  spouse: true,
  children: 2,
  parents: 1,
  division: 'statutory',
  spouseGets: null,
  funeral: null,
  restingPlace: null,
  financial: null,
  house: null,
  gifts: { spouse: noGift, heir: noGift, other: noGift },
  minors: [],
  seniors: 0,
  lifeYears: 0,
  abroad: 'none',
  inTime: true,
};

/** A home and savings, to a spouse and two children. */
export const example: Input = {
  ...initial,
  estate: 1_500_000_000n,
  debts: 100_000_000n,
  death: '2026-06-01',
  funeral: 12_000_000n,
  financial: 300_000_000n,
};

/** Whether something stands in the folded fields. */
export function hasMore(input: Input): boolean {
  const { funeral, restingPlace, financial, house, gifts, minors } = input;
  const amounts = [funeral, restingPlace, financial, house];
  return (
    amounts.some((won) => won !== null) ||
    recipients.some((to) => gifts[to].amount !== null) ||
    minors.length > 0 ||
    input.seniors > 0 ||
    input.lifeYears > 0 ||
    input.abroad !== 'none' ||
    !input.inTime
  );
}
