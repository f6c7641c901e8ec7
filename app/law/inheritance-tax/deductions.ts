import { maxWon, minWon } from '../won.ts';
import type { Household, TaxedEstate } from './estate.ts';
import { because, type TaxReason } from './reasons.ts';

export interface Deduction {
  kind: 'lump-sum' | 'basic-and-personal' | 'spouse' | 'financial' | 'house';
  /** In whole won. */
  amount: bigint;
  reason: TaxReason;
}

/**
 * The lump sum of 5억, or the basic 2억 with the personal ones, whichever is more; the lump sum never
 * where the spouse is the only heir by law, and always where no return was filed (상증법 18, 20, 21).
 */
export function generalDeduction(
  estate: Pick<TaxedEstate, 'spouse' | 'children' | 'household' | 'filed'>,
): Deduction {
  const basic = 2n * 억 + personalDeduction(estate.children, estate.household);
  if (estate.spouse?.fraction.equals(1))
    return { kind: 'basic-and-personal', amount: basic, reason: because('spouse-only-heir') };
  if (estate.filed === 'never')
    return { kind: 'lump-sum', amount: 5n * 억, reason: because('not-filed') };
  return basic > 5n * 억
    ? { kind: 'basic-and-personal', amount: basic, reason: because('basic-and-personal') }
    : { kind: 'lump-sum', amount: 5n * 억, reason: because('lump-sum') };
}

/**
 * Of net financial assets all up to 2천만, above it a fifth, at least 2천만 and at most 2억 (상증법 22).
 *
 * @param net in whole won; below 0 counts as none
 */
export function financialDeduction(net: bigint): bigint {
  if (net <= 20_000_000n) return maxWon(net, 0n);
  return minWon(maxWon(net / 5n, 20_000_000n), 2n * 억);
}

/** Those for financial assets and for the house lived in together, where there are any. */
export function assetDeductions({
  financialAssets = 0n,
  cohabitedHouse = 0n,
}: Pick<TaxedEstate, 'financialAssets' | 'cohabitedHouse'>): Deduction[] {
  const house = minWon(cohabitedHouse, 6n * 억);
  const all: Deduction[] = [
    {
      kind: 'financial',
      amount: financialDeduction(financialAssets),
      reason: because('financial-assets'),
    },
    { kind: 'house', amount: house, reason: because('cohabited-house') },
  ];
  return all.filter(({ amount }) => amount > 0n);
}

const 억 = 100_000_000n;

/**
 * What children, minors, those of 65 and the disabled add (상증법 20).
 *
 * @returns whole won
 */
function personalDeduction(children: number, household: Household = {}): bigint {
  const { minors = [], seniors = 0, disabled = [] } = household;
  const years = [...minors.map((age) => (age < 19 ? 19 - age : 0)), ...disabled];
  return (
    50_000_000n * BigInt(children + seniors) +
    10_000_000n * BigInt(years.reduce((sum, some) => sum + some, 0))
  );
}
