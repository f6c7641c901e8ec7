import type Fraction from 'fraction.js';
import { requireAmounts } from './input-error.ts';

/** Rounds an exact amount down to whole won. Only for the last step of a computation. */
export function floorWon(exact: Fraction): bigint {
  const floored = exact.floor();
  return floored.s * floored.n;
}

/** Smaller of two amounts. `Math.min` accepts no bigint. */
export function minWon(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/** Larger of two amounts. */
export function maxWon(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

/** Amounts in whole won, and the rest lost by rounding. */
interface RoundedShares {
  amounts: { person: string; won: bigint }[];
  /** Less than one won per heir, too little to divide. */
  rest: bigint;
}

/**
 * Converts shares to amounts. Rounds each down, so that equal shares stay equal and nobody gets more than the share.
 * Giving the last won to one of two children would make their amounts unequal.
 *
 * @param estate won, not negative
 * @param shares fractions that sum to 1, or none
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
