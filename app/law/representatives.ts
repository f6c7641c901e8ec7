import Fraction from 'fraction.js';
import { sharesInWon } from './won.ts';

/** An heir, and whom the heir represents (민법 1001); null or nothing: nobody. */
export interface MayRepresent {
  person: string;
  fraction: Fraction;
  represents?: string | null | undefined;
}

/**
 * Who is taken to have received what a person got who is represented: the representatives, by their shares
 * (대법원 2020다267620). What cannot be divided in whole won is the first one's.
 *
 * @returns by representative, amounts in the order given; empty where nobody represents the person
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
