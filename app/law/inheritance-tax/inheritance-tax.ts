import { applies } from '../amendments.ts';
import { requireAmounts, requireDays } from '../input-error.ts';
import { maxWon, minWon } from '../won.ts';
import { assetDeductions, type Deduction, generalDeduction } from './deductions.ts';
import type { TaxedEstate, TaxedGift } from './estate.ts';
import { skipSurcharge, taxOn } from './rates.ts';
import { because, type TaxDoubt, type TaxReason, taxDoubt } from './reasons.ts';
import { spouseDeduction } from './spouse-deduction.ts';
import { giftTaxBase, sumOf, taxableValue } from './taxable-value.ts';

/** The tax in outline, in whole won. */
export interface InheritanceTax {
  /** What was left net of debts, and the gifts added back (상증법 13). */
  taxableValue: bigint;
  addedGifts: TaxedGift[];
  deductions: Deduction[];
  /** The deductions together, within the limit of art. 24. */
  deducted: bigint;
  /** What the rates apply to (25). */
  base: bigint;
  /** By the rates (26). */
  computed: bigint;
  /** For passing over a generation (27). */
  surcharge: bigint;
  /** For filing in time (69). */
  filingCredit: bigint;
  payable: bigint;
  reasons: TaxReason[];
  unsettled: TaxDoubt[];
}

/**
 * Inheritance tax in outline, by the act in force from 2026-01-01 (상증법). An estimate: it leaves out
 * funeral costs, earlier gift tax (28), business succession and the like.
 *
 * @throws InputError for amounts below zero and days that do not exist
 */
export function inheritanceTax(estate: TaxedEstate): InheritanceTax {
  check(estate);
  const { value, added } = taxableValue(estate);
  const spouse = estate.spouse && spouseDeduction(estate, estate.spouse, added);
  const deductions = [
    generalDeduction(estate),
    ...(spouse ? [spouse.deduction] : []),
    ...assetDeductions(estate),
  ];
  const wanted = deductions.reduce((sum, { amount }) => sum + amount, 0n);
  const limit = deductionLimit(estate, value, added);
  const deducted = minWon(wanted, limit);

  const base = value - deducted;
  const computed = taxOn(base);
  const surcharge = skipSurcharge(computed, estate, added);
  const filingCredit = estate.filed === 'on-time' ? ((computed + surcharge) * 3n) / 100n : 0n;
  const payable = computed + surcharge - filingCredit;
  return {
    taxableValue: value,
    addedGifts: added,
    deductions,
    deducted,
    base,
    computed,
    surcharge,
    filingCredit,
    payable,
    reasons: [
      ...(added.length > 0 ? [because('gifts-added')] : []),
      ...(wanted > limit ? [because('deduction-limit')] : []),
      because(base < 500_000n ? 'no-tax' : 'rates'),
      ...(surcharge > 0n ? [because('generation-skip')] : []),
      ...(filingCredit > 0n ? [because('filing-credit')] : []),
      ...(payable > 10_000_000n ? [because('payment-in-parts')] : []),
      ...(payable > 20_000_000n ? [because('payment-over-years')] : []),
    ],
    unsettled: [...(spouse?.doubts ?? []), ...doubtsAbout(estate)].map(taxDoubt),
  };
}

function check(estate: TaxedEstate): void {
  const { gifts = [], spouse, skipping = [] } = estate;
  requireDays(estate.death, ...gifts.map(({ date }) => date));
  requireAmounts(
    estate.assets,
    estate.debts,
    estate.financialAssets,
    estate.cohabitedHouse,
    estate.legaciesToOthers,
    estate.throughRenunciation,
    spouse?.inherits,
    ...gifts.flatMap(({ amount, deducted }) => [amount, deducted]),
    ...skipping.map(({ amount }) => amount),
  );
}

/** What the deductions may come to at most (상증법 24). */
function deductionLimit(estate: TaxedEstate, value: bigint, added: TaxedGift[]): bigint {
  const { legaciesToOthers = 0n, throughRenunciation = 0n } = estate;
  const given = value > 500_000_000n ? sumOf(added, giftTaxBase) : 0n;
  return maxWon(value - legaciesToOthers - throughRenunciation - given, 0n);
}

function doubtsAbout({ death, spouse }: TaxedEstate): TaxDoubt['code'][] {
  const doubts: TaxDoubt['code'][] = [];
  if (spouse?.aloneByRenunciation && !spouse.fraction.equals(1)) {
    doubts.push('lump-sum-after-renunciation');
  }
  if (!applies('tax-act-of-2026', death)) doubts.push('before-the-act');
  if (applies('tax-bill-of-2026', death)) doubts.push('bill-pending');
  return doubts;
}
