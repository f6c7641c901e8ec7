import { leastWon } from '../won.ts';
import type { TaxedEstate, TaxedGift } from './estate.ts';
import { sumOf } from './taxable-value.ts';

/**
 * The addition for what passes over a generation: 30 % of the tax on that part, 40 % for a minor who
 * takes more than 20억 (상증법 27).
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
      sum + leastWon(amount, whole) * (minor && amount > 2_000_000_000n ? 40n : 30n),
    0n,
  );
  return (computed * weighted) / (whole * 100n);
}
