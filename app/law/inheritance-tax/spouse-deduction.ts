import { floorWon, maxWon, minWon } from '../won.ts';
import type { Deduction } from './deductions.ts';
import type { TaxedEstate, TaxedGift, TaxedSpouse } from './estate.ts';
import { because, type TaxDoubt } from './reasons.ts';
import { giftTaxBase, sumOf } from './taxable-value.ts';

/**
 * What the spouse inherits, up to the statutory share and 30억, and at least 5억 (상증법 19).
 *
 * @param added gifts that were added back
 */
export function spouseDeduction(
  estate: Pick<TaxedEstate, 'assets' | 'debts' | 'legaciesToOthers'>,
  spouse: TaxedSpouse,
  added: TaxedGift[],
): { deduction: Deduction; doubts: TaxDoubt['code'][] } {
  const { inherits = 0n } = spouse;
  const limit = limitOf(estate, spouse, added);
  const amount = maxWon(minWon(inherits, limit), minimum);
  return {
    deduction: {
      kind: 'spouse',
      amount,
      reason: because(
        inherits < minimum
          ? 'spouse-minimum'
          : inherits > limit
            ? 'spouse-limit'
            : 'spouse-inherits',
      ),
    },
    doubts: inherits >= minimum && limit < minimum ? ['limit-below-minimum'] : [],
  };
}

/** (A − B + C) × D − E of art. 19① no. 1, and 30억. */
function limitOf(
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
  return minWon(floorWon(fraction.mul(divided)) - sumOf(toSpouse, giftTaxBase), maximum);
}

const minimum = 500_000_000n;
const maximum = 3_000_000_000n;
