import type Fraction from 'fraction.js';

/** Whole won of an exact amount; what is below one won is dropped. Only for the last step. */
export function floorWon(exact: Fraction): bigint {
  const floored = exact.floor();
  return floored.s * floored.n;
}
