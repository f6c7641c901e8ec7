import type Fraction from 'fraction.js';

/** Whole won of an exact amount; what is below one won is dropped. Only for the last step. */
export function floorWon(exact: Fraction): bigint {
  const floored = exact.floor();
  return floored.s * floored.n;
}

/** The smaller of two amounts: `Math.min` takes no bigint. */
export function leastWon(one: bigint, other: bigint): bigint {
  if (one < other) return one;
  return other;
}

/** The larger of two amounts. */
export function mostWon(one: bigint, other: bigint): bigint {
  if (one > other) return one;
  return other;
}
