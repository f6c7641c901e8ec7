import { calculators } from '#app/content/calculators.ts';

/** How a fraction is said: 9분의 3; a whole number stays one. */
export function spokenFraction({ n, d }: { n: bigint | string; d: bigint | string }): string {
  return String(d) === '1' ? String(n) : `${d}${calculators.outOf}\u00a0${n}`;
}
