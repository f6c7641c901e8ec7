import type Fraction from 'fraction.js';
import type { CalendarDate, Family } from '../family.ts';
import type { MayRepresent } from '../representatives.ts';
import type { Succession } from '../shares/shares.ts';

/** What decides the ratio (민법 1112); who represents someone has the represented person's class. */
export type HeirClass = 'descendant' | 'spouse' | 'ascendant' | 'sibling' | 'collateral';

/** Who inherits by law, with the statutory share (민법 1009). Money is in whole won everywhere here. */
export interface Heir extends MayRepresent {
  class: HeirClass;
  /** 한정승인 (민법 1028): debts beyond the inheritance are not borne. */
  limitedAcceptance?: boolean | undefined;
}

/** Why a relative who might have a forced share has none. */
export type LostRight = 'renounced' | 'disqualified' | 'forfeited';

/** A gift in the deceased's lifetime, worth what it is worth at the death. */
export interface Gift extends Thing {
  /**
   * An heir, someone whom heirs represent, someone of `withoutRight`, or any other name: an outsider. What a
   * represented person got is an advance of the representatives (대법원 2020다267620).
   */
  to: string;
  /** What the recipient's own work and money added to the value does not count (대법원 2010다104768). */
  improvement?: bigint | undefined;
  /**
   * Set where it is the money of an insurance on the deceased's life, which counts in proportion to the premiums
   * that the deceased paid (대법원 2020다247428). The date is that on which the recipient was named.
   */
  premiums?: Premiums | undefined;
  /** The heir, or the represented person, whom the gift was in truth for (대법원 2006스3). */
  inTruthTo?: string | undefined;
  /**
   * When it was completed. Decides for recipients who are no heirs, without it the gift counts as older than
   * a year; before 1979-01-01 it is only deducted from the claim of the heir who got it.
   */
  date?: CalendarDate | undefined;
  /** Both sides knew that it would harm those with a forced share (민법 1114). */
  knownHarm?: boolean | undefined;
  /**
   * To an heir who represents someone: given before the representation arose, as a rule before that person
   * died. Then it is no advance (대법원 2012다31802), and counts as a gift to an outsider does. Where it is
   * undefined the gift counts as an advance, with a doubt.
   */
  beforeRepresentation?: boolean | undefined;
  /** The part that matches special care or contribution it rewards (민법 1008 단서); only for heirs. */
  reward?: bigint | undefined;
}

/** What was given, or left by will. */
interface Thing {
  amount: bigint;
  /**
   * Deposits and mortgages that the recipient took over with it (대법원 2009다15794, 2022다203583). Those of a
   * gift are no debts of the deceased any more, those of a legacy are among the debts.
   */
  burden?: bigint | undefined;
  /** At the end of the trial, where money replaces the thing (대법원 2022다203583). */
  valueAtTrial?: bigint | undefined;
}

interface Premiums {
  /** All that were paid. */
  all: bigint;
  byDeceased: bigint;
}

/** A legacy by will, or a gift that takes effect at death. */
export type Legacy = SpecificLegacy | UniversalLegacy;

/** Of a thing or a sum (특정유증). */
interface SpecificLegacy extends Thing, Pick<Gift, 'to' | 'reward'> {}

/** Of everything, or a fraction, with the debts in that part (포괄유증, 민법 1078). */
export interface UniversalLegacy extends Pick<Gift, 'to' | 'reward'> {
  /** Above 0, at most 1. */
  part: Fraction;
}

export interface Situation {
  death: CalendarDate;
  heirs: Heir[];
  withoutRight?: { person: string; why: LostRight }[] | undefined;
  /** All the deceased had at death, legacies included, before debts. */
  estate: bigint;
  debts: bigint;
  gifts: Gift[];
  legacies: Legacy[];
}

/** The heirs of a succession, with the class that decides their forced share (민법 1112). */
export function heirsOf(succession: Succession, { spouse }: Family): Heir[] {
  return succession.shares.map(({ person, fraction, represents }) => ({
    person,
    fraction,
    represents,
    class: person === spouse?.id || succession.rank === null ? 'spouse' : classes[succession.rank],
  }));
}

const classes: Record<1 | 2 | 3 | 4, HeirClass> = {
  1: 'descendant',
  2: 'ascendant',
  3: 'sibling',
  4: 'collateral',
};
