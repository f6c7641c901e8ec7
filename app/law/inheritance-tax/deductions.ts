import { maxWon, minWon } from '../won.ts';
import type { Household, TaxedEstate } from './estate.ts';
import type { TaxFigures } from './figures.ts';
import { because, type TaxReason } from './reasons.ts';

export interface Deduction {
  kind: 'lump-sum' | 'basic-and-personal' | 'spouse' | 'financial' | 'house';
  /** Amount in whole won. */
  amount: bigint;
  reason: TaxReason;
}

/**
 * Returns the lump sum or the basic and personal deductions, whichever is more. Never the lump sum if the spouse is the
 * only heir by law, and always the lump sum if no return was filed (상증법 18, 20, 21).
 */
export function generalDeduction(
  estate: Pick<TaxedEstate, 'spouse' | 'children' | 'household' | 'filed'>,
  figures: TaxFigures,
): Deduction {
  const { lumpSum } = figures;
  const basic = figures.basic + personalDeduction(estate.children, estate.household, figures);
  if (estate.spouse?.fraction.equals(1))
    return { kind: 'basic-and-personal', amount: basic, reason: because('spouse-only-heir') };
  if (estate.filed === 'never')
    return { kind: 'lump-sum', amount: lumpSum, reason: because('not-filed') };
  return basic > lumpSum
    ? { kind: 'basic-and-personal', amount: basic, reason: because('basic-and-personal') }
    : { kind: 'lump-sum', amount: lumpSum, reason: because('lump-sum') };
}

/**
 * Deduction for net financial assets (상증법 22): all of them up to `whole`; above it a percentage, at least `whole` and
 * at most `most`.
 *
 * @param net whole won; a negative amount counts as 0
 */
export function financialDeduction(
  net: bigint,
  { financial: { whole, percent, most } }: Pick<TaxFigures, 'financial'>,
): bigint {
  if (net <= whole) return maxWon(net, 0n);
  return minWon(maxWon((net * percent) / 100n, whole), most);
}

/** Deductions for financial assets and for the cohabited house, if any. */
export function assetDeductions(
  {
    financialAssets = 0n,
    cohabitedHouse = 0n,
  }: Pick<TaxedEstate, 'financialAssets' | 'cohabitedHouse'>,
  figures: TaxFigures,
): Deduction[] {
  const house = minWon(cohabitedHouse, figures.house);
  const all: Deduction[] = [
    {
      kind: 'financial',
      amount: financialDeduction(financialAssets, figures),
      reason: because('financial-assets'),
    },
    { kind: 'house', amount: house, reason: because('cohabited-house') },
  ];
  return all.filter(({ amount }) => amount > 0n);
}

/**
 * Personal deductions for children, minors, seniors from 65 on and disabled persons (상증법 20).
 *
 * @returns whole won
 */
function personalDeduction(
  children: number,
  household: Household = {},
  { personal: { child, senior, year, ofAge } }: TaxFigures,
): bigint {
  const { minors = [], seniors = 0, disabled = [] } = household;
  const years = [...minors.map((age) => Math.max(ofAge - age, 0)), ...disabled];
  return (
    child * BigInt(children) +
    senior * BigInt(seniors) +
    year * BigInt(years.reduce((sum, some) => sum + some, 0))
  );
}
