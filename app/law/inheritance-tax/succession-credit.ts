import Fraction from 'fraction.js';
import { periodEnd } from '../deadlines/period.ts';
import { floorWon, minWon } from '../won.ts';
import type { TaxedEstate } from './estate.ts';
import type { TaxFigures } from './figures.ts';

/**
 * The tax of an earlier succession on what is inherited again within ten years, a tenth less for each
 * begun year after the first (상증법 30). In 30② the earlier taxable value cancels out: the earlier tax, in
 * the part that what is inherited again has of the earlier estate.
 *
 * @param most the tax less the credit for gift tax (30③)
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
