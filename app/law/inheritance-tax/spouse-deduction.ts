import { floorWon, maxWon, minWon } from '../won.ts';
import type { Deduction } from './deductions.ts';
import type { TaxedEstate, TaxedGift, TaxedSpouse } from './estate.ts';
import type { TaxFigures } from './figures.ts';
import { because, type TaxDoubt } from './reasons.ts';
import { giftTaxBase, sumOf } from './taxable-value.ts';

/**
 * Deduction for the spouse (상증법 19): the inherited amount, at most the statutory share and `most`, and at least
 * `least`.
 *
 * @param added gifts added back
 */
export function spouseDeduction(
  estate: Pick<TaxedEstate, 'assets' | 'debts' | 'legaciesToOthers'>,
  spouse: TaxedSpouse,
  added: TaxedGift[],
  { spouse: { least, most } }: Pick<TaxFigures, 'spouse'>,
): { deduction: Deduction; doubts: TaxDoubt['code'][] } {
  const { inherits = 0n } = spouse;
  const limit = minWon(shareOf(estate, spouse, added), most);
  const amount = maxWon(minWon(inherits, limit), least);
  return {
    deduction: {
      kind: 'spouse',
      amount,
      reason: because(
        inherits < least ? 'spouse-minimum' : inherits > limit ? 'spouse-limit' : 'spouse-inherits',
      ),
    },
    doubts: inherits >= least && limit < least ? ['limit-below-minimum'] : [],
  };
}

/** (A − B + C) × D − E of art. 19① no. 1. */
function shareOf(
  {
    assets,
    debts,
    legaciesToOthers = 0n,
  }: Pick<TaxedEstate, 'assets' | 'debts' | 'legaciesToOthers'>,
  { fraction }: TaxedSpouse,
  added: TaxedGift[],
): bigint {
  const toHeirs = added.filter(({ to }) => to !== 'other');
  const toSpouse = added.filter(({ to }) => to === 'spouse');
  const divided = assets - debts - legaciesToOthers + sumOf(toHeirs, ({ amount }) => amount);
  return floorWon(fraction.mul(divided)) - sumOf(toSpouse, giftTaxBase);
}
