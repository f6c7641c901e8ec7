import type Fraction from 'fraction.js';
import type { CalendarDate } from '../family.ts';

/**
 * Facts that the tax depends on, for a deceased who lived in Korea. Amounts are in whole won, as the tax office values
 * them (상증법 60).
 */
export interface TaxedEstate {
  death: CalendarDate;
  /** All assets before debts, including insurance, retirement pay and trusts (상증법 2, 8–10). */
  assets: bigint;
  /** Debts and public charges of the deceased (상증법 14). */
  debts: bigint;
  /** Funeral costs. Undefined leaves them out, while an empty object counts as the minimum. */
  funeral?: Funeral | undefined;
  gifts?: TaxedGift[] | undefined;
  /** Surviving spouse. */
  spouse?: TaxedSpouse | undefined;
  /** Number of children of the deceased, including an unborn one. */
  children: number;
  /** Heirs and relatives in the household, except the spouse. */
  household?: Household | undefined;
  /** Financial assets less financial debts (상증법 22), part of `assets`. */
  financialAssets?: bigint | undefined;
  /** House that meets the conditions of 상증법 23의2, less debts secured on it, part of `assets`. */
  cohabitedHouse?: bigint | undefined;
  /** Legacies to anyone but the heirs of first rank. */
  legaciesToOthers?: bigint | undefined;
  /** Amount that heirs of the next rank inherit because the earlier rank renounced. */
  throughRenunciation?: bigint | undefined;
  /** Amounts, including gifts, that descendants beyond the children receive without representation. */
  skipping?: { amount: bigint; minor?: boolean | undefined }[] | undefined;
  /** Earlier succession whose assets are inherited again within ten years (상증법 30). */
  earlier?: EarlierSuccession | undefined;
  filed: 'on-time' | 'late' | 'never';
}

/** Costs from the death to the funeral, and those of the columbarium or natural burial ground. */
export interface Funeral {
  costs?: bigint | undefined;
  restingPlace?: bigint | undefined;
}

/** Total of the deceased's gifts to one person, valued at the time of each gift. */
export interface TaxedGift {
  /** Donee. Heirs include those who renounced (상증법 2 제4호) and representatives (대법원 2016두54275). */
  to: 'spouse' | 'heir' | 'other';
  amount: bigint;
  date: CalendarDate;
  /** Gift deduction from the gift tax base (상증법 53). */
  deducted?: bigint | undefined;
  /**
   * Gift tax by the rates (56), before its own credits: a known amount, or 'by-rates' to compute it after the
   * deduction. 'lapsed' means that the term for imposing it has ended. Undefined if unknown, and then not credited.
   */
  tax?: 'by-rates' | 'lapsed' | bigint | undefined;
  /** Whether the donee is a descendant beyond the children, so that the gift tax had a surcharge (57). */
  skips?: boolean | undefined;
  /** Whether the donee is a minor, which raises the surcharge on a large gift. */
  minor?: boolean | undefined;
}

/** Earlier succession from which the deceased had inherited, with the amounts as taxed then. */
export interface EarlierSuccession {
  death: CalendarDate;
  /** Tax by the rates of all heirs together. */
  tax: bigint;
  /** Whole estate of that succession. */
  estate: bigint;
  /** Part of that estate that is now inherited again. */
  again: bigint;
}

export interface TaxedSpouse {
  /** Statutory share as if nobody had renounced; 1 if the spouse is the only heir by law. */
  fraction: Fraction;
  /** Amount that the spouse inherits by the division, less assumed debts. Undefined if unknown. */
  inherits?: bigint | undefined;
  /** Whether all other heirs renounced. */
  aloneByRenunciation?: boolean | undefined;
}

export interface Household {
  /** Full years of age of each minor; 0 for an unborn child. */
  minors?: number[] | undefined;
  /** Number of people aged 65 or older. */
  seniors?: number | undefined;
  /** Life expectancy of each disabled person, including the spouse, in years rounded up. */
  disabled?: number[] | undefined;
}
