import { taxDoubts as doubts, taxReasons as say } from '#app/content/tax-reasons.ts';
import type { Unsettled } from '../explanation.ts';
import { floorWon, leastWon, mostWon } from '../won.ts';
import type { Deduction } from './deductions.ts';
import type { TaxedEstate, TaxedGift, TaxedSpouse } from './estate.ts';
import { giftTaxBase, sumOf } from './taxable-value.ts';

/**
 * What the spouse takes, up to the statutory share and 30억, and at least 5억 (상증법 19).
 *
 * @param added gifts that were added back
 */
export function spouseDeduction(
  estate: Pick<TaxedEstate, 'assets' | 'debts' | 'legaciesToOthers'>,
  spouse: TaxedSpouse,
  added: TaxedGift[],
): { deduction: Deduction; unsettled: Unsettled[] } {
  const { inherits = 0n } = spouse;
  const limit = limitOf(estate, spouse, added);
  const amount = mostWon(leastWon(inherits, limit), least);
  return {
    deduction: {
      kind: 'spouse',
      amount,
      reason: inherits < least ? say.atLeast : inherits > limit ? say.limited : say.taken,
    },
    unsettled: inherits >= least && limit < least ? [doubts.lowLimit] : [],
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
  const pot = assets - debts - legaciesToOthers + sumOf(toHeirs, ({ amount }) => amount);
  return leastWon(floorWon(fraction.mul(pot)) - sumOf(toSpouse, giftTaxBase), most);
}

const least = 500_000_000n;
const most = 3_000_000_000n;
