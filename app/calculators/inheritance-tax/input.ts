import * as v from 'valibot';
import { countSchema, DaySchema, rowsSchema, WonSchema } from '../fields/input-schemas.ts';
import { copy } from './copy.ts';

const { limits, more } = copy;

/** Limits beyond any visitor's family. */
export const MAX = { children: 15, parents: 4, seniors: 15, lifeYears: 400, rows: 10 } as const;

export const recipients = ['spouse', 'heir', 'other'] as const;

/** Donees of a gift that the gift tax distinguishes (상증법 53, 57). The spouse needs no choice. */
export const donees = {
  heir: ['adult', 'minor', 'grandchild', 'minor-grandchild', 'relative'],
  other: ['grandchild', 'minor-grandchild', 'stepchild', 'relative', 'stranger'],
} as const;

export type Donee = (typeof donees)['heir' | 'other'][number];

/** Persons who take property by will, or because heirs before them renounced. */
export const takers = ['grandchild', 'minor-grandchild', 'other'] as const;
export const ways = ['will', 'renunciation'] as const;

/** A date, or empty until one is entered. */
const Day = v.union([v.literal(''), DaySchema]);

const giftEntries = {
  amount: WonSchema,
  /** Amount deducted from the gift for the gift tax. */
  deducted: WonSchema,
  /** Gift tax by the rates, as stated in the return. */
  tax: v.optional(WonSchema, null),
  /** Whether the term to impose the gift tax has ended. */
  lapsed: v.optional(v.boolean(), false),
  donee: v.optional(v.nullable(v.picklist([...donees.heir, ...donees.other])), null),
  /** Whether the parent whom a grandchild represents was alive at the gift, which raised its tax (57). */
  parentLived: v.optional(v.boolean(), false),
};

const GiftSchema = v.object(giftEntries);

const TakerSchema = v.object({
  who: v.picklist(takers),
  how: v.picklist(ways),
  amount: WonSchema,
});

const EarlierSchema = v.object({
  death: Day,
  tax: WonSchema,
  estate: WonSchema,
  again: WonSchema,
});

/** Schema of the input in a link. Links from earlier versions lack the optional fields. */
export const InputSchema = v.object({
  estate: WonSchema,
  debts: WonSchema,
  death: Day,
  /** Null, like the counts below: not answered yet. */
  spouse: v.nullable(v.boolean()),
  children: v.nullable(countSchema(limits.children, MAX.children)),
  /** Living parents; asked for if they inherit with the spouse. */
  parents: v.nullable(countSchema(limits.parents, MAX.parents)),
  /** Whether the spouse takes the statutory share, or `spouseGets`. */
  division: v.picklist(['statutory', 'other']),
  spouseGets: WonSchema,
  funeral: WonSchema,
  restingPlace: WonSchema,
  financial: WonSchema,
  house: WonSchema,
  /** Gifts by recipient, within the years of the act. */
  gifts: v.object({ spouse: GiftSchema, heir: GiftSchema, other: GiftSchema }),
  /** Gifts to further persons, one each. */
  moreGifts: v.optional(
    rowsSchema(
      v.object({ to: v.picklist(['heir', 'other']), ...giftEntries }),
      more.giftsTitle,
      MAX.rows,
    ),
    [],
  ),
  takers: v.optional(rowsSchema(TakerSchema, more.takersTitle, MAX.rows), []),
  /** Inheritance of the deceased within the last ten years; null without one. */
  earlier: v.optional(v.nullable(EarlierSchema), null),
  /** Dates of birth of the minor heirs. */
  minors: rowsSchema(Day, more.minors, MAX.children, '명'),
  seniors: countSchema(more.seniors, MAX.seniors),
  /** Total years of life expectancy of all disabled persons. */
  lifeYears: countSchema(more.lifeYears, MAX.lifeYears, { unit: '년' }),
  /** Heirs whose address is abroad. */
  abroad: v.picklist(['none', 'some', 'all']),
  inTime: v.boolean(),
});

export type Input = v.InferOutput<typeof InputSchema>;
export type GiftInput = v.InferOutput<typeof GiftSchema>;
export type TakerInput = v.InferOutput<typeof TakerSchema>;
export type EarlierInput = v.InferOutput<typeof EarlierSchema>;

/** Props of every group of fields. */
export interface FieldsProps {
  input: Input;
  change: (part: Partial<Input>) => void;
}

export const noGift: GiftInput = {
  amount: null,
  deducted: null,
  tax: null,
  lapsed: false,
  donee: null,
  parentLived: false,
};
export const noTaker: TakerInput = { who: 'other', how: 'will', amount: null };
export const noEarlier: EarlierInput = { death: '', tax: null, estate: null, again: null };

export const initial: Input = {
  estate: null,
  debts: null,
  death: '',
  spouse: null,
  children: null,
  parents: null,
  division: 'statutory',
  spouseGets: null,
  funeral: null,
  restingPlace: null,
  financial: null,
  house: null,
  gifts: { spouse: noGift, heir: noGift, other: noGift },
  moreGifts: [],
  takers: [],
  earlier: null,
  minors: [],
  seniors: 0,
  lifeYears: 0,
  abroad: 'none',
  inTime: true,
};

/** A home and savings for a spouse and two children. */
export const example: Input = {
  ...initial,
  spouse: true,
  children: 2,
  estate: 1_500_000_000n,
  debts: 100_000_000n,
  death: '2026-06-01',
  funeral: 12_000_000n,
  financial: 300_000_000n,
};

/** The first question that is open, without whose answer nothing can be computed; null for none. */
export function openQuestion({ spouse, children, parents, estate }: Input) {
  if (spouse === null) return 'spouse';
  if (children === null) return 'children';
  if (spouse && children === 0 && parents === null) return 'parents';
  return estate === null ? 'estate' : null;
}

/** Whether any of the folded fields is filled. */
export function hasMore(input: Input): boolean {
  const { debts, division, funeral, restingPlace, financial, house, minors } = input;
  return (
    [debts, funeral, restingPlace, financial, house].some((won) => won !== null) ||
    division !== 'statutory' ||
    givenIn(input).length > 0 ||
    input.takers.length > 0 ||
    input.earlier !== null ||
    minors.length > 0 ||
    input.seniors > 0 ||
    input.lifeYears > 0 ||
    input.abroad !== 'none' ||
    !input.inTime
  );
}

/** A gift with an amount, and its recipient. */
export type Given = GiftInput & { to: (typeof recipients)[number]; amount: bigint };

/** Returns the gifts that count: gifts with an amount, in fields that are shown. */
export function givenIn({ gifts, moreGifts, spouse }: Input): Given[] {
  const first = recipients
    .filter((to) => to !== 'spouse' || spouse)
    .map((to) => ({ ...gifts[to], to }));
  return [...first, ...moreGifts].flatMap((gift) =>
    gift.amount ? [{ ...gift, amount: gift.amount }] : [],
  );
}
