import type Fraction from 'fraction.js';
import { requireAmounts } from './input-error.ts';

/** Whole won of an exact amount; what is below one won is dropped. Only for the last step. */
export function floorWon(exact: Fraction): bigint {
  const floored = exact.floor();
  return floored.s * floored.n;
}

/** The smaller of two amounts: `Math.min` takes no bigint. */
export function minWon(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/** The larger of two amounts. */
export function maxWon(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

/** Amounts in whole won, and what is left of rounding. */
interface RoundedShares {
  amounts: { person: string; won: bigint }[];
  /** Less than one won for each heir: too little to divide. */
  rest: bigint;
}

/**
 * The shares as amounts. Each is rounded down, so that equal shares stay equal and nobody is shown more
 * than the share: giving the last won to one of two children would make their amounts unequal.
 *
 * @param estate in won, not negative
 * @param shares fractions of it that sum to 1, or none
 * @returns `amounts` in the order of `shares`; `amounts` and `rest` sum to `estate`
 */
export function sharesInWon(
  estate: bigint,
  shares: readonly { person: string; fraction: Fraction }[],
): RoundedShares {
  requireAmounts(estate);
  const amounts = shares.map(({ person, fraction }) => ({
    person,
    won: floorWon(fraction.mul(estate)),
  }));
  return { amounts, rest: amounts.reduce((rest, { won }) => rest - won, estate) };
}
