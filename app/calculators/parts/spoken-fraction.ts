import type Fraction from 'fraction.js';
import { copy } from './copy.ts';

/** How a fraction is said: 9분의 3; a whole number stays one. */
export function spokenFraction({ n, d }: { n: bigint | string; d: bigint | string }): string {
  return String(d) === '1' ? String(n) : `${d}${copy.outOf}\u00a0${n}`;
}

/** A fraction within a sentence: 10분의 3; the whole is 전부. */
export function fractionText(fraction: Fraction): string {
  return fraction.equals(1) ? copy.whole : spokenFraction(fraction);
}
