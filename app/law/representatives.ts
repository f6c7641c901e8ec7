import Fraction from 'fraction.js';
import { sharesInWon } from './won.ts';

/** Heir who may represent someone (민법 1001). */
export interface MayRepresent {
  person: string;
  fraction: Fraction;
  represents?: string | null | undefined;
}

/**
 * Attributes amounts that a represented person received to the representatives, by their shares (대법원 2020다267620).
 * The first representative takes the rest that does not divide into whole won.
 *
 * @returns amounts of each representative, in the given order; empty if nobody represents the person
 */
export function receivedThrough(
  person: string,
  heirs: readonly MayRepresent[],
  ...amounts: readonly bigint[]
): { person: string; won: bigint[] }[] {
  const representatives = heirs.filter(({ represents }) => represents === person);
  const whole = representatives.reduce((sum, { fraction }) => sum.add(fraction), new Fraction(0));
  const parts = representatives.map((one) => ({
    person: one.person,
    fraction: one.fraction.div(whole),
  }));
  const divided = amounts.map((amount) => sharesInWon(amount, parts));
  return parts.map((one, at) => ({
    person: one.person,
    won: divided.map(({ amounts: each, rest }) => (each[at]?.won ?? 0n) + (at === 0 ? rest : 0n)),
  }));
}
