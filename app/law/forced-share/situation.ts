import type Fraction from 'fraction.js';
import type { CalendarDate, Family } from '../family.ts';
import type { MayRepresent } from '../representatives.ts';
import type { Succession } from '../shares/shares.ts';

/** Class that decides the ratio (민법 1112). A representative has the represented person's class. */
export type HeirClass = 'descendant' | 'spouse' | 'ascendant' | 'sibling' | 'collateral';

/** An heir by law, with the statutory share (민법 1009). All money in this file is in whole won. */
export interface Heir extends MayRepresent {
  class: HeirClass;
  /** 한정승인 (민법 1028): the heir does not bear debts beyond the inheritance. */
  limitedAcceptance?: boolean | undefined;
}

/** Why a relative who might have a forced share has none. */
export type LostRight = 'renounced' | 'disqualified' | 'forfeited';

/** A gift in the deceased's lifetime, at its value at the death. */
export interface Gift extends Thing {
  /**
   * Recipient: an heir, a represented person or someone in `withoutRight`; any other name is an outsider. A gift to a
   * represented person is an advance to the representatives (대법원 2020다267620).
   */
  to: string;
  /** Value that the recipient's own work and money added, which does not count (대법원 2010다104768). */
  improvement?: bigint | undefined;
  /**
   * Set for money from insurance on the deceased's life, which counts in proportion to the premiums that the deceased
   * paid (대법원 2020다247428). `date` is then the day on which the recipient was named.
   */
  premiums?: Premiums | undefined;
  /** The heir or represented person for whom the gift was in truth meant (대법원 2006스3). */
  inTruthTo?: string | undefined;
  /**
   * Day of completion. It decides for recipients who are not heirs; without it the gift counts as older than a year.
   * A gift from before 1979-01-01 only lowers the claim and the inheritance of the heir who received it.
   */
  date?: CalendarDate | undefined;
  /** Whether both sides knew that the gift would harm people with a forced share (민법 1114). */
  knownHarm?: boolean | undefined;
  /**
   * Whether a representative received the gift before the representation arose, as a rule before the represented
   * person died. Such a gift is not an advance (대법원 2012다31802) and counts like a gift to an outsider. If
   * undefined, a representative's gift counts as an advance, with a doubt.
   */
  beforeRepresentation?: boolean | undefined;
  /** Part that matches the special care or contribution it rewards (민법 1008 단서); heirs only. */
  reward?: bigint | undefined;
}

/** A thing or sum that was given, or left by will. */
interface Thing {
  amount: bigint;
  /**
   * Deposits and mortgages that the recipient took over (대법원 2009다15794, 2022다203583). `Situation.debts` includes
   * those of a legacy, but not those of a gift, which the deceased no longer owed.
   */
  burden?: bigint | undefined;
  /** Value at the end of the trial, for which money replaces the thing (대법원 2022다203583). */
  valueAtTrial?: bigint | undefined;
}

interface Premiums {
  /** All premiums paid, by anyone. */
  all: bigint;
  byDeceased: bigint;
}

/** A legacy by will, or a gift that takes effect at death. */
export type Legacy = SpecificLegacy | UniversalLegacy;

/** A legacy of a thing or a sum (특정유증). */
interface SpecificLegacy extends Thing, Pick<Gift, 'to' | 'reward'> {}

/** A legacy of everything or a fraction, with the same part of the debts (포괄유증, 민법 1078). */
export interface UniversalLegacy extends Pick<Gift, 'to' | 'reward'> {
  /** Fraction above 0 and at most 1. */
  part: Fraction;
}

export interface Situation {
  death: CalendarDate;
  heirs: Heir[];
  withoutRight?: { person: string; why: LostRight }[] | undefined;
  /** Everything the deceased had at death, including legacies, before debts. */
  estate: bigint;
  debts: bigint;
  gifts: Gift[];
  legacies: Legacy[];
}

/** Returns the heirs of a succession with the class that decides their forced share (민법 1112). */
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
