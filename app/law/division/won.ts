import type Fraction from 'fraction.js';
import { floorWon } from '../won.ts';

/** Amounts in whole won, and what is left of rounding. */
export interface InWon {
  amounts: { person: string; won: bigint }[];
  /** Less than one won for each heir: too little to divide. */
  rest: bigint;
}

/**
 * The shares as amounts. Each is rounded down, so that equal shares stay equal amounts and nobody is
 * shown more than the share: giving the last won to someone would make two children unequal.
 *
 * @param estate in won, not negative
 * @param shares fractions of it that sum to 1, or none
 * @returns `amounts` in the order of `shares`; `amounts` and `rest` sum to `estate`
 */
export function inWon(
  estate: bigint,
  shares: readonly { person: string; fraction: Fraction }[],
): InWon {
  const amounts = shares.map(({ person, fraction }) => ({
    person,
    won: floorWon(fraction.mul(estate)),
  }));
  return { amounts, rest: amounts.reduce((rest, { won }) => rest - won, estate) };
}
