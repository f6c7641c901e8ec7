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

/** A gift in the deceased's lifetime, worth what it is worth at the death, less debts taken over with it. */
export interface Gift {
  /**
   * An heir, someone whom heirs represent, someone of `withoutRight`, or any other name: an outsider. What a
   * represented person got is an advance of the representatives (대법원 2020다267620).
   */
  to: string;
  amount: bigint;
  /**
   * When it was completed. Decides for recipients who are no heirs, without it the gift counts as older than
   * a year; before 1979-01-01 it counts for nobody.
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

/** A legacy by will, or a gift that takes effect at death. */
export type Legacy = Pick<Gift, 'to' | 'amount' | 'reward'>;

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
