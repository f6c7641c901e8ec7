import type Fraction from 'fraction.js';
import { copy } from '../copy.ts';

/** Spoken form of a fraction: 9분의 3. A whole number stays a numeral. */
export function spokenFraction({ n, d }: { n: bigint | string; d: bigint | string }): string {
  return String(d) === '1' ? String(n) : `${d}${copy.outOf}\u00a0${n}`;
}

/** Fraction within a sentence: 10분의 3. The whole is 전부. */
export function fractionText(fraction: Fraction): string {
  return fraction.equals(1) ? copy.whole : spokenFraction(fraction);
}
