import type Fraction from 'fraction.js';

/** Up to this number, the units of an estate can be counted. */
export const MAX_UNITS = 24;

/** A share as it is written: numerator over denominator. */
export interface WrittenShare {
  n: string;
  d: string;
}

/** The number of equal units of an estate: the least common denominator of its shares. */
export function unitsOf(shares: readonly { fraction: Fraction }[]): number {
  return shares.reduce((units, { fraction }) => lcm(units, Number(fraction.d)), 1);
}

/** Writes a share. Units that can be counted keep the common denominator: 3/9 next to 2/9, not 1/3. */
export function writtenShare(fraction: Fraction, units: number): WrittenShare {
  if (units > MAX_UNITS) return { n: String(fraction.n), d: String(fraction.d) };
  return { n: String(Math.round(fraction.valueOf() * units)), d: String(units) };
}

function lcm(a: number, b: number): number {
  let [divisor, rest] = [a, b];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  return (a / divisor) * b;
}
