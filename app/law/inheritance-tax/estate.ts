import type Fraction from 'fraction.js';
import type { CalendarDate } from '../family.ts';

/**
 * What the tax depends on, of a deceased who lived in Korea. Money in whole won, as the tax office
 * values it (상증법 60).
 */
export interface TaxedEstate {
  death: CalendarDate;
  /** All that was left, insurance, retirement pay and trusts included (상증법 2, 8–10), before debts. */
  assets: bigint;
  /** Debts and public charges of the deceased (상증법 14). */
  debts: bigint;
  /** Costs of the funeral; undefined leaves them out, while an empty one counts with the least amount. */
  funeral?: Funeral | undefined;
  gifts?: TaxedGift[] | undefined;
  /** Of the deceased, when living. */
  spouse?: TaxedSpouse | undefined;
  /** Children of the deceased, an unborn one included. */
  children: number;
  /** Heirs and relatives of the household, the spouse left out. */
  household?: Household | undefined;
  /** Of the assets: financial ones less financial debts (상증법 22). */
  financialAssets?: bigint | undefined;
  /** Of the assets: the house of 상증법 23의2, if its conditions are met, less debts secured on it. */
  cohabitedHouse?: bigint | undefined;
  /** Left by will to others than the heirs of first rank. */
  legaciesToOthers?: bigint | undefined;
  /** What heirs of the next rank inherit because those before them renounced. */
  throughRenunciation?: bigint | undefined;
  /** What issue beyond the children receives, gifts included, not by representation. */
  skipping?: { amount: bigint; minor?: boolean | undefined }[] | undefined;
  /** Of which some is inherited again within ten years (상증법 30). */
  earlier?: EarlierSuccession | undefined;
  filed: 'on-time' | 'late' | 'never';
}

/** What was spent from the death to the funeral, and for the columbarium or natural burial ground. */
export interface Funeral {
  costs?: bigint | undefined;
  restingPlace?: bigint | undefined;
}

/** All that one person was given in the deceased's lifetime, at its value when it was given. */
export interface TaxedGift {
  /** Heirs are also those who renounced (상증법 2 제4호), and who represents (대법원 2016두54275). */
  to: 'spouse' | 'heir' | 'other';
  amount: bigint;
  date: CalendarDate;
  /** What was deducted from it for the gift tax (상증법 53). */
  deducted?: bigint | undefined;
  /**
   * Gift tax by the rates (56), before its own credits: of what is left of the gift, or an amount that is known.
   * 'lapsed': its term has ended, and it is not imposed. Undefined: not known, and not credited.
   */
  tax?: 'by-rates' | 'lapsed' | bigint | undefined;
  /** To issue beyond the children, for which its tax was raised (57). */
  skips?: boolean | undefined;
  /** To a minor: the tax of a large gift that skips is raised more. */
  minor?: boolean | undefined;
}

/** An estate from which the deceased had inherited, all as it was taxed then. */
export interface EarlierSuccession {
  death: CalendarDate;
  /** By the rates, of all who inherited. */
  tax: bigint;
  /** All that was left then. */
  estate: bigint;
  /** Of it what is now inherited again. */
  again: bigint;
}

export interface TaxedSpouse {
  /** Statutory share as if nobody had renounced; 1: the only heir by law. */
  fraction: Fraction;
  /** What the spouse inherits by the division, less debts taken over; undefined: not known. */
  inherits?: bigint | undefined;
  /** All others who would inherit renounced. */
  aloneByRenunciation?: boolean | undefined;
}

export interface Household {
  /** Full years of age of each minor; 0 for an unborn child. */
  minors?: number[] | undefined;
  /** How many are 65 or older. */
  seniors?: number | undefined;
  /** Of each disabled person, the spouse included: years of life expectancy, begun ones as whole. */
  disabled?: number[] | undefined;
}
