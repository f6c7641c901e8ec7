import { minWon } from '../won.ts';
import type { TaxedEstate, TaxedGift } from './estate.ts';
import type { TaxFigures } from './figures.ts';
import { sumOf } from './taxable-value.ts';

/** Tax on a base in whole won (상증법 26); 0 below the minimum (25②). */
export function taxOn(
  base: bigint,
  { brackets, noTaxBelow }: Pick<TaxFigures, 'brackets' | 'noTaxBelow'>,
): bigint {
  if (base < noTaxBelow) return 0n;
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
 * Surcharge on amounts that skip a generation: a percentage of the tax on them, higher for a minor who inherits much
 * (상증법 27).
 *
 * @param computed tax by the rates, in whole won
 * @param added gifts added back, of which only those to heirs count towards the whole
 */
export function skipSurcharge(
  computed: bigint,
  estate: TaxedEstate,
  added: TaxedGift[],
  figures: Pick<TaxFigures, 'skip'>,
): bigint {
  const toHeirs = added.filter(({ to }) => to !== 'other');
  const whole = estate.assets + sumOf(toHeirs, ({ amount }) => amount);
  if (whole <= 0n) return 0n;
  const weighted = (estate.skipping ?? []).reduce(
    (sum, one) => sum + minWon(one.amount, whole) * skipPercent(one, figures),
    0n,
  );
  return (computed * weighted) / (whole * 100n);
}

/** Percentage of the surcharge on an amount that skips a generation (27, 57). */
export function skipPercent(
  { amount, minor }: { amount: bigint; minor?: boolean | undefined },
  { skip }: Pick<TaxFigures, 'skip'>,
): bigint {
  return minor && amount > skip.minorAbove ? skip.minorPercent : skip.percent;
}
