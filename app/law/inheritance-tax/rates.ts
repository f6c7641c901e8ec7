import { minWon } from '../won.ts';
import type { TaxedEstate, TaxedGift } from './estate.ts';
import { sumOf } from './taxable-value.ts';

/**
 * The tax on a base (상증법 26), and nothing on less than 500,000 won (25②); in whole won.
 */
export function taxOn(base: bigint): bigint {
  if (base < 500_000n) return 0n;
  let tax = 0n;
  let floor = 0n;
  for (const { to, percent } of brackets) {
    tax += (minWon(base, to ?? base) - floor) * percent;
    if (to === null || base <= to) break;
    floor = to;
  }
  return tax / 100n;
}

/**
 * The addition for what skips a generation: 30 % of the tax on that part, 40 % for a minor who inherits
 * more than 20억 (상증법 27).
 *
 * @param computed tax by the rates, in whole won
 * @param added gifts that were added back; of these only the heirs' belong to the whole
 */
export function skipSurcharge(computed: bigint, estate: TaxedEstate, added: TaxedGift[]): bigint {
  const toHeirs = added.filter(({ to }) => to !== 'other');
  const whole = estate.assets + sumOf(toHeirs, ({ amount }) => amount);
  if (whole <= 0n) return 0n;
  const weighted = (estate.skipping ?? []).reduce(
    (sum, { amount, minor }) =>
      sum + minWon(amount, whole) * (minor && amount > 20n * 억 ? 40n : 30n),
    0n,
  );
  return (computed * weighted) / (whole * 100n);
}

const 억 = 100_000_000n;

const brackets: { to: bigint | null; percent: bigint }[] = [
  { to: 1n * 억, percent: 10n },
  { to: 5n * 억, percent: 20n },
  { to: 10n * 억, percent: 30n },
  { to: 30n * 억, percent: 40n },
  { to: null, percent: 50n },
];
