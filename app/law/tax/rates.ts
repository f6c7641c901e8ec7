import { leastWon } from '../won.ts';

/**
 * The tax on a base (상증법 26), and nothing on less than 500,000 won (25②); in whole won.
 */
export function taxOn(base: bigint): bigint {
  if (base < 500_000n) return 0n;
  let tax = 0n;
  let floor = 0n;
  for (const { to, percent } of brackets) {
    tax += (leastWon(base, to ?? base) - floor) * percent;
    if (to === null || base <= to) break;
    floor = to;
  }
  return tax / 100n;
}

const 억 = 100_000_000n;

const brackets: { to: bigint | null; percent: bigint }[] = [
  { to: 1n * 억, percent: 10n },
  { to: 5n * 억, percent: 20n },
  { to: 10n * 억, percent: 30n },
  { to: 30n * 억, percent: 40n },
  { to: null, percent: 50n },
];
