import Fraction from 'fraction.js';
import { periodEnd } from '../deadlines/period.ts';
import { floorWon, minWon } from '../won.ts';
import type { TaxedEstate } from './estate.ts';
import type { TaxFigures } from './figures.ts';

/**
 * Credit for the earlier tax on assets inherited again within ten years, less a tenth for each begun year after the
 * first (상증법 30). The earlier taxable value cancels out of the formula in 30②: the earlier tax times the part of the
 * earlier estate that is inherited again remains.
 *
 * @param most tax less the gift tax credit (30③)
 * @returns whole won
 */
export function successionCredit(
  { death, earlier }: Pick<TaxedEstate, 'death' | 'earlier'>,
  most: bigint,
  { again }: Pick<TaxFigures, 'again'>,
): bigint {
  if (!earlier || earlier.estate <= 0n || earlier.death > death) return 0n;
  const years = Array.from({ length: again.years }, (_, index) => index + 1);
  const within = years.find(
    (year) => death <= periodEnd({ day: earlier.death }, { months: 12 * year }),
  );
  if (!within) return 0n;
  const rate = new Fraction(100 - again.percentLess * (within - 1), 100);
  const part = new Fraction(minWon(earlier.again, earlier.estate), earlier.estate);
  return minWon(floorWon(rate.mul(part).mul(earlier.tax)), most);
}
